import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { DocumentKind } from '#features/news/public.ts';

const DraftRow = z.object({
  kind: z.string(),
  id: z.int(),
  version: z.int(),
  content: z.unknown(),
  isChanged: z.boolean(),
  updatedAt: z.date(),
  deletedAt: z.date().nullable(),
  wasPublished: z.boolean(),
});

export type DraftRow = z.output<typeof DraftRow>;

const columns = `kind, target_id as id, version, content, is_changed as "isChanged", updated_at as "updatedAt",
  deleted_at as "deletedAt", was_published as "wasPublished"`;

/** What editors are writing of the documents of a kind, the deleted included. */
export function listDrafts(db: Db, kind: DocumentKind): Promise<DraftRow[]> {
  return db.rows(DraftRow, `select ${columns} from news_draft where kind = $1`, [kind]);
}

/** What editors are writing of a document, null while nobody has changed it. `lock` keeps it for the transaction. */
export async function findDraft(
  db: Db,
  kind: DocumentKind,
  id: number,
  lock = false,
): Promise<DraftRow | null> {
  const [row] = await db.rows(
    DraftRow,
    `select ${columns} from news_draft where kind = $1 and target_id = $2::int ${lock ? 'for update' : ''}`,
    [kind, id],
  );
  return row ?? null;
}

/** What a change makes of a draft. */
export interface DraftChange {
  kind: DocumentKind;
  id: number;
  /** The version it started from; 0 = there was none. */
  from: number;
  content: unknown;
  isChanged: boolean;
  deletedAt?: Date | null;
  wasPublished?: boolean;
  accountId: number | null;
  now: Date;
}

/** Writes a draft's next version; null when another one stands there by now. */
export async function writeDraft(
  tx: Db,
  change: DraftChange,
): Promise<{ version: number; savedAt: Date } | null> {
  const {
    kind,
    id,
    from,
    content,
    isChanged,
    deletedAt = null,
    wasPublished = false,
    accountId,
    now,
  } = change;
  const [row] = await tx.rows(
    z.object({ version: z.int(), savedAt: z.date() }),
    `insert into news_draft as d (kind, target_id, version, content, is_changed, updated_by, updated_at, deleted_at, was_published)
     values ($1, $2::int, $3::int + 1, $4::jsonb, $5::boolean, $6::bigint, $7::timestamptz, $8::timestamptz, $9::boolean)
     on conflict (kind, target_id) do update
        set version = excluded.version, content = excluded.content, is_changed = excluded.is_changed, updated_by = excluded.updated_by,
            updated_at = excluded.updated_at, deleted_at = excluded.deleted_at, was_published = excluded.was_published
      where d.version = $3::int
     returning version, updated_at as "savedAt"`,
    [kind, id, from, JSON.stringify(content), isChanged, accountId, now, deletedAt, wasPublished],
  );
  return row ?? null;
}
