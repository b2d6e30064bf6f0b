import { hash32 } from '../text/hash.ts';
import type { Token } from '../text/token.ts';
import type { EntityWords } from './entity-words.ts';
import { markKnownNames } from './entity-words.ts';

const shapes = new Map<string, string>();
const mostShapes = 200_000;

/** Kept, since news repeat their words. */
function shapeOf(text: string): string {
  let shape = shapes.get(text);
  if (shape === undefined) {
    if (shapes.size > mostShapes) shapes.clear();
    shape = readShape(text);
    shapes.set(text, shape);
  }
  return shape;
}

function readShape(text: string): string {
  let shape = '';
  for (const letter of text.slice(0, 10)) {
    const mark = /\p{Lu}/u.test(letter)
      ? /[A-Z]/.test(letter)
        ? 'L'
        : 'X'
      : /\p{Ll}/u.test(letter)
        ? /[a-z]/.test(letter)
          ? 'l'
          : 'x'
        : /\p{N}/u.test(letter)
          ? '0'
          : letter;
    if (!shape.endsWith(mark)) shape += mark;
  }
  return shape;
}

/** Token positions in quotes, with the number of tokens inside the pair. */
function findQuotes(tokens: readonly Token[]): number[] {
  const inside = tokens.map(() => 0);
  let from = -1;
  for (const [at, token] of tokens.entries()) {
    if (/^[«“„]$/.test(token.text) || (/^["']$/.test(token.text) && from < 0)) from = at;
    else if (/^[»”"']$/.test(token.text) && from >= 0) {
      for (let each = from + 1; each < at; each += 1) inside[each] = Math.min(6, at - from - 1);
      from = -1;
    }
  }
  return inside;
}

const seeds = new Map<string, number>();

function seedOf(name: string): number {
  let seed = seeds.get(name);
  if (seed === undefined) {
    seed = hash32(name);
    seeds.set(name, seed);
  }
  return seed;
}

const hintSeeds = [-2, -1, 0, 1, 2].map((step) => seedOf(step === 0 ? 'hint' : `hint${step}`));

/** The same features with what an earlier tagger says of each token and its neighbours. */
export function addHints(
  features: readonly (readonly number[])[],
  hints: readonly (readonly string[])[],
): (readonly number[])[] {
  return features.map((list, at) => {
    let more: number[] | undefined;
    for (let step = -2; step <= 2; step += 1) {
      const seed = hintSeeds[step + 2];
      for (const hint of hints[at + step] ?? []) (more ??= [...list]).push(hash32(hint, seed));
    }
    return more ?? list;
  });
}

/** Hashed features of every token: its form, its neighbours, quotes and known names. */
export function tokenFeatures(tokens: readonly Token[], words: EntityWords): number[][] {
  const forms = tokens.map(({ text }) => shapeOf(text));
  const quotes = findQuotes(tokens);
  const known = markKnownNames(tokens, words);
  const stems = tokens.map(({ stem, text }) => stem || text);
  const upper =
    tokens.filter(({ text }) => /^\p{Lu}/u.test(text)).length /
    Math.max(1, tokens.filter(({ kind }) => kind === 'word').length);
  return tokens.map((token, at) => {
    const list: number[] = [];
    const add = (name: string, value: string): void => void list.push(hash32(value, seedOf(name)));
    const { folded } = token;
    add('bias', '');
    add('stem', stems[at] ?? '');
    add('shape', `${forms[at]}${at === 0 ? '^' : ''}`);
    add('suffix3', folded.slice(-3));
    add('suffix2', `${folded.slice(-2)}${forms[at]?.charAt(0)}`);
    add('prefix', `${folded.slice(0, 4)}${forms[at]?.charAt(0)}`);
    add('quoted', `${quotes[at]}${forms[at]?.charAt(0)}`);
    for (let step = -2; step <= 2; step += 1) {
      if (step === 0) continue;
      const near = at + step;
      add(`stem${step}`, stems[near] ?? '');
      add(`shape${step}`, `${forms[near] ?? ''}|${forms[at]?.charAt(0)}`);
      if (Math.abs(step) === 1) add(`pair${step}`, `${stems[near] ?? ''}|${stems[at]}`);
      for (const mark of known[near] ?? []) add(`known${step}`, mark);
    }
    add('shapes', `${forms[at - 1] ?? '^'}|${forms[at]}|${forms[at + 1] ?? '$'}`);
    for (const mark of known[at] ?? []) {
      add('known', mark);
      add('known-shape', `${mark}${forms[at]?.charAt(0)}${at === 0 ? '^' : ''}`);
    }
    if (known[at]?.length === 0) add('unknown', `${forms[at]}${at === 0 ? '^' : ''}`);
    add('upper', `${Math.round(upper * 4)}${forms[at]?.charAt(0)}`);
    return list;
  });
}
