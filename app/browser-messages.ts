import type { Locale } from '#platform/shared/locales.ts';
import type { Message } from '#platform/shared/message-format.ts';
import type { MessageKey } from './messages.ts';
import { textKeys } from './text-keys.ts';

/** Texts of one language, ready to be filled; pages load them room by room. */
export type LoadedMessages = Partial<Record<MessageKey, Message>>;

// At build the texts are compiled (tools/build/messages-plugin.ts): the browser gets no ICU parser.
const files = import.meta.glob<Record<string, Message>>(
  ['../features/*/messages/**/??.ts', '../platform/*/messages/**/??.ts'],
  { import: 'messages' },
);
const loadedRooms = new Map<string, Promise<void>>();

/** Texts the browser has, by language. */
export const loadedMessages = new Map<string, LoadedMessages>();

/** Loads what the pages of these rooms need in a language, once. */
export async function ensureMessages(locale: Locale, rooms: readonly string[]): Promise<void> {
  await Promise.all(textKeys(locale, rooms).map((key) => loadOnce(locale, key)));
}

function loadOnce(locale: Locale, key: string): Promise<void> {
  let loading = loadedRooms.get(key);
  if (!loading) loadedRooms.set(key, (loading = fetchTexts(locale, key)));
  return loading;
}

async function fetchTexts(locale: Locale, key: string): Promise<void> {
  const load = files[`../features/${key}`] ?? files[`../platform/${key}`];
  if (!load) return;
  try {
    const texts = await load();
    loadedMessages.set(locale, { ...loadedMessages.get(locale), ...texts });
  } catch (error) {
    loadedRooms.delete(key);
    throw error;
  }
}
