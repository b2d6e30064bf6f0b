import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AwsClient } from 'aws4fetch';
import { request } from 'undici';
import { AppError } from '#platform/contract/errors.ts';
import type { BlobContent, BlobEntry, BlobKind, BlobStore } from './blob-store.ts';
import { readListing } from './s3-listing.ts';

const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** A store that says nothing for so long is away: nobody's upload waits for it. Unit: ms. */
const silentMs = 15_000;

interface BucketOptions {
  /** Keys a listing asks for at once; no server gives more than 1,000. */
  pageSize?: number;
  /** How long the store may say nothing. Unit: ms. */
  timeoutMs?: number;
}

type Answer = Awaited<ReturnType<typeof request>>;

/** One signed request to the server. */
type Send = (
  method: 'GET' | 'PUT' | 'DELETE',
  address: string,
  sent?: { hash?: string; body?: Readable | Uint8Array; bytes?: number },
) => Promise<Answer>;

/**
 * Blobs in a bucket of an S3-compatible server: documents under their hash alone, other kinds behind their kind's name.
 *
 * @param url  `https://key:secret@host/bucket?region=eu-1`; every request is signed, the sum of the bytes with it.
 */
export function s3Blobs(
  url: string,
  kind: BlobKind,
  { pageSize = 1_000, timeoutMs = silentMs }: BucketOptions = {},
): BlobStore {
  const { username, password, origin, pathname, searchParams } = new URL(url);
  const bucket = `${origin}${pathname.replace(/\/+$/, '')}`;
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    region: searchParams.get('region') ?? 'us-east-1',
  });
  const prefix = kind === 'documents' ? '' : `${kind}/`;
  const addressOf = (name: string): string => `${bucket}/${prefix}${name}`;
  const send: Send = async (method, address, { hash = emptyHash, body, bytes } = {}) => {
    const signed = await client.sign(address, { method, headers: { 'x-amz-content-sha256': hash } });
    return request(signed.url, {
      method,
      headers: {
        ...Object.fromEntries(signed.headers),
        ...(bytes !== undefined && { 'content-length': String(bytes) }),
      },
      body,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    });
  };
  return {
    async put(name, content) {
      const answer = await send('PUT', addressOf(name), await describe(content));
      if (answer.statusCode !== 200) await refuse(answer, 'a new blob');
      await answer.body.dump();
    },
    async read(name) {
      const answer = await send('GET', addressOf(name));
      if (answer.statusCode === 200) return answer.body;
      if (answer.statusCode !== 404) await refuse(answer, 'reading');
      await answer.body.dump();
      return null;
    },
    async remove(name) {
      const answer = await send('DELETE', addressOf(name));
      if (answer.statusCode !== 204 && answer.statusCode !== 404) await refuse(answer, 'removing');
      await answer.body.dump();
    },
    list: () => listBucket(bucket, { kind, prefix, pageSize }, send),
  };
}

/** What is sent of a blob: its bytes, how many, and their sum, which the signature covers. */
async function describe(
  content: BlobContent,
): Promise<{ hash: string; body: Readable | Uint8Array; bytes: number }> {
  const sum = createHash('sha256');
  if (typeof content !== 'string')
    return { hash: sum.update(content).digest('hex'), body: content, bytes: content.length };
  await pipeline(createReadStream(content), sum);
  return { hash: sum.digest('hex'), body: createReadStream(content), bytes: (await stat(content)).size };
}

/** Everything of a kind in a bucket, page by page. */
async function* listBucket(
  bucket: string,
  { kind, prefix, pageSize }: { kind: BlobKind; prefix: string; pageSize: number },
  send: Send,
): AsyncGenerator<BlobEntry> {
  for (let from = ''; ;) {
    const query = new URLSearchParams({
      'list-type': '2',
      'max-keys': String(pageSize),
      'start-after': from,
      prefix,
    });
    const answer = await send('GET', `${bucket}?${query}`);
    if (answer.statusCode !== 200) await refuse(answer, 'listing');
    const { entries, last, isCut } = readListing(await answer.body.text(), kind, prefix);
    yield* entries;
    if (!isCut || last === undefined) return;
    from = last;
  }
}

async function refuse({ body, statusCode }: Answer, what: string): Promise<never> {
  const text = (await body.text()).slice(0, 300);
  const error = new Error(`The blob store answered ${statusCode} to ${what}: ${text}`);
  // It cannot now: that is no fault of ours, and may be asked again.
  if (statusCode >= 500 || statusCode === 429) throw new AppError('unavailable', { retryAfter: 5 }, error);
  throw error;
}
