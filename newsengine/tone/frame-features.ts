import type { Features } from '../learning/linear-model.ts';
import { hash32 } from '../text/hash.ts';
import type { Token } from '../text/token.ts';
import { findFrames, type ToneFrame } from './tone-frames.ts';

/** How many tokens on each side of the entity are searched. */
const reach = 7;
const seed = 47;

const passive =
  /(?:ен|ена|ено|ены|ан|ана|аны|ано|нн(?:ый|ая|ое|ые|ого|ому|ым|ом|ой|ую|ых|ыми)|тся|лся|лась|лись|лось|ому|емый)$/;
const verbal = /(?:ла|ло|ли|л|ет|ит|ют|ут|ят|ат|ть|в|вший|ущий|ющий)$/;

function add(bag: Features, name: string, value: number): void {
  bag.hashes.push(hash32(name, seed));
  bag.values.push(value);
}

function formOf(folded: string): string {
  if (passive.test(folded)) return 'p';
  return verbal.test(folded) ? 'v' : 'n';
}

function nearnessOf(distance: number): string {
  if (distance <= 2) return 'a';
  return distance <= 4 ? 'b' : 'c';
}

const framesOfSentence = new WeakMap<readonly Token[], readonly (readonly ToneFrame[])[]>();

/** Frames of each token, read once for all names of a sentence. */
function readSentence(tokens: readonly Token[]): readonly (readonly ToneFrame[])[] {
  const known = framesOfSentence.get(tokens);
  if (known) return known;
  const frames = tokens.map(({ folded }) => findFrames(folded));
  framesOfSentence.set(tokens, frames);
  return frames;
}

function isParted(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (/^[,;:—–]$/.test(tokens[at]!.text)) return true;
  return false;
}

/**
 * What is done near the entity at tokens [first, last), and on which side: "обвинил X" falls on X, "X обвинил" does not.
 * The model learns which side, form and case make whom the doer.
 */
export function addFrames(bag: Features, tokens: readonly Token[], first: number, last: number): void {
  const caseEnd = (tokens[last - 1]?.folded ?? '').slice(-1);
  const frames = readSentence(tokens);
  for (let at = Math.max(0, first - reach); at < Math.min(tokens.length, last + reach); at += 1) {
    const token = tokens[at]!;
    if (frames[at]!.length === 0 || token.kind !== 'word' || (at >= first && at < last)) continue;
    const isLeft = at < first;
    const isApart = isLeft ? isParted(tokens, at + 1, first) : isParted(tokens, last, at);
    const denied = tokens[at - 1]?.folded === 'не' ? '!' : '';
    const near = nearnessOf(isLeft ? first - at : at - last + 1);
    for (const frame of frames[at]!) {
      const name = `${denied}${frame}:${isLeft ? 'L' : 'R'}${formOf(token.folded)}`;
      add(bag, name, 0.7);
      add(bag, `${name}:${near}`, 0.6);
      add(bag, `${name}:${isApart}`, 0.5);
      add(bag, `${name}:${caseEnd}`, 0.5);
      add(bag, `${frame}${denied}:${isLeft}:${near}`, 0.5);
    }
  }
  for (const frame of new Set(frames.flat())) add(bag, `any:${frame}`, 0.5);
}
