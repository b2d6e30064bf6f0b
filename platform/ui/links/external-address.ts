/** Where a link that came with data may lead. */
export type LinkTarget =
  | { kind: 'same-site'; to: string }
  | { kind: 'away'; to: string }
  | { kind: 'direct'; to: string }
  | { kind: 'unsupported' };

/**
 * What to do with an address that came with data. Another site is reached through the warning page /away;
 * mail and telephone at once; a scheme that could run code or open a program not at all (spec 8).
 */
export function targetOf(address: string, site: string, locale: string): LinkTarget {
  if (/\p{Cc}/u.test(address)) return { kind: 'unsupported' };
  const url = URL.parse(address.trim(), site);
  if (!url) return { kind: 'unsupported' };
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return { kind: 'direct', to: url.href };
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { kind: 'unsupported' };
  if (url.origin === new URL(site).origin)
    return { kind: 'same-site', to: url.pathname + url.search + url.hash };
  return { kind: 'away', to: `/${locale}/away?to=${encodeURIComponent(url.href)}` };
}
