import { z } from 'zod';
import type { Locale } from '#platform/shared/locales.ts';

const maps = {
  ru: z.locales.ru().localeError,
  en: z.locales.en().localeError,
  ja: z.locales.ja().localeError,
  pt: z.locales.pt().localeError,
  es: z.locales.es().localeError,
} satisfies Record<Locale, z.core.$ZodErrorMap>;

/** The validator's own sentences about a wrong field in the caller's language. */
export function fieldMessages(locale: Locale): z.core.$ZodErrorMap {
  return maps[locale];
}
