/** Begins the names of caches with pages; those of one version of the server end with it. */
const pagesPrefix = 'svodka-pages-';
const filesPrefix = 'svodka-files-';

/** Header by which the server says that a page was made for all strangers: nothing of one reader is in it. */
export const audienceHeader = 'x-page-audience';
export const strangers = 'strangers';

/** Names of the caches of one version. */
export function cachesOf(version: string): { pages: string; files: string } {
  return { pages: pagesPrefix + version, files: filesPrefix + version };
}

/** True for a cache with pages, whatever version kept it. */
export function holdsPages(name: string): boolean {
  return name.startsWith(pagesPrefix);
}

/** Caches that another version left behind. */
export function leftBehind(names: readonly string[], version: string): string[] {
  const { pages, files } = cachesOf(version);
  return names.filter(
    (name) => (holdsPages(name) || name.startsWith(filesPrefix)) && name !== pages && name !== files,
  );
}

/** What decides whether an answer may be kept; a worker does not see `set-cookie`, so a page says itself that it is for all. */
export type Answer = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>;

/** A page may be kept where the server made it for all strangers, as it stands and to be read by a browser. */
export function mayKeepPage({ status, type, redirected, headers }: Answer): boolean {
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    headers.get(audienceHeader) === strangers &&
    !headers.has('set-cookie') &&
    !/no-store/.test(headers.get('cache-control') ?? '') &&
    (headers.get('content-type') ?? '').startsWith('text/html')
  );
}

/** A built file may be kept: public, and never another under its name. */
export function mayKeepFile({ status, type, headers }: Answer): boolean {
  const control = headers.get('cache-control') ?? '';
  return status === 200 && type === 'basic' && /public/.test(control) && /immutable/.test(control);
}

/** True for a built file of this site. */
export function isFile({ origin, pathname }: URL, here: string): boolean {
  return origin === here && pathname.startsWith('/assets/');
}

/** True for the address of a page in one of the languages: neither a call nor a file. */
export function isPage({ origin, pathname }: URL, here: string): boolean {
  return origin === here && /^\/(ru|en|ja|pt|es)(\/|$)/.test(pathname);
}

/** Built files that a page names, each once: without them it does not open. */
export function filesOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]{1,200}\.(?:js|css|woff2)\b/g))];
}
