import type { Locale } from '#platform/shared/locales.ts';
import type { Message } from '#platform/shared/message-format.ts';
import type { MessageKey } from '../messages.ts';
import { textKeys } from '../routes/find-route.ts';
import { openVisit } from '#platform/web/session/visit.ts';

/** Texts of one language, ready to be filled; pages load them room by room. */
export type LoadedMessages = Partial<Record<MessageKey, Message>>;

/** A file of texts as the build compiles it (tools/build/messages-plugin.ts): the browser gets no ICU parser. */
interface TextModule {
  messages?: Record<string, Message>;
}

/** Where the texts of every room stand, in every language. */
const textModules = import.meta.glob<TextModule>([
  '../../features/*/messages/**/??.ts',
  '../../services/*/messages/**/??.ts',
  '../../platform/*/messages/**/??.ts',
]);

const loading = new Map<string, Promise<void>>();

/** Texts the browser has, by language. */
export const loadedMessages = new Map<string, LoadedMessages>();

/** Loads what the pages of these rooms need in a language, once. */
export async function ensureMessages(locale: Locale, rooms: readonly string[]): Promise<void> {
  await Promise.all(textKeys(locale, rooms).map((key) => loadOnce(locale, key)));
}

function loadOnce(locale: Locale, key: string): Promise<void> {
  let coming = loading.get(key);
  if (!coming) loading.set(key, (coming = loadTexts(locale, key)));
  return coming;
}

async function loadTexts(locale: Locale, key: string): Promise<void> {
  const load =
    textModules[`../../features/${key}`] ??
    textModules[`../../services/${key}`] ??
    textModules[`../../platform/${key}`];
  try {
    const texts = (await load?.())?.messages;
    loadedMessages.set(locale, { ...loadedMessages.get(locale), ...texts });
  } catch (error) {
    loading.delete(key);
    throw error;
  }
}

/** The visit of this tab. Only the browser's side may use it: a server has many visits at a time. */
export const browserVisit = openVisit();
