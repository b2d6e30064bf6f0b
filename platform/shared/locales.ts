/** The five interface languages, default first. */
export const locales = ['ru', 'en', 'ja', 'pt', 'es'] as const;

export type Locale = (typeof locales)[number];

/** The language of a visitor who chose none. */
export const defaultLocale: Locale = 'ru';

/** True for one of the five two-letter codes, lower case. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (locales as readonly string[]).includes(value);
}

/** True for languages whose accents stand in the western faces of the fonts. */
export function hasWesternSigns(locale: Locale): boolean {
  return locale === 'pt' || locale === 'es';
}
