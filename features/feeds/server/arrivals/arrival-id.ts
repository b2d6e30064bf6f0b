import { createHash } from 'node:crypto';

/**
 * What an item is known by for good. An id that is an address or a tag is the outlet's own, so that one article in two
 * feeds of an outlet is one. Any other counts within its feed alone, since every second feed numbers from 1.
 */
export function arrivalId(feedId: number, { id, link }: { id: string; link: string | null }): string {
  const isGlobal = /^(?:https?:\/\/|tag:|urn:)./i.test(id);
  const host = link === null ? null : (URL.parse(link)?.host ?? null);
  return isGlobal && host !== null ? `item:${digest(`${host} ${id}`)}` : `feed:${feedId}:${digest(id)}`;
}

function digest(text: string): string {
  return createHash('sha256').update(text.toWellFormed()).digest('base64url').slice(0, 32);
}
