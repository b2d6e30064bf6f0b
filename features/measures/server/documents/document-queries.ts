import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

/** A document to be kept; `version` = the first version of the measure that has it. */
export interface NewDocument {
  measureId: number;
  version: number;
  name: string;
  contentType: string;
  bytes: number;
  hash: string;
  accountId: number;
  now: Date;
}

/** Keeps a document's row; the same bytes twice in a measure are one document. Its number. */
export async function insertDocument(db: Db, document: NewDocument): Promise<number> {
  const { measureId, version, name, contentType, bytes, hash, accountId, now } = document;
  const [row] = await db.rows(
    z.object({ id: z.int() }),
    `insert into measure_document as d (measure_id, version, name, content_type, bytes, content_hash, uploaded_by, uploaded_at)
     values ($1::bigint, $2::int, $3, $4, $5::int, $6, $7::bigint, $8::timestamptz)
     on conflict (measure_id, content_hash) do update set name = d.name
     returning document_id as id`,
    [measureId, version, name, contentType, bytes, hash, accountId, now],
  );
  return row!.id;
}

/** How many documents a measure has. */
export async function countDocuments(db: Db, measureId: number): Promise<number> {
  const [row] = await db.rows(
    z.object({ count: z.int() }),
    'select count(*)::int as count from measure_document where measure_id = $1::bigint',
    [measureId],
  );
  return row!.count;
}

const StoredDocument = z.object({
  id: z.int(),
  measureId: z.int(),
  version: z.int(),
  name: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  hash: z.string(),
});

/** A document by its number; null where there is none. */
export async function findDocument(db: Db, id: number): Promise<z.output<typeof StoredDocument> | null> {
  const [row] = await db.rows(
    StoredDocument,
    `select document_id as id, measure_id as "measureId", version, name, content_type as "contentType", bytes, content_hash as hash
       from measure_document where document_id = $1::bigint`,
    [id],
  );
  return row ?? null;
}

/** Takes a document's row away; its bytes go with the next clean-up unless another measure has them. */
export async function deleteDocument(db: Db, id: number): Promise<void> {
  await db.run('delete from measure_document where document_id = $1::bigint', [id]);
}

/** Which of some hashes a document still has. */
export async function listUsed(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await db.rows(
    z.object({ hash: z.string() }),
    'select distinct content_hash as hash from measure_document where content_hash = any($1::text[])',
    [hashes],
  );
  return new Set(rows.map(({ hash }) => hash));
}
