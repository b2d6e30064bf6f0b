import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';

const Status = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
const nameOf = (table: string): string =>
  `nullif(btrim(${table}.first_name || ' ' || ${table}.last_name), '')`;

const VersionRow = z.object({
  version: z.int(),
  status: Status,
  author: z.string().nullable(),
  updatedAt: z.date(),
  reason: z.string().nullable(),
});

/** Who wrote which version of a measure, latest first. */
export function listVersions(db: Db, id: number): Promise<z.output<typeof VersionRow>[]> {
  return db.rows(
    VersionRow,
    `select v.version, v.status, ${nameOf('a')} as author, v.updated_at as "updatedAt", v.reason
       from measure_version v left join account a on a.id = v.author_id
      where v.measure_id = $1::bigint order by v.version desc`,
    [id],
  );
}

const HistoryRow = z.object({
  version: z.int(),
  step: z.string(),
  from: Status.nullable(),
  to: Status,
  by: z.string().nullable(),
  at: z.date(),
  reason: z.string().nullable(),
});

/** The last hundred steps of a measure, latest first. */
export function listHistory(db: Db, id: number): Promise<z.output<typeof HistoryRow>[]> {
  return db.rows(
    HistoryRow,
    `select h.version, h.step, h.from_status as "from", h.to_status as "to", ${nameOf('a')} as by, h.at, h.reason
       from measure_history h left join account a on a.id = h.account_id
      where h.measure_id = $1::bigint order by h.history_id desc limit 100`,
    [id],
  );
}

const CommentRow = z.object({ id: z.int(), by: z.string().nullable(), at: z.date(), text: z.string() });

/** What author and moderator said, oldest first. */
export function listComments(db: Db, id: number): Promise<z.output<typeof CommentRow>[]> {
  return db.rows(
    CommentRow,
    `select c.comment_id as id, ${nameOf('a')} as by, c.at, c.text
       from measure_comment c left join account a on a.id = c.account_id
      where c.measure_id = $1::bigint order by c.comment_id limit 500`,
    [id],
  );
}

const DocumentRow = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  uploadedAt: z.date(),
});

/** Documents a version of a measure has, oldest first. */
export function listDocuments(db: Db, id: number, version: number): Promise<z.output<typeof DocumentRow>[]> {
  return db.rows(
    DocumentRow,
    `select document_id as id, version, name, content_type as "contentType", bytes, uploaded_at as "uploadedAt"
       from measure_document where measure_id = $1::bigint and version <= $2::int
        and (removed_version is null or removed_version > $2::int) order by document_id`,
    [id, version],
  );
}

const EntryRow = z.object({ id: z.int(), name: z.string() });

/** Names of handbook entries; a missing language shows the Russian one, or the only one there is. */
export function listEntryNames(
  db: Db,
  ids: readonly number[],
  locale: Locale,
): Promise<z.output<typeof EntryRow>[]> {
  return db.rows(
    EntryRow,
    `select entry_id as id, coalesce(names->>$2, names->>'ru', (select value from jsonb_each_text(names) limit 1)) as name
       from handbook_entry where entry_id = any($1::int[]) order by entry_id`,
    [ids, locale],
  );
}

const OriginRow = z.object({
  title: z.string(),
  licence: z.string(),
  url: z.string().nullable(),
  text: z.string(),
});

/** The register a measure was taken over from, and its text in the language. */
export async function findOrigin(
  db: Db,
  id: number,
  locale: Locale,
): Promise<z.output<typeof OriginRow> | null> {
  const [row] = await db.rows(
    OriginRow,
    `select s.title, s.licence, s.url,
            coalesce(v.translations->$2->>'description', v.content->>'description', '') as text
       from measure m join source s on s.code = m.origin join measure_version v using (measure_id)
      where m.measure_id = $1::bigint`,
    [id, locale],
  );
  return row ?? null;
}
