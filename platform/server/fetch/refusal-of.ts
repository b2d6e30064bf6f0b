import { RefusedFetch } from './refused-fetch.ts';

const names = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_NONAME']);
const timeouts = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
]);

/** Whatever went wrong on the network as the refusal an operator can read; the original stays as the cause. */
export function refusalOf(error: unknown, totalMs: number): RefusedFetch {
  for (let each = error, depth = 0; each instanceof Error && depth < 8; each = each.cause, depth++) {
    if (each instanceof RefusedFetch) return each;
    if (each instanceof AggregateError) {
      const inner = each.errors.find((one) => one instanceof RefusedFetch);
      if (inner instanceof RefusedFetch) return inner;
    }
    if (each.name === 'TimeoutError') return new RefusedFetch('timed_out', { totalMs }, error);
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  if (names.has(code)) return new RefusedFetch('unknown_host', { code }, error);
  if (timeouts.has(code) || code === 'ABORT_ERR') return new RefusedFetch('timed_out', { totalMs }, error);
  return new RefusedFetch('connection_failed', { code: code.slice(0, 40) }, error);
}
