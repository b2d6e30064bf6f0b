import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { request } from 'undici';
import type { DocumentStore } from './document-store.ts';
import { readListing } from './s3-listing.ts';

const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

type Answer = Awaited<ReturnType<typeof request>>;

/** One signed request to the server. */
type Send = (
  method: 'GET' | 'PUT' | 'DELETE',
  address: string,
  sent?: { hash?: string; body?: Readable; bytes?: number },
) => Promise<Answer>;

/**
 * Documents in a bucket of an S3-compatible server.
 *
 * @param url  `https://key:secret@host/bucket?region=eu-1`; every request is signed, the sum of the bytes with it.
 * @param pageSize  keys a listing asks for at once; no server gives more than 1,000.
 */
export function s3Store(url: string, pageSize = 1_000): DocumentStore {
  const { username, password, origin, pathname, searchParams } = new URL(url);
  const bucket = `${origin}${pathname.replace(/\/+$/, '')}`;
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    region: searchParams.get('region') ?? 'us-east-1',
  });
  const send: Send = async (method, address, { hash = emptyHash, body, bytes } = {}) => {
    const signed = await client.sign(address, { method, headers: { 'x-amz-content-sha256': hash } });
    return request(signed.url, {
      method,
      headers: {
        ...Object.fromEntries(signed.headers),
        ...(bytes !== undefined && { 'content-length': String(bytes) }),
      },
      body,
    });
  };
  return {
    async put(hash, file, bytes) {
      const answer = await send('PUT', `${bucket}/${hash}`, { hash, body: createReadStream(file), bytes });
      if (answer.statusCode !== 200) await refuse(answer, 'a new document');
      await answer.body.dump();
    },
    async read(hash) {
      const answer = await send('GET', `${bucket}/${hash}`);
      if (answer.statusCode === 200) return answer.body;
      if (answer.statusCode !== 404) await refuse(answer, 'reading');
      await answer.body.dump();
      return null;
    },
    async remove(hash) {
      const answer = await send('DELETE', `${bucket}/${hash}`);
      if (answer.statusCode !== 204 && answer.statusCode !== 404) await refuse(answer, 'removing');
      await answer.body.dump();
    },
    list: () => listBucket(bucket, pageSize, send),
  };
}

/** Everything in a bucket, page by page. */
async function* listBucket(
  bucket: string,
  pageSize: number,
  send: Send,
): AsyncIterable<{ hash: string; since: Date }> {
  for (let from = ''; ;) {
    const query = new URLSearchParams({
      'list-type': '2',
      'max-keys': String(pageSize),
      'start-after': from,
    });
    const answer = await send('GET', `${bucket}?${query}`);
    if (answer.statusCode !== 200) await refuse(answer, 'listing');
    const { entries, isCut } = readListing(await answer.body.text());
    yield* entries;
    const last = entries.at(-1);
    if (!isCut || last === undefined) return;
    from = last.hash;
  }
}

async function refuse({ body, statusCode }: Answer, what: string): Promise<never> {
  const text = (await body.text()).slice(0, 300);
  throw new Error(`The document store answered ${statusCode} to ${what}: ${text}`);
}
