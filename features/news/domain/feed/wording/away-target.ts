/** Where the warning page may lead. */
export type AwayTarget =
  | { kind: 'outside'; address: string; host: string }
  | { kind: 'unsupported' }
  | { kind: 'missing' };

/**
 * Reads the address of another site. Only http and https with a host are followed; `javascript:`, `data:`, addresses
 * with a name and password before the host, and everything with control characters are not.
 */
export function awayTarget(to: string | null): AwayTarget {
  const text = to?.trim() ?? '';
  if (text === '') return { kind: 'missing' };
  if (/\p{Cc}/u.test(text)) return { kind: 'unsupported' };
  const url = URL.parse(text);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return { kind: 'unsupported' };
  if (url.hostname === '' || url.username !== '' || url.password !== '') return { kind: 'unsupported' };
  return { kind: 'outside', address: url.href, host: url.host };
}
