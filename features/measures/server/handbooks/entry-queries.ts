import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import type { Handbook } from '../../domain/handbooks.ts';
import { inLanguage, writeLog } from './log-queries.ts';

const EntryRow = z.object({
  id: z.int(),
  name: z.string(),
  group: z.string().nullable(),
  direction: z.union([z.literal(1), z.literal(3)]),
  about: z.string().nullable(),
  isActive: z.boolean(),
  uses: z.int(),
  usedAt: z.date().nullable(),
});

/** An entry as calls give it. */
export type EntryRow = z.output<typeof EntryRow>;

/** Where versions of measures say which entry they have, by handbook; a register’s counts `since` its first day. */
const usedIn: Record<Handbook, string> = {
  issue: `select (i.value)::int as entry_id, v.measure_id, v.updated_at, case when m.origin is not null then v.starts end as since
            from measure_version v join measure m using (measure_id), jsonb_array_elements_text(v.content->'issues') i
           where v.is_current and jsonb_typeof(v.content->'issues') = 'array'`,
  unit: `select (i.value->>'unitId')::int as entry_id, v.measure_id, v.updated_at, null::date as since
            from measure_version v, jsonb_array_elements(v.content->'indicators') i
          where v.is_current and jsonb_typeof(v.content->'indicators') = 'array' and i.value->>'unitId' is not null`,
  subject: `select e.entry_id, v.measure_id, v.updated_at, null::date as since from handbook_entry e
              join lateral jsonb_each_text(e.names) n on true
              join measure_version v on v.is_current and v.subjects @> array['custom:' || n.value]
             where e.handbook = 'subject'`,
  prompt: `select null::int as entry_id, null::bigint as measure_id, null::timestamptz as updated_at, null::date as since where false`,
};

/** Which entries of a handbook. */
interface Wanted {
  handbook: Handbook;
  direction?: number | undefined;
  id?: number;
  group?: string;
  /** Measures of registers count from their first day up to this one; without it all do. */
  day?: string;
}

/** Entries of a handbook with their uses, most used first; merged ones are left out. */
export function listEntries(
  db: Db,
  { handbook, direction, id, group, day }: Wanted,
  locale: Locale,
): Promise<EntryRow[]> {
  return db.rows(
    EntryRow,
    `with used as (select entry_id, count(distinct measure_id)::int as uses, max(updated_at) as used_at from (${usedIn[handbook]}) u
                    where $5::date is null or since is null or since <= $5::date group by entry_id)
     select e.entry_id as id, ${inLanguage('e.names', locale)} as name, ${inLanguage('e.groups', locale)} as "group",
            e.direction, e.subject_kind as about, e.is_active as "isActive", coalesce(u.uses, 0) as uses,
            u.used_at as "usedAt"
       from handbook_entry e left join used u on u.entry_id = e.entry_id
      where e.handbook = $1 and e.merged_into is null and ($2::int is null or e.direction = $2::int)
        and ($3::int is null or e.entry_id = $3::int)
        and ($4::text is null or exists (select 1 from jsonb_each_text(e.groups) g where g.value = $4::text))
      order by e.direction, uses desc, name`,
    [handbook, direction ?? null, id ?? null, group ?? null, day ?? null],
  );
}

/** Writes an entry in one language; groups known by that name in the language are the same group. */
export async function insertEntry(
  tx: Db,
  entry: { handbook: Handbook; name: string; direction: number; group: string | null; about: string | null },
  by: { accountId: number; locale: Locale },
): Promise<number> {
  const [row] = await tx.rows(
    z.object({ id: z.int() }),
    `insert into handbook_entry (handbook, direction, names, groups, subject_kind, updated_by)
     select $1, $2::smallint, jsonb_build_object($3::text, $4::text),
            case when $5::text is null then null
                 else coalesce((select e.groups from handbook_entry e where e.groups->>$3::text = $5::text limit 1),
                               jsonb_build_object($3::text, $5::text)) end,
            $6, $7::bigint
     returning entry_id as id`,
    [entry.handbook, entry.direction, by.locale, entry.name, entry.group, entry.about, by.accountId],
  );
  await writeLog(tx, row!.id, 'add', by.accountId, { name: entry.name });
  return row!.id;
}

