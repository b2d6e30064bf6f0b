import { hash32 } from '../text/hash.ts';
import type { Token } from '../text/token.ts';
import type { EntityWords } from './entity-words.ts';
import { markKnownNames } from './entity-words.ts';

const shapes = new Map<string, string>();
const maxShapes = 200_000;

/** Kept, since news repeat their words. */
function shapeOf(text: string): string {
  let shape = shapes.get(text);
  if (shape === undefined) {
    if (shapes.size > maxShapes) shapes.clear();
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

const steps = [-2, -1, 1, 2] as const;

/** Seeds of a family of features of neighbours, in the order of `steps`. */
function seedsOf(name: string): readonly number[] {
  return steps.map((step) => hash32(`${name}${step}`));
}

/** One seed for each family of features. */
const seed = {
  bias: hash32('bias'),
  stem: hash32('stem'),
  shape: hash32('shape'),
  suffix3: hash32('suffix3'),
  suffix2: hash32('suffix2'),
  prefix: hash32('prefix'),
  quoted: hash32('quoted'),
  nearStem: seedsOf('stem'),
  nearShape: seedsOf('shape'),
  nearPair: seedsOf('pair'),
  nearKnown: seedsOf('known'),
  shapes: hash32('shapes'),
  known: hash32('known'),
  knownShape: hash32('known-shape'),
  unknown: hash32('unknown'),
  upper: hash32('upper'),
} as const;

const hintSeeds = [-2, -1, 0, 1, 2].map((step) => hash32(step === 0 ? 'hint' : `hint${step}`));

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

/** What the features of all tokens of a text are read from. */
interface Reading {
  readonly forms: readonly string[];
  readonly stems: readonly string[];
  readonly quotes: readonly number[];
  readonly known: readonly (readonly string[])[];
  /** Share of words with a capital, in quarters. */
  readonly capitals: number;
}

function countCapitals(tokens: readonly Token[], forms: readonly string[]): number {
  let capitals = 0;
  let words = 0;
  for (const [at, { kind }] of tokens.entries()) {
    const first = forms[at]!.charAt(0);
    if (first === 'X' || first === 'L') capitals += 1;
    if (kind === 'word') words += 1;
  }
  return Math.round((capitals / Math.max(1, words)) * 4);
}

function addNeighbours(list: number[], { stems, forms, known }: Reading, at: number, mark: string): void {
  for (const [place, step] of steps.entries()) {
    const near = at + step;
    const stem = stems[near] ?? '';
    list.push(
      hash32(stem, seed.nearStem[place]),
      hash32(`${forms[near] ?? ''}|${mark}`, seed.nearShape[place]),
    );
    if (step === -1 || step === 1) list.push(hash32(`${stem}|${stems[at]}`, seed.nearPair[place]));
    for (const kind of known[near] ?? []) list.push(hash32(kind, seed.nearKnown[place]));
  }
}

function featuresOf({ folded }: Token, at: number, reading: Reading): number[] {
  const { stems, quotes, known, capitals } = reading;
  const form = reading.forms[at]!;
  const mark = form.charAt(0);
  const placed = at === 0 ? `${form}^` : form;
  const list = [
    hash32('', seed.bias),
    hash32(stems[at]!, seed.stem),
    hash32(placed, seed.shape),
    hash32(folded.slice(-3), seed.suffix3),
    hash32(`${folded.slice(-2)}${mark}`, seed.suffix2),
    hash32(`${folded.slice(0, 4)}${mark}`, seed.prefix),
    hash32(`${quotes[at]}${mark}`, seed.quoted),
  ];
  addNeighbours(list, reading, at, mark);
  list.push(hash32(`${reading.forms[at - 1] ?? '^'}|${form}|${reading.forms[at + 1] ?? '$'}`, seed.shapes));
  for (const kind of known[at]!)
    list.push(hash32(kind, seed.known), hash32(`${kind}${mark}${at === 0 ? '^' : ''}`, seed.knownShape));
  if (known[at]!.length === 0) list.push(hash32(placed, seed.unknown));
  list.push(hash32(`${capitals}${mark}`, seed.upper));
  return list;
}

/** Hashed features of every token: its form, its neighbours, quotes and known names. */
export function tokenFeatures(tokens: readonly Token[], words: EntityWords): number[][] {
  const forms = tokens.map(({ text }) => shapeOf(text));
  const reading: Reading = {
    forms,
    stems: tokens.map(({ stem, text }) => stem || text),
    quotes: findQuotes(tokens),
    known: markKnownNames(tokens, words),
    capitals: countCapitals(tokens, forms),
  };
  return tokens.map((token, at) => featuresOf(token, at, reading));
}
