import { locales, type Locale } from '#platform/shared/locales.ts';
import { loadMessages, type Messages } from './messages.ts';

/** All texts of all languages, for the server. */
export async function loadCatalogues(): Promise<Record<Locale, Messages>> {
  const pairs = await Promise.all(
    locales.map(async (locale) => [locale, await loadMessages(locale)] as const),
  );
  return Object.fromEntries(pairs) as Record<Locale, Messages>;
}
