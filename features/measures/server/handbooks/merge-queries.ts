import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Handbook } from '../../domain/handbooks.ts';

/** A version whose text had the entry that went: whether it had the other too, or which of its indicators were counted in it. */
const Moved = z.object({
  id: z.int(),
  version: z.int(),
  had: z.boolean().default(false),
  names: z.array(z.string()).default([]),
});

/** What a merge moved, kept so that it can be taken back. */
export type Moved = z.output<typeof Moved>;

/** An entry and the one it goes into. */
interface Pair {
  id: number;
  intoId: number;
}

/** Versions of every state that have an entry; prompts and subjects have none to move. */
export function listMoved(tx: Db, handbook: Handbook, { id, intoId }: Pair): Promise<Moved[]> {
  if (handbook === 'issue')
    return tx.rows(
      Moved,
      `select measure_id as id, version, content->'issues' @> to_jsonb($2::int) as had from measure_version
        where content->'issues' @> to_jsonb($1::int)`,
      [id, intoId],
    );
  if (handbook === 'unit')
    return tx.rows(
      Moved,
      `select measure_id as id, version,
              array(select i->>'name' from jsonb_array_elements(content->'indicators') i where (i->>'unitId')::int = $1::int) as names
         from measure_version where content->'indicators' @> jsonb_build_array(jsonb_build_object('unitId', $1::int))`,
      [id],
    );
  return Promise.resolve([]);
}

/** Gives versions their issue back where they still have the one it went into. */
export function returnIssues(tx: Db, { id, intoId }: Pair, moved: readonly Moved[]): Promise<number> {
  return tx.run(
    `update measure_version v
        set content = jsonb_set(v.content, '{issues}',
              (select jsonb_agg(distinct q.issue)
                 from (select case when i.value::int = $2::int and not w.had then to_jsonb($1::int) else i.value end as issue
                         from jsonb_array_elements(v.content->'issues') i
                       union select to_jsonb($1::int)) q))
       from jsonb_to_recordset($3::jsonb) w(id bigint, version int, had boolean)
      where v.measure_id = w.id and v.version = w.version and v.content->'issues' @> to_jsonb($2::int)`,
    [id, intoId, JSON.stringify(moved)],
  );
}

/** Gives indicators their unit back where they still have the one it went into. */
export function returnUnits(tx: Db, { id, intoId }: Pair, moved: readonly Moved[]): Promise<number> {
  return tx.run(
    `update measure_version v
        set content = jsonb_set(v.content, '{indicators}',
              (select jsonb_agg(case when (i.value->>'unitId')::int = $2::int and w.names ? (i.value->>'name')
                                     then jsonb_set(i.value, '{unitId}', to_jsonb($1::int)) else i.value end order by i.ordinality)
                 from jsonb_array_elements(v.content->'indicators') with ordinality i))
       from jsonb_to_recordset($3::jsonb) w(id bigint, version int, names jsonb)
      where v.measure_id = w.id and v.version = w.version
        and v.content->'indicators' @> jsonb_build_array(jsonb_build_object('unitId', $2::int))`,
    [id, intoId, JSON.stringify(moved)],
  );
}

const MergeRow = z.object({
  intoId: z.int(),
  at: z.date(),
  details: z.object({
    from: z.int(),
    wasActive: z.boolean().default(true),
    versions: z.array(Moved).default([]),
  }),
  /** The entry that went is still in the one it went into. */
  stands: z.boolean(),
});

/** A merge as the journal has it. */
export async function findMerge(tx: Db, logId: number): Promise<z.output<typeof MergeRow> | null> {
  const [row] = await tx.rows(
    MergeRow,
    `select l.entry_id as "intoId", l.at, l.details,
            exists (select 1 from handbook_entry e where e.entry_id = (l.details->>'from')::int and e.merged_into = l.entry_id) as stands
       from handbook_log l where l.log_id = $1::bigint and l.step = 'merge'`,
    [logId],
  );
  return row ?? null;
}

/** An entry stands by itself again. */
export async function markParted(tx: Db, id: number, isActive: boolean): Promise<void> {
  await tx.run(
    `update handbook_entry set merged_into = null, is_active = $2::boolean, updated_at = now() where entry_id = $1::int`,
    [id, isActive],
  );
}
