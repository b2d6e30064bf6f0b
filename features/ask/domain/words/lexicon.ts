import type { Locale } from '#platform/shared/locales.ts';

/** What a word of a question may mean. */
export type Sense =
  | { kind: 'indicator'; indicator: string; dims: string; isWeak: boolean }
  | { kind: 'dimension'; dimension: string; value: string }
  | { kind: 'place'; yugoId: number; isCity: boolean }
  | { kind: 'abroad' }
  | { kind: 'cue'; cue: string };

/** What the grammar must know of an indicator. */
export interface KnownIndicator {
  indicator: string;
  period: 'daily' | 'weekly' | 'monthly' | 'quarterly' | 'annual';
  unit: string;
  dimensions: readonly string[];
  upIs: 'worse' | 'better' | 'neutral';
}

/** Words of one language: phrases by their stems, names of places by their forms, and phrases that bear an article within. */
export interface Tongue {
  stems: ReadonlyMap<string, readonly Sense[]>;
  loose: ReadonlyMap<string, readonly Sense[]>;
  forms: ReadonlyMap<string, readonly Sense[]>;
  /** Single words a slip of the pen may be read as, by their length. */
  near: ReadonlyMap<number, readonly string[]>;
  /** A word of each stem as it is written. */
  written: ReadonlyMap<string, string>;
  glue: ReadonlySet<string>;
  /** The same words as they stand: none of them is the stem of another word. */
  little: ReadonlySet<string>;
}

/** Languages with spaces between words. */
export type SpacedLocale = Exclude<Locale, 'ja'>;

/** Japanese has no spaces: entries by their first sign, the longest first. */
export type JapaneseWords = ReadonlyMap<string, readonly { text: string; senses: readonly Sense[] }[]>;

/** All that questions are read by. */
export interface Lexicon {
  /** Made when the first question of the language comes. */
  tongueOf: (locale: SpacedLocale) => Tongue;
  japanese: () => JapaneseWords;
  indicators: ReadonlyMap<string, KnownIndicator>;
  districts: ReadonlySet<number>;
}

/** One way of saying something in a language. */
export interface Entry {
  text: string;
  sense: Sense;
}

/** Units whose values may be added up over places. */
const additive = new Set(
  'person rub case death birth bed organisation count tonne_co2 m2 vacancy usd kwh visit_per_shift'.split(
    ' ',
  ),
);

/** Whether values of an indicator add up over places: a count does, a rate and what is per head does not. */
export function addsUp({ indicator, unit }: KnownIndicator): boolean {
  return additive.has(unit) && !/per_capita|basket|^wpp/.test(indicator);
}
