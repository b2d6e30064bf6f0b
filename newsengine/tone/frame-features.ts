import type { Features } from '../learning/linear-model.ts';
import { hash32 } from '../text/hash.ts';
import type { Token } from '../text/token.ts';
import { findFrames } from './tone-frames.ts';

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

/**
 * What is done near the entity at tokens [first, last), and on which side: "обвинил X" falls on X, "X обвинил" does not.
 * The model learns which side, form and case make whom the doer.
 */
export function addFrames(bag: Features, tokens: readonly Token[], first: number, last: number): void {
  const caseEnd = (tokens[last - 1]?.folded ?? '').slice(-1);
  for (let at = Math.max(0, first - reach); at < Math.min(tokens.length, last + reach); at += 1) {
    const token = tokens[at];
    if (!token || token.kind !== 'word' || (at >= first && at < last)) continue;
    const isLeft = at < first;
    const between = isLeft ? tokens.slice(at + 1, first) : tokens.slice(last, at);
    const isApart = between.some(({ text }) => /^[,;:—–]$/.test(text));
    const denied = tokens[at - 1]?.folded === 'не' ? '!' : '';
    const near = nearnessOf(isLeft ? first - at : at - last + 1);
    for (const frame of findFrames(token.folded)) {
      const name = `${denied}${frame}:${isLeft ? 'L' : 'R'}${formOf(token.folded)}`;
      add(bag, name, 0.7);
      add(bag, `${name}:${near}`, 0.6);
      add(bag, `${name}:${isApart}`, 0.5);
      add(bag, `${name}:${caseEnd}`, 0.5);
      add(bag, `${frame}${denied}:${isLeft}:${near}`, 0.5);
    }
  }
  const met = new Set(tokens.flatMap(({ folded }) => findFrames(folded)));
  for (const frame of met) add(bag, `any:${frame}`, 0.5);
}
