import { locales, type Locale } from '#platform/shared/locales.ts';
import type { messages as ru } from './messages/ru.ts';

/** Key of any text of the product; a misspelt one does not compile. */
export type MessageKey = keyof typeof ru;

/** All texts of one language. */
export type Messages = Record<MessageKey, string>;

const load: Record<string, () => Promise<{ messages: Messages }>> = {
  ru: () => import('./messages/ru.ts'),
  en: () => import('./messages/en.ts'),
  ja: () => import('./messages/ja.ts'),
  pt: () => import('./messages/pt.ts'),
  es: () => import('./messages/es.ts'),
};

/** Loads one language's texts; an unknown locale gets English. */
async function loadMessages(locale: string): Promise<Messages> {
  const { messages } = await (load[locale] ?? load['en']!)();
  return messages;
}

/** All texts of all languages, for the server. */
export async function loadCatalogues(): Promise<Record<Locale, Messages>> {
  const pairs = await Promise.all(
    locales.map(async (locale) => [locale, await loadMessages(locale)] as const),
  );
  return Object.fromEntries(pairs) as Record<Locale, Messages>;
}
