/** Names, in an address, a page as somebody without a licence may see it: get-access frames it. */
export const paywallMark = 'wall';

/** Pages behind the licence that stand on dated figures alone: each can be shown as it was on an earlier day. */
const shown: ReadonlySet<string> = new Set([
  'summary',
  'regions',
  'region',
  'overview',
  'forecast',
  'regionNews',
  'regionEvents',
  'companies',
  'geo',
  'products',
  'population',
  'ecology',
  'finance',
  'map',
  'map-rf',
  'smb',
  'populationDetail',
  'ecologyDetail',
  'healthDetail',
]);

/** Whether get-access can show the page of this name. */
export function isShownAtPaywall(name: string | undefined): boolean {
  return name !== undefined && shown.has(name);
}

/** Whether an address is that of a framed page. */
export function isPaywall(search: string): boolean {
  return search.includes(paywallMark) && new URLSearchParams(search).has(paywallMark);
}

/**
 * The address of a page as get-access frames it. It is the very one that was pressed, of the reader's own region where
 * they have one, and of no day but the newest open one.
 */
export function paywallAddress(address: string, ownRegion: number | null): string {
  const url = new URL(address, 'http://x');
  url.searchParams.delete('asOf');
  url.searchParams.set(paywallMark, '1');
  const own = ownRegion === null ? url.pathname : inRegion(url.pathname, ownRegion);
  return own + url.search;
}

function inRegion(path: string, region: number): string {
  return path
    .replace(/(\/regions\/)\d+/, `$1${region}`)
    .replace(/(\/(?:smb|population)\/[^/]+\/|\/(?:ecology|health)\/)\d+/, `$1${region}`);
}
