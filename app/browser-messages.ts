import type { Locale } from '#platform/shared/locales.ts';
import type { Message } from '#platform/shared/message-format.ts';
import type { MessageKey } from './messages.ts';

/** Texts of one language, ready to be filled; pages load them room by room. */
export type LoadedMessages = Partial<Record<MessageKey, Message>>;

// At build the texts are compiled (tools/build/messages-plugin.ts): the browser gets no ICU parser.
const files = import.meta.glob<Record<string, Message>>(
  ['../features/*/messages/**/??.ts', '../platform/*/messages/**/??.ts'],
  { import: 'messages' },
);
const shared = ['web', 'ui', 'site'];
const loadedRooms = new Map<string, Promise<void>>();

/** Texts the browser has, by language. */
export const loadedMessages = new Map<string, LoadedMessages>();

/** Loads what the pages of these rooms need in a language, once; `news/story` is the part `story` of the room news. */
export async function ensureMessages(locale: Locale, rooms: readonly string[]): Promise<void> {
  await Promise.all([...new Set([...shared, ...rooms])].map((room) => loadRoom(locale, room)));
}

function loadRoom(locale: Locale, texts: string): Promise<void> {
  const [room, ...part] = texts.split('/');
  const key = [room, 'messages', ...part, `${locale}.ts`].join('/');
  let loading = loadedRooms.get(key);
  if (!loading) loadedRooms.set(key, (loading = fetchRoom(locale, key)));
  return loading;
}

async function fetchRoom(locale: Locale, key: string): Promise<void> {
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
