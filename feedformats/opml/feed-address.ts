/** A feed's address as it is kept: absolute, http or https, no name, password or fragment in it; null for anything else. */
export function readFeedAddress(written: string): string | null {
  const text = written.trim();
  if (text.length > 2000) return null;
  const address = URL.parse(text);
  if (address === null || (address.protocol !== 'http:' && address.protocol !== 'https:')) return null;
  if (address.username !== '' || address.password !== '') return null;
  address.hash = '';
  return address.href;
}

/** What a person types for a site: an address without its scheme too; null when it can be none. */
export function readSiteAddress(written: string): string | null {
  const text = written.trim();
  return /^[a-z][a-z\d+.-]*:\/\//i.test(text) || /^(?:javascript|data|file|mailto):/i.test(text)
    ? readFeedAddress(text)
    : /^[^\s/]+\.[^\s/]+/.test(text)
      ? readFeedAddress(`https://${text}`)
      : null;
}
