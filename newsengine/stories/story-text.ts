import { hash32, mixHashes } from '../text/hash.ts';
import type { LanguageCode } from '../text/language-code.ts';
import type { Token } from '../text/token.ts';
import { tokenise } from '../text/tokenise.ts';
import { cleanHeadline } from '../text/clean-headline.ts';
import type { Meanings } from './meaning.ts';
import { meaningOf } from './meaning.ts';
import { type TermVector, toVector } from './pairs/term-vector.ts';
import { withoutServicePhrases } from './service-phrases.ts';
import { unifyStem } from './synonyms.ts';
import { type TermWeights, isKnownName, rarityOf, termId } from './pairs/term-weights.ts';
import { aboutNothing, type About } from './about.ts';
import { readSlots, type Slots } from './pairs/slots.ts';

/** What story building compares: built once per item, a few hundred bytes. */
export interface StoryText {
  readonly language: LanguageCode;
  readonly title: TermVector;
  /** Title and text together; the same object as `title` for headline-only items. */
  readonly whole: TermVector;
  /** First letters of long words: catches derivations ("Калининград", "калининградский"). */
  readonly roots: TermVector;
  readonly pairs: TermVector;
  readonly names: TermVector;
  readonly nameRoots: TermVector;
  readonly meaning: Float32Array;
  readonly about: About;
  /** Whom, where and how many the headline names. */
  readonly slots: Slots;
  readonly numbers: ReadonlySet<number>;
  readonly hasText: boolean;
  /** Unit vector of the headline by an operator's own service, where there is one. */
  readonly embedding?: Float32Array;
  /** The article itself at three depths; absent for headline-only items. */
  readonly body?: StoryBody;
}

/** Headline and text together as far as the first sentence, 600 letters and 2,500 letters. */
export interface StoryBody {
  readonly lead: TermVector;
  readonly opening: TermVector;
  readonly openingRoots: TermVector;
  readonly all: TermVector;
  readonly allNames: TermVector;
  readonly allPairs: TermVector;
  readonly numbers: ReadonlySet<number>;
}

/** The learnt tables a text is read with. */
export interface StoryVocabulary {
  readonly terms: TermWeights;
  readonly meanings: Meanings;
}

/** Words of a lower rarity say nothing of an event and are left out, unless they are names. */
const ignoredShare = 0.22;
/** A headline's words against the text's: it says what the event is. */
const titleWeight = 4;
const openingLetters = 600;
const bodyLetters = 2500;

/** Whether a word is written as a name: a capital that no sentence's beginning explains, unless the word is a known name. */
function isName(
  token: Token,
  index: number,
  tokens: readonly Token[],
  isKnown: (token: Token) => boolean,
): boolean {
  if (token.kind !== 'word' || token.text.length < 2) return false;
  const first = token.text.charAt(0);
  if (first === first.toLowerCase()) return false;
  const before = tokens[index - 1];
  const begins = before === undefined || (/^[.!?:«"“”]$/.test(before.text) && before.text !== '«');
  return !begins || isKnown(token);
}

/** Asks the table of names of a word's language. */
function knownNames(language: LanguageCode, weights: TermWeights): (token: Token) => boolean {
  return ({ stem }) => isKnownName(termId(stem, language), weights);
}

interface Parts {
  readonly terms: Map<number, number>;
  readonly roots: Map<number, number>;
  readonly pairs: Map<number, number>;
  readonly names: Map<number, number>;
  readonly nameRoots: Map<number, number>;
  readonly numbers: Set<number>;
}

/** Hyphenated words count whole and by parts: "Lady-Gaga" and "экс-министр" meet their halves. */
function stemsOf(token: Token, language: LanguageCode): string[] {
  const unified = unifyStem(token.stem, language);
  if (unified !== token.stem || !/[-‐‑]/.test(token.folded)) return [unified];
  const halves = tokenise(token.text.replaceAll(/[-‐‑]/g, ' '), language).map((half) =>
    unifyStem(half.stem, language),
  );
  return [...halves.filter((half) => half.length > 2), token.stem];
}

/** A text all in capitals, where a capital tells no name. */
function isShouted(text: string): boolean {
  const letters = text.replaceAll(/[^\p{L}]/gu, '');
  return letters !== '' && letters === letters.toUpperCase();
}

function addToken(
  parts: Parts,
  token: Token,
  named: boolean,
  language: LanguageCode,
  weights: TermWeights,
): number {
  let last = 0;
  for (const stem of stemsOf(token, language)) {
    const id = termId(stem, language);
    const rarity = rarityOf(id, weights);
    if (rarity < ignoredShare && !named) continue;
    const weight = token.kind === 'number' ? rarity * 0.6 : rarity;
    parts.terms.set(id, (parts.terms.get(id) ?? 0) + weight);
    if (named) parts.names.set(id, weight);
    const root = language === 'ja' ? id : hash32(stem.slice(0, 5), 97);
    if (named) parts.nameRoots.set(root, weight);
    parts.roots.set(root, Math.max(parts.roots.get(root) ?? 0, weight));
    last = id;
  }
  if (token.kind === 'number') parts.numbers.add(hash32(token.folded));
  return last;
}

function readParts(text: string, language: LanguageCode, weights: TermWeights): Parts {
  const parts: Parts = {
    terms: new Map(),
    roots: new Map(),
    pairs: new Map(),
    names: new Map(),
    nameRoots: new Map(),
    numbers: new Set(),
  };
  const tokens = tokenise(text, language);
  const isTitleCase = isShouted(text);
  const isKnown = knownNames(language, weights);
  let before = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'mark') continue;
    const id = addToken(
      parts,
      token,
      !isTitleCase && isName(token, index, tokens, isKnown),
      language,
      weights,
    );
    if (before !== 0 && id !== 0)
      parts.pairs.set(mixHashes(before, id), (rarityOf(before, weights) + rarityOf(id, weights)) / 2);
    if (id !== 0) before = id;
  }
  return parts;
}

