import type { Dispatcher } from 'undici';
import { Agent, request } from 'undici';
import { RefusedFetch } from './refused-fetch.ts';
import type { KnownAddress } from './request.ts';
import { checkAddress, checkContentType, requestHeaders, retryAfterSeconds } from './request.ts';
import type { AddressRule } from './guarded-connector.ts';
import { guardedConnector } from './guarded-connector.ts';
import { HostQueue } from './host-queue.ts';
import { readBody } from './read-body.ts';
import { refusalOf } from './refusal-of.ts';

/** An answer that is no refusal. */
export type FetchAnswer =
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'fetched';
      readonly bytes: Uint8Array;
      /** Where the bytes came from, after redirects. */
      readonly address: string;
      /** Set when every redirect on the way was permanent: the feed should be asked for here from now on. */
      readonly movedTo: string | null;
      readonly contentType: string | null;
      readonly contentLanguage: string | null;
      readonly etag: string | null;
      readonly lastModified: string | null;
    };

/** How a client behaves; every time in milliseconds. */
export interface FetcherOptions {
  readonly userAgent: string;
  /** Types that are asked for; those of feeds, unless told. */
  readonly accept?: string;
  readonly now: () => Date;
  readonly allowsAddress?: AddressRule;
  readonly bytes?: number;
  readonly connectMs?: number;
  /** From the request to the last byte, redirects included. */
  readonly totalMs?: number;
  readonly bytesPerPace?: number;
  readonly paceMs?: number;
  /** Throws RefusedFetch for types that are not wanted; those that are no feed for sure, unless told. */
  readonly checkType?: (contentType: string | null) => void;
  /** Between two requests to one host. */
  readonly hostPauseMs?: number;
}

/** Reads foreign addresses over the network; one per process and purpose, closed at its end. */
export interface Fetcher {
  /** Throws RefusedFetch with the reason, never anything else. */
  readonly fetch: (known: KnownAddress) => Promise<FetchAnswer>;
  readonly close: () => Promise<void>;
}

const maxRedirects = 5;
/** Bytes after decompression, where the caller says nothing: twice the largest honest feed known. */
const maxBytes = 8 * 1024 * 1024;

/** Opens a client whose every connection is checked by the address it really reaches, redirects included. */
export function openFetcher(options: FetcherOptions): Fetcher {
  const { totalMs = 30_000, connectMs = 10_000 } = options;
  const agent = new Agent({
    connect: guardedConnector(options.allowsAddress, connectMs),
    headersTimeout: totalMs,
    bodyTimeout: totalMs,
    maxHeaderSize: 32 * 1024,
    keepAliveTimeout: 4000,
    connections: 2,
    pipelining: 1,
  });
  const queue = new HostQueue(options.hostPauseMs ?? 1000);
  return {
    fetch: async (feed) => {
      const inTime = AbortSignal.timeout(totalMs);
      const signal = feed.signal ? AbortSignal.any([inTime, feed.signal]) : inTime;
      try {
        return await follow(feed, { agent, queue, options, signal });
      } catch (error) {
        throw refusalOf(error, totalMs);
      }
    },
    close: () => agent.destroy(),
  };
}

interface Way {
  readonly agent: Dispatcher;
  readonly queue: HostQueue;
  readonly options: FetcherOptions;
  readonly signal: AbortSignal;
}

/** Follows redirects one by one; each target is checked like the first address. */
async function follow(feed: KnownAddress, way: Way): Promise<FetchAnswer> {
  let address = checkAddress(feed.address);
  let isPermanent = true;
  const seen = new Set<string>();
  for (let hops = 0; hops <= maxRedirects; hops++) {
    if (seen.has(address.href)) throw new RefusedFetch('redirect_loop', { hops });
    seen.add(address.href);
    const target = address;
    const answer = await way.queue.run(target.host, () => ask(target, feed, way));
    if (!('redirect' in answer))
      return answer.kind === 'fetched' && hops > 0 && isPermanent
        ? { ...answer, movedTo: address.href }
        : answer;
    isPermanent &&= answer.isPermanent;
    address = checkAddress(answer.redirect, address.href);
  }
  throw new RefusedFetch('too_many_redirects', { limit: maxRedirects });
}

interface Redirect {
  readonly redirect: string;
  readonly isPermanent: boolean;
}

async function ask(
  address: URL,
  feed: KnownAddress,
  { agent, options, signal }: Way,
): Promise<FetchAnswer | Redirect> {
  signal.throwIfAborted();
  const { statusCode, headers, body } = await request(address, {
    dispatcher: agent,
    method: feed.post ? 'POST' : 'GET',
    headers: requestHeaders(feed, options.userAgent, options.accept),
    ...(feed.post && { body: feed.post.body }),
    signal,
  });
  const header = (name: string): string | null => [headers[name] ?? []].flat()[0] ?? null;
  try {
    if (statusCode === 304) return { kind: 'unchanged' };
    const location = header('location');
    if ([301, 302, 303, 307, 308].includes(statusCode) && location !== null)
      return { redirect: location, isPermanent: statusCode === 301 || statusCode === 308 };
    if (statusCode === 410) throw new RefusedFetch('gone');
    if (statusCode === 204) throw new RefusedFetch('empty');
    if (statusCode < 200 || statusCode > 299)
      throw httpError(statusCode, header('retry-after'), options.now());
    (options.checkType ?? checkContentType)(header('content-type'));
    const bytes = await readBody(
      body,
      contentEncodings(header('content-encoding')),
      bodyLimits(options),
      signal,
    );
    return {
      kind: 'fetched',
      bytes,
      address: address.href,
      movedTo: null,
      contentType: header('content-type'),
      contentLanguage: header('content-language'),
      etag: header('etag'),
      lastModified: header('last-modified'),
    };
  } finally {
    // A body nobody reads would hold its connection.
    body.on('error', ignoreAborted).destroy();
  }
}

function httpError(status: number, retryAfter: string | null, now: Date): RefusedFetch {
  const seconds = retryAfterSeconds(retryAfter, now);
  return new RefusedFetch('http_error', { status, ...(seconds !== null && { retryAfterSeconds: seconds }) });
}

function bodyLimits({
  bytes = maxBytes,
  bytesPerPace = 512,
  paceMs = 5000,
}: FetcherOptions): Parameters<typeof readBody>[2] {
  return { bytes, bytesPerPace, paceMs };
}

function contentEncodings(header: string | null): string[] {
  return (header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== 'identity');
}

function ignoreAborted(): void {}
