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

const Numbered = z.object({ id: z.int() });

/** Keeps a document's row; the same bytes twice in a measure are one document, which comes back where it was taken off. Its number. */
export async function insertDocument(db: Db, document: NewDocument): Promise<number> {
  const { measureId, version, name, contentType, bytes, hash, accountId, now } = document;
  const [back] = await db.rows(
    Numbered,
    `update measure_document set removed_at = null, removed_version = null
      where measure_id = $1::bigint and content_hash = $2 and removed_version = $3::int returning document_id as id`,
    [measureId, hash, version],
  );
  if (back) return back.id;
  const [row] = await db.rows(
    Numbered,
    `insert into measure_document as d (measure_id, version, name, content_type, bytes, content_hash, uploaded_by, uploaded_at)
     values ($1::bigint, $2::int, $3, $4, $5::int, $6, $7::bigint, $8::timestamptz)
     on conflict (measure_id, content_hash) where removed_version is null do update set name = d.name
     returning document_id as id`,
    [measureId, version, name, contentType, bytes, hash, accountId, now],
  );
  return row!.id;
}

/** How many documents the latest version of a measure has. */
export async function countDocuments(db: Db, measureId: number): Promise<number> {
  const [row] = await db.rows(
    z.object({ count: z.int() }),
    'select count(*)::int as count from measure_document where measure_id = $1::bigint and removed_version is null',
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
  /** First version that does not have it any more. */
  removedVersion: z.int().nullable(),
});

/** A document as it is kept. */
export type StoredDocument = z.output<typeof StoredDocument>;

/** A document by its number; null where there is none. */
export async function findDocument(db: Db, id: number): Promise<StoredDocument | null> {
  const [row] = await db.rows(
    StoredDocument,
    `select document_id as id, measure_id as "measureId", version, name, content_type as "contentType", bytes, content_hash as hash,
            removed_version as "removedVersion"
       from measure_document where document_id = $1::bigint`,
    [id],
  );
  return row ?? null;
}

/** Marks a document as taken off from a version on; null takes the mark away. */
export async function markRemoved(
  tx: Db,
  id: number,
  removed: { version: number; now: Date } | null,
): Promise<void> {
  await tx.run(
    'update measure_document set removed_version = $2::int, removed_at = $3::timestamptz where document_id = $1::bigint',
    [id, removed?.version ?? null, removed?.now ?? null],
  );
}

/** What a deleted version added goes with it, what it had taken off stands again. */
export async function releaseDocuments(tx: Db, id: number, version: number): Promise<void> {
  await tx.run('delete from measure_document where measure_id = $1::bigint and version = $2::int', [
    id,
    version,
  ]);
  await tx.run(
    'update measure_document set removed_version = null, removed_at = null where measure_id = $1::bigint and removed_version = $2::int',
    [id, version],
  );
}

/** Clears rows taken off before a moment that no version has; their bytes go unless another measure has them. */
export async function clearRemoved(db: Db, before: Date): Promise<void> {
  await db.run(
    'delete from measure_document where removed_at < $1::timestamptz and removed_version <= version',
    [before],
  );
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
