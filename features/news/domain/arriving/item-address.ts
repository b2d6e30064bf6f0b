/** An address without what outlets change under an article: scheme, "www." and the last slash. Trackers are gone before. */
export function addressKey(url: string): string {
  const from = /^https?:\/\/(?:www\.)?/.exec(url)?.[0].length ?? 0;
  let until = url.length;
  while (until > from && url[until - 1] === '/') until -= 1;
  return url.slice(from, until);
}

/** An address that leads to a page of a site rather than to its front, where every item of some feeds leads. */
export function leadsToPage(url: string): boolean {
  return addressKey(url).includes('/');
}

const daysOfOneArticle = 3;

/** May an item under another guid, but at the same address, be the same article? A page of bulletins is written anew for weeks. */
export function mayBeOneArticle(one: number, other: number): boolean {
  return Math.abs(one - other) <= daysOfOneArticle * 86_400_000;
}

const slackMs = 60_000;
const freshMs = 10 * 60_000;

/** Has a feed given an item another date? Some feeds give the moment they are read instead, which is none. */
export function isDateMoved(before: number, now: number, readMs: number): boolean {
  return Math.abs(before - now) >= slackMs && Math.abs(readMs - now) > freshMs;
}
