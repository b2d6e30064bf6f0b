import type { Locale } from '#platform/shared/locales.ts';

/** Each language in its own words. */
export const languageNames: Record<Locale, string> = {
  ru: 'Русский',
  en: 'English',
  ja: '日本語',
  pt: 'Português',
  es: 'Español',
};
