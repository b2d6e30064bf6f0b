import { RefusedFetch } from './refused-fetch.ts';

/** What is known of an address from its last reading; both validators as the server gave them. */
export interface KnownAddress {
  readonly address: string;
  readonly etag?: string | null;
  readonly lastModified?: string | null;
  /** What is sent instead of a plain question. */
  readonly post?: { readonly body: string; readonly type: string };
  /** Ends the reading sooner. */
  readonly signal?: AbortSignal;
}

const acceptsFeeds =
  'application/atom+xml, application/rss+xml, application/feed+json, application/rdf+xml, application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8, */*;q=0.1';

/** Headers of a polite reading: conditional where a validator is known. */
export function requestHeaders(
  { etag, lastModified, post }: KnownAddress,
  userAgent: string,
  accept: string = acceptsFeeds,
): Record<string, string> {
  return {
    'user-agent': userAgent,
    accept,
    ...(post && { 'content-type': post.type }),
    'accept-encoding': 'gzip, br, deflate',
    ...(etag && { 'if-none-match': headerValue(etag) }),
    ...(lastModified && { 'if-modified-since': headerValue(lastModified) }),
  };
}

/** An address that may be asked for: http or https, no name or password in it, a usual port or one above 1023. */
export function checkAddress(written: string, base?: string): URL {
  const address = URL.parse(written.trim(), base);
  // A parser drops tabs and line ends silently, and takes a host whose label encodes nothing.
  const isOdd = /\p{Cc}/u.test(written.trim()) || address?.hostname.split('.').includes('xn--');
  if (address === null || written.length > 2000 || isOdd) throw new RefusedFetch('bad_address');
  if (address.protocol !== 'http:' && address.protocol !== 'https:')
    throw new RefusedFetch('protocol_refused', { protocol: address.protocol.slice(0, 20) });
  const port = Number(address.port || 0);
  if (
    address.username !== '' ||
    address.password !== '' ||
    (port > 0 && port < 1024 && port !== 80 && port !== 443)
  )
    throw new RefusedFetch('bad_address');
  address.hash = '';
  return address;
}

/** Content types that are certainly no feed; everything else is decided by the bytes, since servers mislabel feeds freely. */
export function checkContentType(contentType: string | null): void {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  const isImpossible =
    /^(?:image|audio|video|font)\/|^application\/(?:pdf|zip|x-(?:tar|7z-compressed|rar-compressed|msdownload)|msword|vnd\.|javascript|wasm)|^text\/(?:css|javascript)$/.test(
      type,
    );
  if (isImpossible && !/[+/]xml$/.test(type))
    throw new RefusedFetch('wrong_content_type', { type: type.slice(0, 80) });
}

/** Seconds a server asks to stay away, from either form of Retry-After; null when it doesn't or makes no sense. */
export function retryAfterSeconds(header: string | null, now: Date): number | null {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000;
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(Math.round(seconds), 7 * 86_400) : null;
}

function headerValue(value: string): string {
  return value.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 1000);
}
