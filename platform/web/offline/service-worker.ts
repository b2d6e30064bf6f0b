import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { defaultLocale, isLocale, type Locale } from '#platform/shared/locales.ts';
import { cachesOf, filesOf, isFile, isPage, leftBehind, mayKeepFile, mayKeepPage } from './keeping-rules.ts';
import { offlinePage, titleOf, type KeptPage, type OfflineTexts } from './offline-page.ts';
import type { PageMessage, Since } from './page-messages.ts';

/** Written in by the build: what changes with every version of the server, and the texts in all languages. */
declare const builtWorker: { version: string; texts: Record<Locale, OfflineTexts> };

/** What of a worker's events is used here; the compiler's own shapes of them are those of a page. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
  resultingClientId?: string;
}
interface TellingEvent extends MessageEvent<PageMessage> {
  waitUntil(work: Promise<unknown>): void;
}
const scope = self as Window & typeof globalThis & { skipWaiting(): Promise<void> };

const { version, texts } = builtWorker;
const names = cachesOf(version);
const here = scope.location.origin;
/** So many pages are kept, and files they are drawn with: the oldest go. */
const most = { pages: 50, files: 600 };
/** A page that was kept so lately is not asked for again. Unit: ms. */
const freshMs = 10 * 60_000;

/** Pages that came from the cache, by the tab they went to: since when they are kept. */
const since = new Map<string, number>();

const pages = new NetworkFirst({
  cacheName: names.pages,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      async cacheWillUpdate({ response, event }) {
        if (!mayKeepPage(response)) return null;
        // A page that cannot be drawn is none: it is kept after the files it names.
        await keepFiles(filesOf(await response.clone().text()), event);
        return response;
      },
    },
    {
      async cachedResponseWillBeUsed({ cachedResponse, event }) {
        const tab = (event as WorkerEvent | undefined)?.resultingClientId;
        if (cachedResponse && tab) since.set(tab, keptAt(cachedResponse));
        return cachedResponse;
      },
    },
    { cacheDidUpdate: ({ cacheName }) => dropOldest(cacheName, most.pages) },
  ],
});

const files = new CacheFirst({
  cacheName: names.files,
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: async ({ response }) => (mayKeepFile(response) ? response : null) },
    { cacheDidUpdate: ({ cacheName }) => dropOldest(cacheName, most.files) },
  ],
});

scope.addEventListener('install', (event) => (event as WorkerEvent).waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => (event as WorkerEvent).waitUntil(dropOthers()));
scope.addEventListener('message', (event) => {
  const told = event as TellingEvent;
  if (told.data.kind === 'read') told.waitUntil(keepRead(told.data, told));
  else told.ports[0]?.postMessage((since.get(senderOf(told)) ?? null) satisfies Since);
});
clientsClaim();

registerRoute(({ url }) => isFile(url, here), files);
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPage(url, here),
  async ({ request, event }) => {
    try {
      return await pages.handle({ request, event });
    } catch {
      return standIn(new URL(request.url));
    }
  },
);

async function dropOthers(): Promise<void> {
  await Promise.all(leftBehind(await caches.keys(), version).map((name) => caches.delete(name)));
}

async function dropOldest(name: string, kept: number): Promise<void> {
  const cache = await caches.open(name);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - kept)).map((key) => cache.delete(key)));
}

/** Keeps a page a reader came to without a new document, with the files it was drawn with. */
async function keepRead(
  { address, files: drawn }: Extract<PageMessage, { kind: 'read' }>,
  event: Event,
): Promise<void> {
  const url = new URL(address, here);
  if (!isPage(url, here)) return;
  const cache = await caches.open(names.pages);
  const kept = await cache.match(url.href, { ignoreVary: true });
  if (!kept || Date.now() - keptAt(kept) > freshMs)
    await handled(pages, new Request(url.href, { credentials: 'same-origin' }), event);
  await keepFiles(drawn, event);
}

async function keepFiles(addresses: readonly string[], event: Event): Promise<void> {
  for (const address of addresses) {
    const url = new URL(address, here);
    if (isFile(url, here)) await handled(files, new Request(url), event);
  }
}

/** Lets a strategy fetch and keep; what cannot be had now is kept another time. */
async function handled(strategy: CacheFirst | NetworkFirst, request: Request, event: Event): Promise<void> {
  const [answer, done] = strategy.handleAll({ request, event: event });
  await Promise.allSettled([answer, done]);
}

/** The page that stands in for one that was never read here. */
async function standIn(url: URL): Promise<Response> {
  const said = url.pathname.split('/')[1];
  const locale = isLocale(said) ? said : defaultLocale;
  const nonce = crypto.randomUUID();
  const address = url.pathname + url.search;
  const html = offlinePage({ locale, address, nonce }, await listKept(locale), texts[locale]);
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}

/** What was read in a language and can be opened now. */
async function listKept(locale: Locale): Promise<KeptPage[]> {
  const cache = await caches.open(names.pages);
  const own = (await cache.keys())
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => pathname.startsWith(`/${locale}/`));
  return Promise.all(
    own.map(async (url) => {
      const answer = await cache.match(url.href, { ignoreVary: true });
      const title = answer ? titleOf(await answer.clone().text()) : '';
      return { address: url.pathname + url.search, title, readAt: answer ? keptAt(answer) : 0 };
    }),
  );
}

/** When an answer came from the server, ms since 1970. */
function keptAt({ headers }: Response): number {
  return Date.parse(headers.get('date') ?? '') || 0;
}

function senderOf({ source }: MessageEvent): string {
  return source !== null && 'id' in source ? String(source.id) : '';
}
