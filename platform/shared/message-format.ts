import type { Locale } from './locales.ts';
import { formatNumber } from './numbers.ts';
import { ordinalForm, pluralForm } from './plural-form.ts';

/** Branches of a plural or a select by their word; `other` is always there, `=0` stands for an exact number. */
export type Branches = Readonly<Record<string, readonly Part[]>>;

/** One piece of a text: words, a value, a number in the language's manner, the count of a plural, a choice, a marked span. */
export type Part =
  | string
  | readonly ['value', name: string]
  | readonly ['number', name: string]
  | readonly ['count']
  | readonly ['plural', name: string, branches: Branches, ordinal?: true]
  | readonly ['select', name: string, branches: Branches]
  | readonly ['tag', name: string, inside: readonly Part[]];

/** A text ready to be filled: plain words, or its pieces in order. */
export type Message = string | readonly Part[];

/** What fills a text. A function draws a marked span: it gets the pieces inside. */
export type MessageValues = Readonly<Record<string, unknown>>;

/** Told about what a text lacks: the name of a value that was not given. */
export type MissingValue = (name: string) => void;

/** The pieces of a filled text in order: strings, values as they were given, and what the functions of spans returned. */
export function fillMessage(
  message: Message,
  values: MessageValues,
  locale: Locale,
  missing: MissingValue,
): unknown[] {
  return typeof message === 'string' ? [message] : fillAll(message, { values, locale, missing }, undefined);
}

interface Filling {
  values: MessageValues;
  locale: Locale;
  missing: MissingValue;
}

function fillPart(part: Part, filling: Filling, count: number | undefined): unknown[] {
  if (typeof part === 'string') return [part];
  const { values, locale, missing } = filling;
  if (part[0] === 'count') return [count === undefined ? '#' : formatNumber(count, locale)];
  const [kind, name] = part;
  const value = values[name];
  if (value === undefined) missing(name);
  if (kind === 'value')
    return [value === undefined ? `{${name}}` : typeof value === 'number' ? String(value) : value];
  if (kind === 'number') return [formatNumber(Number(value), locale)];
  if (kind === 'plural') {
    const number = Number(value);
    return fillAll(choosePlural(part[2], number, locale, part[3]), filling, number);
  }
  if (kind === 'select') return fillAll(part[2][String(value)] ?? part[2]['other'] ?? [], filling, count);
  const inside = fillAll(part[2], filling, count);
  return typeof value === 'function' ? [(value as (pieces: unknown[]) => unknown)(inside)] : inside;
}

/** The pieces of parts in order. A sentence ends with one point where the word before it is an abbreviation that has its own: «5 тыс. чел.». */
function fillAll(parts: readonly Part[], filling: Filling, count: number | undefined): unknown[] {
  return parts
    .flatMap((part) => fillPart(part, filling, count))
    .map((piece, at, all) =>
      typeof piece === 'string' && /^\.(?!\.)/.test(piece) && String(all[at - 1]).endsWith('.')
        ? piece.slice(1)
        : piece,
    );
}

function choosePlural(
  branches: Branches,
  value: number,
  locale: Locale,
  ordinal: true | undefined,
): readonly Part[] {
  const exact = branches[`=${value}`];
  if (exact) return exact;
  const form = ordinal ? ordinalForm(value, locale) : pluralForm(value, locale);
  return branches[form] ?? branches['other'] ?? [];
}
