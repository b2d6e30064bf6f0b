import type { Token } from '#newsengine/text/token.ts';
import { hash32, mixHashes } from '#newsengine/text/hash.ts';
import type { LanguageCode } from '#newsengine/text/language-code.ts';
import { readNumber } from '#newsengine/stories/words/number-value.ts';
import { unifyStem } from '#newsengine/stories/words/synonyms.ts';

/** What a headline names, by how it names it; each name is the hashes of its words' stems. */
export interface Slots {
  /** Every word, number and name in order; function words too, since they make the frame. */
  readonly units: Int32Array;
  /** Of each unit: does it fill a place of the frame, as a name or a number does? */
  readonly fills: Uint8Array;
  /** Names of two words and more: whoever it is, the last word is told of several. */
  readonly persons: readonly (readonly number[])[];
  /** After a preposition of place, or with the mark of one ("県", "край"). */
  readonly places: readonly number[];
  /** In quotation marks: clubs, firms, works; one of several words is one name. */
  readonly quoted: readonly number[];
  /** All single names in the order they come. */
  readonly names: readonly number[];
  /** Numbers with the word they count. */
  readonly counts: readonly { readonly unit: number; readonly value: number }[];
}

const placing: Readonly<Record<LanguageCode, RegExp>> = {
  ru: /^(?:в|во|на|под|из|у|берегов|побережья|районе|окрестностях|жител\p{L}{1,3}|власт\p{L}{1,3})$/u,
  en: /^(?:in|at|near|off|from|hits|rocks|shakes|strikes|eastern|western|northern|southern|central)$/u,
  es: /^(?:en|de|desde|sacude|golpea)$/u,
  pt: /^(?:em|no|na|nos|nas|de|do|da|atinge|sacode)$/u,
  ja: /^$/u,
  other: /^$/u,
};
const opening = /^[«“„‘『「"]$/u;
const closing = /^[»”’』」"]$/u;
/** A headline is short; the rest of a long one tells nothing more of its frame. */
const maxUnits = 24;

interface OpenSlots {
  units: number[];
  fills: number[];
  persons: number[][];
  places: number[];
  quoted: number[];
  names: number[];
  counts: { unit: number; value: number }[];
}

function open(): OpenSlots {
  return { units: [], fills: [], persons: [], places: [], quoted: [], names: [], counts: [] };
}

function close({ units, fills, ...rest }: OpenSlots): Slots {
  return { ...rest, units: Int32Array.from(units), fills: Uint8Array.from(fills) };
}

/** Reads the slots of a headline out of its tokens; `isNamed` says of each whether it is written as a name. */
export function readSlots(
  tokens: readonly Token[],
  language: LanguageCode,
  isNamed: (at: number) => boolean,
): Slots {
  const slots = open();
  let run: number[] = [];
  let before = '';
  let beforeRun = '';
  let quoted: number[] | undefined;
  const endRun = (): void => {
    if (run.length > 1 && !quoted) slots.persons.push(run);
    if (run.length > 0 && placing[language].test(beforeRun)) slots.places.push(run.at(-1) ?? 0);
    run = [];
  };
  let countedUntil = 0;
  for (const [at, token] of tokens.entries()) {
    if (slots.units.length >= maxUnits) break;
    if (token.kind === 'mark') {
      endRun();
      if (quoted && closesAt(tokens, at)) {
        slots.quoted.push(quoted.reduce(mixHashes, 0) | 0);
        quoted = undefined;
      } else if (!quoted && opensAt(tokens, at)) quoted = [];
      before = '';
      continue;
    }
    const id = hash32(unifyStem(token.stem, language)) | 0;
    const number = at < countedUntil ? undefined : readNumber(tokens, at, language);
    const fills = token.kind === 'number' || quoted !== undefined || isNamed(at);
    slots.units.push(id);
    slots.fills.push(fills ? 1 : 0);
    if (number) {
      countedUntil = at + number.tokens;
      const next = tokens[countedUntil];
      const unit = next?.kind === 'word' ? next.stem : before;
      slots.counts.push({
        unit: hash32(unifyStem(unit, language)) | 0,
        value: hash32(String(number.value)) | 0,
      });
    }
    if (token.kind === 'word' && fills) {
      quoted?.push(id);
      if (run.length === 0) beforeRun = before;
      run.push(id);
      slots.names.push(id);
    } else endRun();
    before = token.kind === 'word' ? token.folded : '';
  }
  endRun();
  return close(slots);
}

/** A single mark opens where a blank stands before it and none after it: elsewhere it is an apostrophe. */
function opensAt(tokens: readonly Token[], at: number): boolean {
  const [before, mark, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!mark) return false;
  const isSingle = /^['‘]$/u.test(mark.text) && (before?.end ?? -1) < mark.start && after?.start === mark.end;
  return (isSingle || opening.test(mark.text)) && closesLater(tokens, at);
}

function closesAt(tokens: readonly Token[], at: number): boolean {
  const mark = tokens[at];
  if (!mark) return false;
  return closing.test(mark.text) || (/^['’]$/u.test(mark.text) && tokens[at - 1]?.end === mark.start);
}

function closesLater(tokens: readonly Token[], at: number): boolean {
  for (let later = at + 2; later < at + 8; later += 1) if (closesAt(tokens, later)) return true;
  return false;
}

const japaneseRuns =
  /(?<name>[\u30a0-\u30ffーA-Za-zＡ-Ｚａ-ｚ]+|[\u3400-\u9fff々]+)|(?<number>[\p{N}.,]+)|(?<plain>[\u3040-\u309f]+)/gu;
const placeMark = /^(.+?)[県市都府区町村州国]$/u;

/**
 * Japanese has neither capitals nor spaces: a run of one script is a word, and one before a particle of place is a
 * place. `plain` are the headline's words that tell what happened: they name nobody and part what stands around them.
 */
export function readJapaneseSlots(text: string, plain: readonly string[]): Slots {
  const slots = open();
  const runs = splitRuns(text, plain);
  for (const [at, { run, index, kind }] of runs.entries()) {
    if (slots.units.length >= maxUnits) break;
    const id = hash32(run) | 0;
    const next = runs[at + 1];
    slots.units.push(id);
    slots.fills.push(kind === 'plain' ? 0 : 1);
    if (kind === 'number') slots.counts.push({ unit: hash32(next?.run ?? '') | 0, value: id });
    if (kind !== 'name') continue;
    slots.names.push(id);
    if (/^[「『"]$/u.test(text.charAt(index - 1))) slots.quoted.push(id);
    if (placeMark.test(run) || /^(?:で|の|に)/u.test(next?.kind === 'plain' ? next.run : ''))
      slots.places.push(hash32(placeMark.exec(run)?.[1] ?? run) | 0);
  }
  return close(slots);
}

interface Run {
  readonly run: string;
  readonly index: number;
  readonly kind: 'name' | 'number' | 'plain';
}

function splitRuns(text: string, plain: readonly string[]): Run[] {
  const words = plain.toSorted((one, two) => two.length - one.length);
  return [...text.matchAll(japaneseRuns)].flatMap(({ 0: run, index, groups }) => {
    if (groups?.['number'] !== undefined) return [{ run, index, kind: 'number' as const }];
    if (groups?.['name'] === undefined) return [{ run, index, kind: 'plain' as const }];
    return cutOut(run, words).map((piece) => ({ ...piece, index: index + piece.index }));
  });
}

/** A run without its first plain word, that word, and what is left of the run. */
function cutOut(run: string, words: readonly string[]): Run[] {
  if (run === '') return [];
  const word = words.find((each) => run.includes(each));
  if (word === undefined) return [{ run, index: 0, kind: 'name' }];
  const at = run.indexOf(word);
  const end = at + word.length;
  return [
    ...cutOut(run.slice(0, at), words),
    { run: word, index: at, kind: 'plain' },
    ...cutOut(run.slice(end), words).map((piece) => ({ ...piece, index: piece.index + end })),
  ];
}
