import type { Features } from '../learning/linear-model.ts';
import { addFact, addTokens, createBag } from '../learning/text-features.ts';
import { hash32 } from '../text/hash.ts';
import type { LanguageCode } from '../text/language-code.ts';
import type { Token } from '../text/token.ts';
import { addFrames } from './frame-features.ts';
import { addSums, sumHashes, sumMarks } from './tone-features.ts';
import type { ToneWords } from './tone-words.ts';

/** A sentence and where the entity stands in it: tokens [first, last). */
interface Place {
  readonly tokens: readonly Token[];
  readonly first: number;
  readonly last: number;
}

const seed = 31;

function add(bag: Features, name: string, value: number): void {
  bag.hashes.push(hash32(name, seed));
  bag.values.push(value);
}

function findPlace(tokens: readonly Token[], start: number, end: number): Place {
  const first = Math.max(
    0,
    tokens.findIndex((token) => token.end > start),
  );
  const after = tokens.findIndex((token) => token.start >= end);
  return { tokens, first, last: after < 0 ? tokens.length : after };
}

const verbEnding =
  /(?:ла|ло|ли|л|ет|ёт|ит|ют|ут|ят|ат|ть|лся|лась|лось|лись|тся|ться|ен|ена|ено|ены|ан|ана|аны)$/;

function isVerb(token: Token): boolean {
  return token.kind === 'word' && token.text.length > 3 && verbEnding.test(token.folded);
}

/** The two nearest words with a verb's ending among the eight tokens from one on, in one direction. */
function nearestVerbs(tokens: readonly Token[], from: number, step: 1 | -1): Token[] {
  const found: Token[] = [];
  for (let at = from; found.length < 2 && Math.abs(at - from) < 8; at += step) {
    const token = tokens[at];
    if (token === undefined) break;
    if (isVerb(token)) found.push(token);
  }
  return found;
}

/** The nearest verbs on each side: who acts stands before, who is acted on after. */
function addVerbs(bag: Features, { tokens, first, last }: Place): void {
  for (const [at, verb] of nearestVerbs(tokens, last, 1).entries()) {
    add(bag, `verb-right:${verb.stem}`, 0.8 / (at + 1));
    add(bag, `verb-end:${verb.folded.slice(-2)}`, 0.3);
  }
  for (const [at, verb] of nearestVerbs(tokens, first - 1, -1).entries())
    add(bag, `verb-left:${verb.stem}`, 0.8 / (at + 1));
}

const adjective = /(?:ск|н)(?:ий|ого|ому|им|ом|ая|ой|ую|ие|их|ими)$/;

function kindOf(text: string): string {
  if (text.length > 1 && text === text.toUpperCase()) return 'letters';
  if (adjective.test(text.toLowerCase())) return 'adjective';
  return text.charAt(0) === text.charAt(0).toLowerCase() ? 'word' : 'name';
}

/** Who or what is named, in which case, of which kind, after which preposition. */
function addEntity(bag: Features, { tokens, first, last }: Place): void {
  const entity = tokens.slice(first, last);
  for (const { stem, text } of entity) {
    add(bag, `entity:${stem || text}`, 0.9);
    add(bag, `entity-end:${stem.slice(-3)}`, 0.4);
    if (stem.length > 5) add(bag, `entity-root:${stem.slice(0, 5)}`, 0.5);
  }
  const head = entity.at(-1)?.text ?? '';
  add(bag, `case2:${head.slice(-2).toLowerCase()}`, 0.65);
  add(bag, `case1:${head.slice(-1).toLowerCase()}`, 0.65);
  add(bag, `kind:${kindOf(head)}${entity.length > 1}`, 0.8);
  add(bag, `words:${kindOf(head) === 'letters'}${Math.min(3, entity.length)}`, 0.65);
  const before = tokens[first - 1];
  if (before && before.folded.length <= 4) {
    add(bag, `after:${before.folded}`, 1.05);
    add(bag, `after-case:${before.folded}${head.slice(-1)}`, 0.65);
  }
  const met = tokens.filter((token) => entity.some(({ stem }) => stem === token.stem)).length;
  add(bag, `again:${Math.min(3, met - entity.length)}`, 0.5);
}

/** Whether the entity stands in a quotation, and how long the sentence is. */
function addFrame(bag: Features, { tokens, first }: Place): void {
  const open = tokens.slice(0, first).reduce((depth, { text }) => {
    if (/[«“]/.test(text)) return depth + 1;
    return /[»”]/.test(text) ? depth - 1 : depth;
  }, 0);
  add(bag, `quoted:${open > 0}`, 0.5);
  add(bag, `quotes:${tokens.some(({ text }) => /[«“"]/.test(text))}`, 0.3);
  add(bag, `length:${Math.min(5, Math.floor(tokens.length / 10))}`, 0.4);
  addFact(bag, `place:${Math.min(3, Math.floor((first / Math.max(1, tokens.length)) * 4))}`, 0.4);
}

/** In the order of the windows below. */
const windowHashes = ['before', 'after', 'all', 'just-before', 'just-after', 'inside'].map(sumHashes);

/** Features of a sentence towards one entity at [start, end): words before, after and near it kept apart, its case, its verbs, what is done near it. */
export function entityToneFeatures(
  tokens: readonly Token[],
  start: number,
  end: number,
  language: LanguageCode,
  words: ToneWords,
): Features {
  const bag = createBag();
  const place = findPlace(tokens, start, end);
  const { first, last } = place;
  addTokens(bag, tokens, 1.7, 21);
  addTokens(bag, tokens.slice(Math.max(0, first - 6), first), 1.5, 22);
  addTokens(bag, tokens.slice(last, last + 6), 1.5, 23);
  const windows = [
    first - 6,
    first,
    last,
    last + 6,
    0,
    tokens.length,
    first - 3,
    first,
    last,
    last + 3,
    first,
    last,
  ];
  for (const [at, hashes] of windowHashes.entries())
    addSums(bag, sumMarks(tokens, windows[2 * at]!, windows[2 * at + 1]!, language, words), hashes);
  for (const step of [-2, -1, 1, 2]) {
    const near = tokens[step < 0 ? first + step : last + step - 1];
    if (near) add(bag, `${step}:${near.stem || near.text}`, 0.6);
  }
  addEntity(bag, place);
  addVerbs(bag, place);
  if (language === 'ru') addFrames(bag, tokens, first, last);
  addFrame(bag, place);
  return bag;
}
