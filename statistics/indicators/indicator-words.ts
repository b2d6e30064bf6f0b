import { locales, type Locale } from '#platform/shared/locales.ts';
import { listBundledRows, type TableRow } from '../import/read-rows.ts';

/** A word or phrase people say for an indicator; a weak one counts only where nothing else is said. */
interface EverydayWord {
  text: string;
  isWeak: boolean;
}

/** Everyday words of one series of an indicator, by language. */
export interface IndicatorWords {
  indicator: string;
  dims: string;
  words: Readonly<Record<Locale, readonly EverydayWord[]>>;
}

let reading: Promise<readonly IndicatorWords[]> | undefined;

/** How people call indicators beside their names in the catalogue: ВРП, ИПЦ, зарплата. Read once a process. */
export function readIndicatorWords(): Promise<readonly IndicatorWords[]> {
  return (reading ??= listBundledRows('ask/words.csv').then((rows) => rows.map(wordsOf)));
}

function wordsOf(row: TableRow): IndicatorWords {
  const words = Object.fromEntries(
    locales.map((locale) => [
      locale,
      (row[locale] ?? '')
        .split('|')
        .filter((text) => text !== '')
        .map((text) => ({ text: text.replace(/^~/, ''), isWeak: text.startsWith('~') })),
    ]),
  ) as Record<Locale, EverydayWord[]>;
  return { indicator: row['indicator']!, dims: row['dims'] ?? '', words };
}
