const entry = /<Contents>([\s\S]*?)<\/Contents>/g;
const field = (name: string, xml: string): string =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';

/** What a bucket's listing names: keys that are hashes (they need no unescaping), when they came, and whether it goes on. */
export function readListing(xml: string): { entries: { hash: string; since: Date }[]; isCut: boolean } {
  const entries = [...xml.matchAll(entry)]
    .map(([, inside]) => ({ hash: field('Key', inside!), since: new Date(field('LastModified', inside!)) }))
    .filter(({ hash }) => /^[\da-f]{64}$/.test(hash));
  return { entries, isCut: field('IsTruncated', xml) === 'true' };
}
