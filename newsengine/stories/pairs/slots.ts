import type { Token } from '#newsengine/text/token.ts';
import { hash32 } from '#newsengine/text/hash.ts';
import type { LanguageCode } from '#newsengine/text/language-code.ts';
import { unifyStem } from '#newsengine/stories/synonyms.ts';

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
  /** In quotation marks: clubs, firms, works. */
  readonly quoted: readonly number[];
  /** All single names in the order they come. */
  readonly names: readonly number[];
  /** Numbers with the word they count. */
  readonly counts: readonly { readonly unit: number; readonly value: number }[];
}

const placing: Readonly<Record<LanguageCode, RegExp>> = {
  ru: /^(?:в|во|на|под|из|у)$/u,
  en: /^(?:in|at|near|off|from)$/u,
  es: /^(?:en|de|desde)$/u,
  pt: /^(?:em|no|na|nos|nas|de|do|da)$/u,
  ja: /^$/u,
  other: /^$/u,
};
const opening = /^[«“„‘『「"]$/u;
const closing = /^[»”’』」"]$/u;
/** A headline is short; the rest of a long one tells nothing more of its frame. */
const maxUnits = 24;

/** Reads the slots of a headline out of its tokens; `isNamed` says of each whether it is written as a name. */
export function readSlots(
  text: string,
  tokens: readonly Token[],
  language: LanguageCode,
  isNamed: (at: number) => boolean,
): Slots {
  return language === 'ja' ? readJapanese(text) : readSpaced(tokens, language, isNamed);
}

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

function readSpaced(
  tokens: readonly Token[],
  language: LanguageCode,
  isNamed: (at: number) => boolean,
): Slots {
  const slots = open();
  let run: number[] = [];
  let before = '';
  let beforeRun = '';
  let isQuoted = false;
  const endRun = (): void => {
    if (run.length > 1 && !isQuoted) slots.persons.push(run);
    if (run.length > 0 && placing[language].test(beforeRun)) slots.places.push(run.at(-1) ?? 0);
    run = [];
  };
  for (const [at, token] of tokens.entries()) {
    if (slots.units.length >= maxUnits) break;
    if (token.kind === 'mark') {
      endRun();
      if (isQuoted && closing.test(token.text)) isQuoted = false;
      else if (opening.test(token.text)) isQuoted = closesLater(tokens, at);
      before = '';
      continue;
    }
    const id = hash32(unifyStem(token.stem, language)) | 0;
    const fills = token.kind === 'number' || isQuoted || isNamed(at);
    slots.units.push(id);
    slots.fills.push(fills ? 1 : 0);
    if (token.kind === 'number') {
      endRun();
      const next = tokens[at + 1];
      const unit = next?.kind === 'word' ? next.stem : before;
      slots.counts.push({ unit: hash32(unifyStem(unit, language)) | 0, value: id });
    } else if (fills) {
      if (isQuoted) slots.quoted.push(id);
      if (run.length === 0) beforeRun = before;
      run.push(id);
      slots.names.push(id);
    } else endRun();
    before = token.kind === 'word' ? token.folded : '';
  }
  endRun();
  return close(slots);
}

function closesLater(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at + 2, at + 8).some(({ text }) => closing.test(text));
}

const japaneseRuns =
  /(?<name>[\u30a0-\u30ffーA-Za-zＡ-Ｚａ-ｚ]+|[\u3400-\u9fff々]+)|(?<number>[\p{N}.,]+)|(?<plain>[\u3040-\u309f]+)/gu;
const placeMark = /^(.+?)[県市都府区町村州国]$/u;

/** Japanese has neither capitals nor spaces: a run of one script is a word, and one before a particle of place is a place. */
function readJapanese(text: string): Slots {
  const slots = open();
  const runs = [...text.matchAll(japaneseRuns)];
  for (const [at, run] of runs.entries()) {
    if (slots.units.length >= maxUnits) break;
    const id = hash32(run[0]) | 0;
    const { name, number } = run.groups ?? {};
    slots.units.push(id);
    slots.fills.push(name === undefined && number === undefined ? 0 : 1);
    if (number !== undefined) slots.counts.push({ unit: hash32(runs[at + 1]?.[0] ?? '') | 0, value: id });
    if (name === undefined) continue;
    slots.names.push(id);
    if (/^[「『"]$/u.test(text.charAt(run.index - 1))) slots.quoted.push(id);
    if (placeMark.test(name) || /^(?:で|の|に)/u.test(runs[at + 1]?.groups?.['plain'] ?? ''))
      slots.places.push(hash32(placeMark.exec(name)?.[1] ?? name) | 0);
  }
  return close(slots);
}