/** Renames an entry in a language, switches it on or off. */
export async function updateEntry(
  tx: Db,
  id: number,
  { name, isActive }: { name?: string | undefined; isActive?: boolean | undefined },
  by: { accountId: number; locale: Locale },
): Promise<void> {
  await tx.run(
    `update handbook_entry
        set names = case when $3::text is null then names else names || jsonb_build_object($2::text, $3::text) end,
            is_active = coalesce($4::boolean, is_active), updated_by = $5::bigint, updated_at = now()
      where entry_id = $1::int`,
    [id, by.locale, name ?? null, isActive ?? null, by.accountId],
  );
  const step = name !== undefined ? 'edit' : isActive ? 'switch_on' : 'switch_off';
  await writeLog(tx, id, step, by.accountId, { name: name ?? null });
}

/** Takes an entry out; only one that no version has. */
export async function removeEntry(tx: Db, id: number): Promise<void> {
  await tx.run('delete from handbook_entry where entry_id = $1::int', [id]);
}

/** Gives the measures of one issue another one, once each; how many versions changed. */
export async function moveIssues(tx: Db, id: number, intoId: number): Promise<number> {
  return tx.run(
    `update measure_version v
        set content = jsonb_set(content, '{issues}',
              (select coalesce(jsonb_agg(distinct to_jsonb(case when (i.value)::int = $1::int then $2::int else (i.value)::int end)), '[]')
                 from jsonb_array_elements_text(v.content->'issues') i))
      where v.content->'issues' @> to_jsonb($1::int)`,
    [id, intoId],
  );
}

/** Gives the indicators of one unit another one; how many versions changed. */
export async function moveUnits(tx: Db, id: number, intoId: number): Promise<number> {
  return tx.run(
    `update measure_version v
        set content = jsonb_set(content, '{indicators}',
              (select jsonb_agg(case when (i.value->>'unitId')::int = $1::int then jsonb_set(i.value, '{unitId}', to_jsonb($2::int)) else i.value end
                                order by i.ordinality)
                 from jsonb_array_elements(v.content->'indicators') with ordinality i))
      where v.content->'indicators' @> jsonb_build_array(jsonb_build_object('unitId', $1::int))`,
    [id, intoId],
  );
}

/** Marks an entry as gone into another. */
export async function markMerged(
  tx: Db,
  id: number,
  intoId: number,
  by: { accountId: number; wasActive: boolean; versions: readonly object[] },
): Promise<void> {
  await tx.run(
    'update handbook_entry set merged_into = $2::int, is_active = false, updated_at = now() where entry_id = $1::int',
    [id, intoId],
  );
  const { accountId, wasActive, versions } = by;
  await writeLog(tx, intoId, 'merge', accountId, { from: id, moved: versions.length, wasActive, versions });
}

const HandbookRow = z.object({
  id: z.int(),
  handbook: z.enum(['issue', 'unit', 'subject', 'prompt']),
  direction: z.int(),
  isActive: z.boolean(),
});

/** The named entries that are not merged, kept for the transaction. */
export function lockEntries(tx: Db, ids: readonly number[]): Promise<z.output<typeof HandbookRow>[]> {
  return tx.rows(
    HandbookRow,
    `select entry_id as id, handbook, direction::int, is_active as "isActive" from handbook_entry
      where entry_id = any($1::int[]) and merged_into is null order by entry_id for update`,
    [ids],
  );
}

const ModeratorRow = z.object({ id: z.int(), name: z.string(), waiting: z.int() });

/** Who may decide, with how much waits for each. */
export function listModerators(db: Db): Promise<z.output<typeof ModeratorRow>[]> {
  return db.rows(
    ModeratorRow,
    `select a.id, coalesce(nullif(btrim(a.first_name || ' ' || a.last_name), ''), '№ ' || a.id) as name,
            (select count(*)::int from measure_version v where v.status = 2 and v.moderator_id = a.id) as waiting
       from account a
      where not a.blocked and exists (select 1 from account_role r where r.account_id = a.id and r.role in (10, 12))
      order by name`,
  );
}

/** An entry as calls give it: its moment as text. */
export function describeEntry({ usedAt, ...entry }: EntryRow) {
  return { ...entry, usedAt: usedAt?.toISOString() ?? null };
}

/** Entries as calls give them. */
export async function listDescribed(...asked: Parameters<typeof listEntries>) {
  return (await listEntries(...asked)).map(describeEntry);
}
