import type { Locale } from '#platform/shared/locales.ts';

/** Rooms whose texts every page needs. */
const shared = ['web', 'ui', 'shell'];

/** Files of texts, below features/, services/ or platform/, that pages of these rooms need; `news/story` is the part `story` of the room news. */
export function textKeys(locale: Locale, rooms: readonly string[]): string[] {
  return [...new Set([...shared, ...rooms])].map((texts) => {
    const [room, ...part] = texts.split('/');
    return [room, 'messages', ...part, `${locale}.ts`].join('/');
  });
}
