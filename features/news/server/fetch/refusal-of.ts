import { RefusedFeed } from '#features/news/feeds/refused-feed.ts';

const names = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_NONAME']);
const timeouts = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
]);

/** Whatever went wrong on the network as the refusal an operator can read; the original stays as the cause. */
export function refusalOf(error: unknown, totalMs: number): RefusedFeed {
  for (let each = error, depth = 0; each instanceof Error && depth < 8; each = each.cause, depth++) {
    if (each instanceof RefusedFeed) return each;
    if (each instanceof AggregateError) {
      const inner = each.errors.find((one) => one instanceof RefusedFeed);
      if (inner instanceof RefusedFeed) return inner;
    }
    if (each.name === 'TimeoutError') return new RefusedFeed('timed_out', { totalMs }, error);
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  if (names.has(code)) return new RefusedFeed('unknown_host', { code }, error);
  if (timeouts.has(code) || code === 'ABORT_ERR') return new RefusedFeed('timed_out', { totalMs }, error);
  return new RefusedFeed('connection_failed', { code: code.slice(0, 40) }, error);
}
