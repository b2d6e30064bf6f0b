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
export async function loadMessages(locale: string): Promise<Messages> {
  const { messages } = await (load[locale] ?? load['en']!)();
  return messages;
}
