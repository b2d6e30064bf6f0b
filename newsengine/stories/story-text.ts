import { hash32, mixHashes } from '../text/hash.ts';
import type { LanguageCode } from '../text/language-code.ts';
import type { Token } from '../text/token.ts';
import { stem } from '../text/stem.ts';
import { tokenise } from '../text/tokenise.ts';
import { cleanHeadline } from '../text/clean-headline.ts';
import type { Meanings } from './meaning.ts';
import { meaningOf } from './meaning.ts';
import { type TermVector, toVector } from './pairs/term-vector.ts';
import { withoutServicePhrases } from './service-phrases.ts';
import { unifyStem } from './words/synonyms.ts';
import { namesOf } from './words/written-names.ts';
import { type TermWeights, rarityOf, termId } from './pairs/term-weights.ts';
import { aboutNothing, type About } from './about.ts';
import { readJapaneseSlots, readSlots, type Slots } from './pairs/slots.ts';
import type { ThemedText } from './pairs/theme-features.ts';
import { readThemes } from './words/read-themes.ts';
import { soundOf } from './words/sound-of.ts';
import { themesWithin, type Themes } from './words/themes.ts';

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
  /** What the headline is of, and its other words. */
  readonly themed: ThemedText;
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
  /** Without them no headline is of a theme. */
  readonly themes?: Themes;
}

/** Words of a lower rarity say nothing of an event and are left out, unless they are names. */
const ignoredShare = 0.22;
/** A headline's words against the text's: it says what the event is. */
const titleWeight = 4;
const openingLetters = 600;
const bodyLetters = 2500;

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

/** First letters; a foreign name in a Russian text counts as it sounds. */
function rootOf(word: string, language: LanguageCode): string {
  return (language === 'ru' && /^[a-z]/.test(word) ? stem(soundOf(word), 'ru') : word).slice(0, 5);
}

function addToken(
  parts: Parts,
  token: Token,
  named: boolean,
  language: LanguageCode,
  weights: TermWeights,
): number {
  let last = 0;
  for (const each of stemsOf(token, language)) {
    const id = termId(each, language);
    const rarity = rarityOf(id, weights);
    if (rarity < ignoredShare && !named) continue;
    const weight = token.kind === 'number' ? rarity * 0.6 : rarity;
    parts.terms.set(id, (parts.terms.get(id) ?? 0) + weight);
    if (named) parts.names.set(id, weight);
    const root = language === 'ja' ? id : hash32(rootOf(each, language), 97);
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
  const isNamed = namesOf(text, tokens, language, weights);
  let before = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'mark') continue;
    const id = addToken(parts, token, isNamed(index), language, weights);
    if (before !== 0 && id !== 0)
      parts.pairs.set(mixHashes(before, id), (rarityOf(before, weights) + rarityOf(id, weights)) / 2);
    if (id !== 0) before = id;
  }
  return parts;
}

function slotsOf(headline: string, language: LanguageCode, { terms, themes }: StoryVocabulary): Slots {
  const tokens = tokenise(headline, language);
  if (language !== 'ja') return readSlots(tokens, language, namesOf(headline, tokens, language, terms));
  return readJapaneseSlots(headline, themes ? themesWithin(headline, themes).words : []);
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
    slots: slotsOf(headline, item.language, knowledge),
    themed: readThemes(headline, item.language, title, knowledge),
    numbers: parts.numbers,
    hasText: whole !== title,
    embedding: item.embedding,
    ...(whole === title ? {} : { body: readBody(headline, item.text ?? '', item.language, weights) }),
  };
}
