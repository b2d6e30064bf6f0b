import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { canSee } from '#features/measures/domain/abilities.ts';
import { emptyContent, type MeasureContent } from '../../domain/content/measure-content.ts';
import { person } from '../list/measure-queries.ts';
import type { MeasureStatus } from '../../domain/steps/statuses.ts';

const Status = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

const StoredVersion = z.object({
  id: z.int(),
  version: z.int(),
  revision: z.int(),
  status: Status,
  isCurrent: z.boolean(),
  isRegister: z.boolean(),
  authorId: z.int().nullable(),
  moderatorId: z.int().nullable(),
  wasPublished: z.boolean(),
  checkerIds: z.array(z.int()),
  openCheckerId: z.int().nullable(),
  /** Accepted, and waits for its moment. */
  isScheduled: z.boolean(),
  updatedAt: z.date(),
  /** Who saved its text last. */
  editor: z.object({ id: z.int(), name: z.string() }).nullable(),
  content: z.record(z.string(), z.unknown()),
});

/** A version with what rights and changes depend on. */
export type StoredVersion = z.output<typeof StoredVersion>;

/** A stored text with what it lacks filled in as not said. */
export function contentOf({ content }: Pick<StoredVersion, 'content'>): MeasureContent {
  const empty = emptyContent(1);
  return Object.fromEntries(
    Object.entries(empty).map(([key, value]) => [key, content[key] ?? value]),
  ) as MeasureContent;
}

/** All versions of a measure, oldest first; `lock` keeps the measure for the transaction. */
export async function findVersions(db: Db, id: number, lock = false): Promise<StoredVersion[]> {
  if (lock) await db.query('select 1 from measure where measure_id = $1::bigint for update', [id]);
  return db.rows(
    StoredVersion,
    `select v.measure_id as id, v.version, v.revision, v.status, v.is_current as "isCurrent", m.origin is not null as "isRegister",
            v.author_id as "authorId", v.moderator_id as "moderatorId", v.published_at is not null as "wasPublished",
            v.updated_at as "updatedAt", ${person('e')} as editor,
            array(select k.checker_id::int from measure_fact_check k
                   where k.measure_id = v.measure_id and k.version = v.version and k.withdrawn_at is null and k.checker_id is not null) as "checkerIds",
            v.status = 2 and v.publish_at is not null as "isScheduled",
            (select k.checker_id::int from measure_fact_check k
              where k.measure_id = v.measure_id and k.version = v.version and k.answered_at is null and k.withdrawn_at is null) as "openCheckerId",
            v.content || jsonb_build_object('title', v.title, 'direction', v.direction, 'yugoIds', v.yugo_ids, 'starts', v.starts,
                                            'ends', v.ends, 'strictness', v.strictness, 'code', v.code) as content
       from measure_version v join measure m using (measure_id) left join account e on e.id = v.edited_by
      where v.measure_id = $1::bigint order by v.version`,
    [id],
  );
}

/** Begins a measure. */
export async function insertMeasure(tx: Db, accountId: number): Promise<number> {
  const [row] = await tx.rows(
    z.object({ id: z.int() }),
    'insert into measure (created_by) values ($1::bigint) returning measure_id as id',
    [accountId],
  );
  return row!.id;
}

/** A text of a version and who wrote it when. */
interface Writing {
  id: number;
  version: number;
  content: MeasureContent;
  accountId: number;
  now: Date;
}

const set = `title = $3, direction = $4::smallint, yugo_ids = $5::int[], okved = $6::text[], subjects = $7::text[], starts = $8::date,
  ends = $9::date, strictness = $10::smallint, code = $11, content = $12::jsonb, search_key = $13, updated_at = $14::timestamptz, edited_by = $15::bigint`;

function valuesOf({ id, version, content, accountId, now }: Writing): unknown[] {
  const { title, direction, yugoIds, starts, ends, strictness, code, ...rest } = content;
  const okved = rest.subjects.filter(({ kind }) => kind === 'okved').map(({ value }) => value);
  const subjects = rest.subjects.map(({ kind, value }) => `${kind}:${value}`);
  const key = [title, rest.legalBasis, rest.responsible].join(' ').toLowerCase();
  const own = [title, direction, yugoIds, okved, subjects, starts, ends, strictness, code];
  return [id, version, ...own, JSON.stringify(rest), key, now, accountId];
}

