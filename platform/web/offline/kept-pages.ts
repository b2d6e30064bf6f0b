import { holdsPages } from './keeping-rules.ts';
import { workerAddress, type PageMessage, type Since } from './page-messages.ts';

/** A page is drawn and read before it is kept: nothing of it waits for that. Unit: ms. */
const settleMs = 3000;
/** The worker answers at once or not at all. Unit: ms. */
const timeoutMs = 1000;

const hasWorkers = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis;

/** Starts the worker that keeps what strangers read; not within the pages of others. */
export function startKeeping(): void {
  if (!hasWorkers() || self !== top) return;
  // A browser that refuses reads on without it.
  navigator.serviceWorker.register(workerAddress, { updateViaCache: 'none' }).catch(() => {});
}

/** Forgets every page that was kept: somebody came in or went out. Files are the same for all. */
export async function forgetPages(): Promise<void> {
  if (!hasWorkers()) return;
  const names = await caches.keys().catch(() => []);
  await Promise.all(names.filter(holdsPages).map((name) => caches.delete(name)));
}

/** Tells the worker that a page is read, once it has stood for a while; call what it gives when the reader went on before. */
export function tellRead(address: string): () => void {
  if (!hasWorkers()) return () => {};
  const timer = setTimeout(() => {
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${location.origin}/assets/`));
    navigator.serviceWorker.controller?.postMessage({ kind: 'read', address, files } satisfies PageMessage);
  }, settleMs);
  return () => clearTimeout(timer);
}

/** When the page on screen was read, where it is a kept one; null where it came from the server. */
export function askSince(): Promise<Since> {
  const worker = hasWorkers() ? navigator.serviceWorker.controller : null;
  if (!worker) return Promise.resolve(null);
  const { port1, port2 } = new MessageChannel();
  return new Promise((answer) => {
    port1.addEventListener('message', ({ data }: MessageEvent<Since>) => answer(data), { once: true });
    port1.start();
    setTimeout(() => answer(null), timeoutMs);
    worker.postMessage({ kind: 'since' } satisfies PageMessage, [port2]);
  });
}

/** Whether a page can be opened without the network. */
export async function isKept(address: string): Promise<boolean> {
  if (!hasWorkers()) return false;
  for (const name of (await caches.keys().catch(() => [])).filter(holdsPages)) {
    const cache = await caches.open(name);
    if (await cache.match(address, { ignoreVary: true })) return true;
  }
  return false;
}
