import type { Locale } from '#platform/shared/locales.ts';

/** A text kept by language in a column, in this language, else Russian, else the one there is. */
export const inLanguage = (column: string, locale: Locale): string =>
  `coalesce(${column}->>'${locale}', ${column}->>'ru', (select value from jsonb_each_text(${column}) limit 1))`;
