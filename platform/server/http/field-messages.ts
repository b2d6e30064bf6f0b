import { z } from 'zod';
import type { Locale } from '#platform/shared/locales.ts';
import { formatNumber } from '#platform/shared/numbers.ts';

const maps = {
  ru: z.locales.ru().localeError,
  en: z.locales.en().localeError,
  ja: z.locales.ja().localeError,
  pt: z.locales.pt().localeError,
  es: z.locales.es().localeError,
} satisfies Record<Locale, z.core.$ZodErrorMap>;

/** Bounds of a number as a reader says them; the validator names the type of a machine. */
const bounds = {
  ru: { most: 'Не больше {n}.', least: 'Не меньше {n}.', less: 'Меньше {n}.', more: 'Больше {n}.' },
  en: { most: 'At most {n}.', least: 'At least {n}.', less: 'Less than {n}.', more: 'More than {n}.' },
  ja: { most: '{n}以下。', least: '{n}以上。', less: '{n}未満。', more: '{n}より大きい値。' },
  pt: { most: 'No máximo {n}.', least: 'No mínimo {n}.', less: 'Menos de {n}.', more: 'Mais de {n}.' },
  es: { most: 'Como máximo {n}.', least: 'Como mínimo {n}.', less: 'Menos de {n}.', more: 'Más de {n}.' },
} satisfies Record<Locale, Record<'most' | 'least' | 'less' | 'more', string>>;

/** Sentences about a wrong field in the caller's language: bounds of numbers in our words, the rest in the validator's own. */
export function fieldMessages(locale: Locale): z.core.$ZodErrorMap {
  return (issue) => boundOf(issue, locale) ?? maps[locale](issue);
}

function boundOf(issue: z.core.$ZodRawIssue, locale: Locale): string | null {
  const isNumber = 'origin' in issue && (issue.origin === 'number' || issue.origin === 'int');
  if (!isNumber) return null;
  const write = (word: string, bound: unknown): string => {
    const value = Number(bound);
    return word.replace('{n}', formatNumber(value, locale, Number.isInteger(value) ? 0 : undefined));
  };
  const { most, least, less, more } = bounds[locale];
  if (issue.code === 'too_big') return write(issue.inclusive === false ? less : most, issue.maximum);
  if (issue.code === 'too_small') return write(issue.inclusive === false ? more : least, issue.minimum);
  return null;
}
