import type { Locale } from '#platform/shared/locales.ts';

/** Names by language; at least one. */
export type Names = Readonly<Record<string, string>>;

/** The name in a language; where there is none the English one, else any. */
export function nameOf(names: Names, locale: Locale): string {
  return names[locale] ?? names['en'] ?? Object.values(names)[0] ?? '';
}