/** Adds a version as a draft. */
export async function insertVersion(
  tx: Db,
  writing: Writing,
  intention: 'propose' | 'add' = 'propose',
): Promise<void> {
  await tx.run(
    `insert into measure_version (measure_id, version, status, author_id, intention) values ($1::bigint, $2::int, 1, $3::bigint, $4)`,
    [writing.id, writing.version, writing.accountId, intention],
  );
  await tx.run(
    `update measure_version set ${set} where measure_id = $1::bigint and version = $2::int`,
    valuesOf(writing),
  );
}

/** Writes a draft's next text over its last; its revision is raised. */
export async function writeVersion(tx: Db, writing: Writing): Promise<void> {
  await tx.run(
    `update measure_version set ${set}, revision = revision + 1 where measure_id = $1::bigint and version = $2::int`,
    valuesOf(writing),
  );
}

/** Takes a version to a state, with the moments and the reason that belong to it. */
export async function setStatus(
  tx: Db,
  { id, version }: Pick<StoredVersion, 'id' | 'version'>,
  to: MeasureStatus,
  { now, reason = null, isCurrent = true }: { now: Date; reason?: string | null; isCurrent?: boolean },
): Promise<void> {
  await tx.run(
    `update measure_version
        set status = $3::smallint, revision = revision + 1, updated_at = $4::timestamptz, reason = coalesce($5, reason), is_current = $6::boolean,
            submitted_at = case when $3::smallint = 2 and status <> 2 then $4::timestamptz else submitted_at end,
            published_at = case when $3::smallint = 3 then $4::timestamptz else published_at end,
            canceled_at = case when $3::smallint = 4 then $4::timestamptz else canceled_at end
      where measure_id = $1::bigint and version = $2::int`,
    [id, version, to, now, reason, isCurrent],
  );
}

/** Shows a version in lists, or no longer. */
export async function setCurrent(
  tx: Db,
  { id, version }: Pick<StoredVersion, 'id' | 'version'>,
  isCurrent: boolean,
): Promise<void> {
  await tx.run(
    'update measure_version set is_current = $3::boolean where measure_id = $1::bigint and version = $2::int',
    [id, version, isCurrent],
  );
}

/** Says who decides on a version. */
export async function setModerator(
  tx: Db,
  { id, version }: Pick<StoredVersion, 'id' | 'version'>,
  accountId: number | null,
): Promise<void> {
  await tx.run(
    `update measure_version set moderator_id = $3::bigint, revision = revision + 1 where measure_id = $1::bigint and version = $2::int`,
    [id, version, accountId],
  );
}

/** A step as the history keeps it. */
export interface HistoryStep {
  step: string;
  from: MeasureStatus | null;
  to: MeasureStatus;
  /** Null = time did it. */
  accountId: number | null;
  now: Date;
  reason?: string | null;
}

/** Adds a step to the history of a version. */
export async function addHistory(
  tx: Db,
  { id, version }: Pick<StoredVersion, 'id' | 'version'>,
  { step, from, to, accountId, now, reason = null }: HistoryStep,
): Promise<void> {
  await tx.run(
    `insert into measure_history (measure_id, version, step, from_status, to_status, account_id, at, reason)
     values ($1::bigint, $2::int, $3, $4::smallint, $5::smallint, $6::bigint, $7::timestamptz, $8)`,
    [id, version, step, from, to, accountId, now, reason],
  );
}

/** A version as it is read; one the caller may not see does not exist for them. */
export async function findShown(
  { db, caller }: Pick<RequestContext, 'db' | 'caller'>,
  { id, version }: { id: number; version: number },
): Promise<StoredVersion> {
  const shown = (await findVersions(db, id)).find((each) => each.version === version);
  if (!shown || !canSee(caller, shown)) throw new AppError('not_found', { id, version });
  return shown;
}
