import { isBlobName, type BlobEntry, type BlobKind } from './blob-store.ts';

const field = (name: string, xml: string): string =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';

/** What a bucket's listing names of a kind (such names need no unescaping), the last key of the page, and whether it goes on. */
export function readListing(
  xml: string,
  kind: BlobKind,
  prefix: string,
): { entries: BlobEntry[]; last: string | undefined; isCut: boolean } {
  const found = xml
    .split('<Contents>')
    .slice(1)
    .map((inside) => ({
      key: field('Key', inside),
      bytes: Number(field('Size', inside)),
      since: new Date(field('LastModified', inside)),
    }));
  return {
    entries: found
      .filter(({ key }) => key.startsWith(prefix) && isBlobName(kind, key.slice(prefix.length)))
      .map(({ key, bytes, since }) => ({ name: key.slice(prefix.length), bytes, since })),
    last: found.at(-1)?.key,
    isCut: field('IsTruncated', xml) === 'true',
  };
}
