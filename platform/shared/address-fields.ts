import type { AddressField } from './address-view.ts';
import { dayRange } from './calendar-days.ts';

/** One of a few words, else the default. */
export function oneOf<Word extends string, Default extends Word | null>(
  name: string,
  words: readonly Word[],
  usual: Default,
): AddressField<Word | Default> {
  return {
    name,
    read: ([said]) => words.find((word) => word === said) ?? usual,
    write: (value) => (value === usual ? null : value),
  };
}

/** On or off; `word` is what the address says when it is on. A form without scripts says `on`. */
export function flag(name: string, word = '1'): AddressField<boolean> {
  const on = word === '1' ? ['1', 'true', 'on'] : [word];
  return { name, read: ([said = '']) => on.includes(said), write: (value) => (value ? word : null) };
}

/** A line of text without the spaces around it, cut where it is longer than it may be. */
export function line(name: string, longest: number): AddressField<string> {
  return {
    name,
    read: ([said = '']) => said.trim().slice(0, longest).trim(),
    write: (value) => (value === '' ? null : value),
  };
}

/** A text as it is being typed, spaces at its end included. */
export function text(name: string, longest: number): AddressField<string> {
  return {
    name,
    read: ([said = '']) => said.slice(0, longest),
    write: (value) => (value === '' ? null : value),
  };
}

/** The number of a thing, null where none is said. */
export function id(name: string): AddressField<number | null> {
  return { name, read: ([said]) => readNumber(said, 1, largestId), write: (value) => value };
}

/** Largest number of a thing: PostgreSQL's integer. */
export const largestId = 2_147_483_647;

interface NumbersRange {
  /** How many may be said; the rest is left out. */
  most: number;
  min?: number;
  max?: number;
  /** Between the numbers, where they are said in one; without it the name is said several times. */
  separator?: string;
}

/** Several numbers, each once, in the order they are said. */
export function numbers(
  name: string,
  { most, min = 1, max = largestId, separator }: NumbersRange,
): AddressField<number[]> {
  return {
    name,
    read(said) {
      const found = split(said, separator).map((each) => readNumber(each, min, max));
      return [...new Set(found.filter((each) => each !== null))].slice(0, most);
    },
    write: (value) => joined(value, separator),
  };
}

interface TextsRange {
  /** How many may be said; the rest is left out. */
  most: number;
  /** In signs. */
  longest: number;
  /** Between them, where they are said in one; without it the name is said several times. */
  separator?: string;
  /** Form of each; others are left out. */
  pattern?: RegExp;
}

/** Several short texts, each once, in the order they are said; one that is too long is left out. */
export function texts(
  name: string,
  { most, longest, separator, pattern }: TextsRange,
): AddressField<string[]> {
  return {
    name,
    read(said) {
      const found = split(said, separator).map((each) => each.trim());
      const right = found.filter((each) => each !== '' && each.length <= longest);
      return [...new Set(right.filter((each) => pattern?.test(each) ?? true))].slice(0, most);
    },
    write: (value) => joined(value, separator),
  };
}

/** Those of a few words that are said, in the words' own order; `separator` as for numbers. */
export function anyOf<Word extends string>(
  name: string,
  words: readonly Word[],
  separator?: string,
): AddressField<Word[]> {
  return {
    name,
    read(said) {
      const found = split(said, separator);
      return words.filter((word) => found.includes(word));
    },
    write: (value) => joined(value, separator),
  };
}

/** A calendar day that exists and that calls take, `2021-10-20`; null where none is said. */
export function day(name: string): AddressField<string | null> {
  const isDay = (said: string): boolean => {
    if (said < dayRange.first || said > dayRange.last) return false;
    const date = new Date(`${said}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === said;
  };
  return {
    name,
    read: ([said = '']) => (/^\d{4}-\d{2}-\d{2}$/.test(said) && isDay(said) ? said : null),
    write: (value) => value,
  };
}

/** Form of a time: a year, a month or a day. */
export const timePattern = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/;

/** A year, a month or a day, `2020`, `2020-07`, `2020-07-01`; null where none is said. */
export function time(name: string): AddressField<string | null> {
  return {
    name,
    read: ([said = '']) => (timePattern.test(said) ? said : null),
    write: (value) => value,
  };
}

/** A whole number in its range, else the default, which may be null. */
export function number<Default extends number | null>(
  name: string,
  { min, max, usual }: { min: number; max: number; usual: Default },
): AddressField<number | Default> {
  return {
    name,
    read: ([said]) => readNumber(said, min, max) ?? usual,
    write: (value) => (value === usual ? null : value),
  };
}

/** On unless the address says the word. */
export function onUnless(name: string, word: string): AddressField<boolean> {
  return { name, read: ([said]) => said !== word, write: (value) => (value ? null : word) };
}

/** Two different things by their numbers, `7.12`; else null. */
export function pairOfIds(name: string): AddressField<[number, number] | null> {
  return {
    name,
    read([said = '']) {
      const [one = null, other = null] = said.split('.').map((part) => readNumber(part, 1, largestId));
      return one !== null && other !== null && one !== other ? [one, other] : null;
    },
    write: (value) => value && value.join('.'),
  };
}

/** What a table is sorted by, `change.desc`; a column without a direction takes its own. */
export function sortOrder<Key extends string>(
  name: string,
  keys: readonly Key[],
  { usual, ascending }: { usual: Key; ascending: readonly Key[] },
): AddressField<{ sort: Key; descending: boolean }> {
  const falls = (sort: Key): boolean => !ascending.includes(sort);
  return {
    name,
    read([said = '']) {
      const [key, direction = ''] = said.split('.');
      const sort = keys.find((each) => each === key);
      if (sort === undefined) return { sort: usual, descending: falls(usual) };
      return { sort, descending: direction === '' ? falls(sort) : direction === 'desc' };
    },
    write: ({ sort, descending }) =>
      sort === usual && descending === falls(usual) ? null : `${sort}.${descending ? 'desc' : 'asc'}`,
  };
}

/** A page of a list, from 1; past `last` it is the first. */
export function page(name: string, last: number): AddressField<number> {
  return {
    name,
    read: ([said]) => readNumber(said, 1, last) ?? 1,
    write: (value) => (value === 1 ? null : value),
  };
}

/** A whole number written as one writes it, in its range; else null. */
export function readNumber(said: string | undefined, min: number, max: number): number | null {
  if (said === undefined || !/^(0|-?[1-9]\d{0,15})$/.test(said)) return null;
  const value = Number(said);
  return value >= min && value <= max ? value : null;
}

function split(said: readonly string[], separator: string | undefined): readonly string[] {
  return separator === undefined ? said : said.flatMap((each) => each.split(separator));
}

function joined<List extends readonly string[] | readonly number[]>(
  value: List,
  separator: string | undefined,
): string | List | null {
  if (value.length === 0) return null;
  return separator === undefined ? value : value.join(separator);
}
