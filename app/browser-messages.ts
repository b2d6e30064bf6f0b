import type { Locale } from '#platform/shared/locales.ts';
import type { Message } from '#platform/shared/message-format.ts';
import type { MessageKey } from './messages.ts';
import { textKeys } from './text-keys.ts';
import type { TextModule } from './text-modules.ts';

/** Texts of one language, ready to be filled; pages load them room by room. */
export type LoadedMessages = Partial<Record<MessageKey, Message>>;

const loading = new Map<string, Promise<void>>();

/** Texts the browser has, by language. */
export const loadedMessages = new Map<string, LoadedMessages>();

/** Takes the texts of the first page from the files its server named; false where one does not come. */
export async function takeTexts(
  locale: Locale,
  rooms: readonly string[],
  files: readonly string[],
): Promise<boolean> {
  try {
    const modules = await Promise.all(
      files.map((file) => import(/* @vite-ignore */ file) as Promise<TextModule>),
    );
    for (const { messages } of modules) keep(locale, messages);
  } catch {
    return false;
  }
  if (files.length > 0) for (const key of textKeys(locale, rooms)) loading.set(key, Promise.resolve());
  return files.length > 0;
}

/** Where the texts of other pages stand. */
export async function findTextModules() {
  return (await import('./text-modules.ts')).textModules;
}

/** Loads what the pages of these rooms need in a language, once. */
export async function ensureMessages(locale: Locale, rooms: readonly string[]): Promise<void> {
  await Promise.all(textKeys(locale, rooms).map((key) => loadOnce(locale, key)));
}

function loadOnce(locale: Locale, key: string): Promise<void> {
  let coming = loading.get(key);
  if (!coming) loading.set(key, (coming = fetchTexts(locale, key)));
  return coming;
}

async function fetchTexts(locale: Locale, key: string): Promise<void> {
  try {
    const modules = await findTextModules();
    const load =
      modules[`../features/${key}`] ?? modules[`../services/${key}`] ?? modules[`../platform/${key}`];
    keep(locale, (await load?.())?.messages);
  } catch (error) {
    loading.delete(key);
    throw error;
  }
}

function keep(locale: Locale, texts: Record<string, Message> = {}): void {
  loadedMessages.set(locale, { ...loadedMessages.get(locale), ...texts });
}