function slotsOf(headline: string, language: LanguageCode, weights: TermWeights): Slots {
  const tokens = tokenise(headline, language);
  const isTitleCase = isShouted(headline);
  const isKnown = knownNames(language, weights);
  return readSlots(
    headline,
    tokens,
    language,
    (at) => !isTitleCase && tokens[at] !== undefined && isName(tokens[at], at, tokens, isKnown),
  );
}

function damp(terms: ReadonlyMap<number, number>): Map<number, number> {
  return new Map([...terms].map(([id, weight]) => [id, weight / Math.sqrt(Math.max(1, weight))]));
}

/** The first sentence of some length. */
function leadOf(text: string): string {
  return (/^.{40,}?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text.slice(0, 300)).slice(0, 400);
}

function readBody(title: string, text: string, language: LanguageCode, weights: TermWeights): StoryBody {
  const read = (piece: string): Parts => readParts(`. ${title}. ${piece}`, language, weights);
  const opening = read(text.slice(0, openingLetters));
  const all = text.length > openingLetters ? read(text.slice(0, bodyLetters)) : opening;
  return {
    lead: toVector(damp(read(leadOf(text)).terms)),
    opening: toVector(damp(opening.terms)),
    openingRoots: toVector(opening.nameRoots),
    all: toVector(damp(all.terms)),
    allNames: toVector(all.names),
    allPairs: toVector(all.pairs),
    numbers: all.numbers,
  };
}

/** Prepares an item for comparison; `text` is the article or announce where one may be read. */
export function readStoryText(
  item: {
    readonly title: string;
    readonly text?: string;
    readonly source?: string;
    readonly language: LanguageCode;
    readonly about?: About;
    readonly embedding?: Float32Array;
  },
  knowledge: StoryVocabulary,
): StoryText {
  const weights = knowledge.terms;
  const headline = withoutServicePhrases(cleanHeadline(item.title, item.source), item.language);
  const parts = readParts(headline, item.language, weights);
  const title = toVector(damp(parts.terms));
  const body = item.text?.slice(0, openingLetters) ?? '';
  let whole = title;
  if (body.length > 40) {
    const more = readParts(body, item.language, weights).terms;
    for (const [id, weight] of parts.terms) more.set(id, (more.get(id) ?? 0) + titleWeight * weight);
    whole = toVector(damp(more));
  }
  return {
    language: item.language,
    title,
    whole,
    roots: toVector(parts.roots),
    pairs: toVector(parts.pairs),
    names: toVector(parts.names),
    nameRoots: toVector(parts.nameRoots),
    meaning: meaningOf(title, knowledge.meanings),
    about: item.about ?? aboutNothing,
    slots: slotsOf(headline, item.language, weights),
    numbers: parts.numbers,
    hasText: whole !== title,
    embedding: item.embedding,
    ...(whole === title ? {} : { body: readBody(headline, item.text ?? '', item.language, weights) }),
  };
}
