import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { z } from 'zod';
import type { Db } from '../db/db.ts';
import {
  largestBlob,
  type BlobContent,
  type BlobEntry,
  type BlobKind,
  type BlobStore,
} from './blob-store.ts';

/** A blob lies in rows of this size; as much of it is held at once. Unit: bytes. */
const partBytes = 256 * 1024;
const listedAtOnce = 500;

const Found = z.object({ id: z.int(), bytes: z.int(), isNew: z.boolean() });
const Part = z.object({ content: z.instanceof(Buffer) });
const Entry = z.object({ name: z.string(), bytes: z.int(), since: z.date() });

/** Blobs in PostgreSQL, which every process of an installation sees. */
export function databaseBlobs(db: Db, kind: BlobKind): BlobStore {
  return {
    put: (name, content, since = new Date()) =>
      db.transaction((tx) => putBlob(tx, { kind, name, since }, content)),
    async read(name) {
      const [found] = await db.rows(
        z.object({ id: z.int(), bytes: z.int() }),
        'select blob_id as id, bytes from blob where kind = $1 and name = $2',
        [kind, name],
      );
      if (!found) return null;
      return Readable.from(readParts(db, found), { objectMode: false, highWaterMark: partBytes });
    },
    async remove(name) {
      await db.run('delete from blob where kind = $1 and name = $2', [kind, name]);
    },
    list: () => listBlobs(db, kind),
  };
}

async function putBlob(
  tx: Db,
  { kind, name, since }: { kind: BlobKind; name: string; since: Date },
  content: BlobContent,
): Promise<void> {
  const bytes = typeof content === 'string' ? (await stat(content)).size : content.length;
  if (bytes > largestBlob) throw new Error(`A blob of ${bytes} bytes is larger than ${largestBlob}.`);
  const [row] = await tx.rows(
    Found,
    `insert into blob as b (kind, name, bytes, created_at) values ($1, $2, $3::int, $4::timestamptz)
     on conflict (kind, name) do update set created_at = greatest(b.created_at, excluded.created_at)
     returning blob_id as id, bytes, xmax = 0 as "isNew"`,
    [kind, name, bytes, since],
  );
  if (!row!.isNew) return;
  const sum = createHash('sha256');
  let written = 0;
  let part = 0;
  for await (const piece of piecesOf(content)) {
    sum.update(piece);
    written += piece.length;
    await tx.run('insert into blob_part (blob_id, part, content) values ($1::bigint, $2::int, $3::bytea)', [
      row!.id,
      part++,
      piece,
    ]);
  }
  if (written !== bytes) throw new Error(`Of the ${bytes} bytes of a blob ${written} came.`);
  const hash = sum.digest('hex');
  if (kind === 'documents' && hash !== name) throw new Error('A document is not what its hash tells.');
  await tx.run('update blob set content_hash = $2 where blob_id = $1::bigint', [row!.id, hash]);
}

async function* piecesOf(content: BlobContent): AsyncGenerator<Buffer> {
  if (typeof content === 'string') {
    yield* createReadStream(content, { highWaterMark: partBytes }) as AsyncIterable<Buffer>;
    return;
  }
  for (let at = 0; at < content.length; at += partBytes)
    yield Buffer.from(content.subarray(at, at + partBytes));
}

/** The parts one after another; one that is gone meanwhile breaks the stream, so that nobody takes the rest for the whole. */
async function* readParts(db: Db, { id, bytes }: { id: number; bytes: number }): AsyncGenerator<Buffer> {
  for (let part = 0, read = 0; read < bytes; part++) {
    const [row] = await db.rows(
      Part,
      'select content from blob_part where blob_id = $1::bigint and part = $2::int',
      [id, part],
    );
    if (!row) throw new Error('A blob was removed while it was read.');
    read += row.content.length;
    yield row.content;
  }
}

async function* listBlobs(db: Db, kind: BlobKind): AsyncGenerator<BlobEntry> {
  for (let after = ''; ;) {
    const rows = await db.rows(
      Entry,
      `select name, bytes, created_at as since from blob where kind = $1 and name > $2 order by name limit $3::int`,
      [kind, after, listedAtOnce],
    );
    yield* rows;
    if (rows.length < listedAtOnce) return;
    after = rows.at(-1)!.name;
  }
}
