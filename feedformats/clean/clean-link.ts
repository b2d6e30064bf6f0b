/** Parameters that only tell who sent the reader; the page is the same without them. */
const trackers = [
  /^utm_/,
  /^yclid$/,
  /^ysclid$/,
  /^gclid$/,
  /^gclsrc$/,
  /^dclid$/,
  /^fbclid$/,
  /^mc_(?:cid|eid)$/,
  /^_openstat$/,
  /^from_rss$/,
  /^igshid$/,
  /^msclkid$/,
  /^wt_?zmc$/,
  /^xtor$/,
  /^at_(?:medium|campaign|custom\d)$/,
  /^cmpid$/,
  /^cmp$/,
  /^ocid$/,
  /^ns_(?:campaign|mchannel|source|linkname)$/,
  /^ftag$/,
  /^mkt_tok$/,
  /^ref_src$/,
  /^ref_url$/,
  /^spm$/,
  /^_hs(?:enc|mi)$/,
  /^vero_(?:id|conv)$/,
  /^oly_(?:anon|enc)_id$/,
  /^pk_(?:campaign|kwd|source)$/,
  /^mtm_/,
  /^piwik_/,
  /^matomo_/,
  /^rb_clickid$/,
  /^guccounter$/,
  /^guce_referrer(?:_sig)?$/,
  /^twclid$/,
  /^ttclid$/,
  /^wbraid$/,
  /^gbraid$/,
];

/**
 * An address a reader may follow: absolute, http or https (mailto too where `allowMail`), without tracking parameters
 * and without a name or password in it. Null for everything else, javascript: and data: above all.
 */
export function cleanLink(written: string | null, base: string | null, allowMail = false): string | null {
  // Browsers skip these inside a scheme: "java\tscript:" runs.
  const text = (written ?? '')
    .replaceAll(/[\p{Cc}\s\u200b-\u200f\u2060\ufeff]+/gu, (gap) => (gap === ' ' ? ' ' : ''))
    .trim();
  if (text === '' || text.length > 4000) return null;
  const address = URL.parse(text, base ?? undefined);
  if (address === null) return null;
  if (address.protocol === 'mailto:') return allowMail ? address.href : null;
  if (address.protocol !== 'http:' && address.protocol !== 'https:') return null;
  address.username = '';
  address.password = '';
  removeTrackers(address);
  return address.href;
}

function removeTrackers(address: URL): void {
  if (/^#(?:utm_|xtor=|rss)/.test(address.hash)) address.hash = '';
  if (address.search === '') return;
  // Cut from the text, not through URLSearchParams, which would spell the rest anew.
  const parts = address.search.slice(1).split('&');
  const rest = parts.filter((part) => !isTracker(part.split('=', 1)[0] ?? ''));
  if (rest.length < parts.length) address.search = rest.length > 0 ? `?${rest.join('&')}` : '';
}

function isTracker(name: string): boolean {
  return trackers.some((tracker) => tracker.test(name.toLowerCase()));
}
