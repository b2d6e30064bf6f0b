import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { fromEpochDay } from '#statistics/import/periods.ts';
import type { FactRow } from '#statistics/import/store/series.ts';
import type { WeighedFact } from '#statistics/import/live/weigh-rows.ts';
import type { HoldReason } from '../../domain/judge-figure.ts';

/** A figure that waits for a person, and why. */
export interface HeldFact extends WeighedFact {
  reason: HoldReason;
}

type Key = Pick<FactRow, 'indicator' | 'dims' | 'place' | 'day' | 'value'>;

const keyOf = ({ indicator, dims, place, day, value }: Key): string =>
  `${indicator}|${dims}|${place}|${day}|${value}`;

/** Figures of a source that somebody was asked about: they wait, or were turned down. */
export async function listAsked(db: Db, code: string): Promise<{ has(fact: Key): boolean }> {
  const rows = await db.rows(
    z.object({ indicator: z.string(), dims: z.string(), place: z.int(), day: z.int(), value: z.number() }),
    `select indicator, dims, place_id as place, day - date '1970-01-01' as day, value
       from source_held where code = $1 and state <> 'accepted'`,
    [code],
  );
  const keys = new Set(rows.map(keyOf));
  return { has: (fact) => keys.size > 0 && keys.has(keyOf(fact)) };
}

/** Puts figures before a person; one that waits or was turned down is left as it is, one whose run was rolled back is asked about anew. */
export async function holdFacts(
  db: Db,
  code: string,
  runId: number,
  held: readonly HeldFact[],
): Promise<void> {
  const rows = held.map(({ fact, before, previous, reason }) => ({
    indicator: fact.indicator,
    dims: fact.dims,
    place_id: fact.place,
    day: fromEpochDay(fact.day),
    value: fact.value,
    before: before ?? previous,
    known_at: fromEpochDay(fact.knownAt),
    known_at_assumed: fact.knownAtAssumed,
    reason,
  }));
  if (rows.length === 0) return;
  await db.run(
    `insert into source_held (code, run_id, indicator, dims, place_id, day, value, before, known_at, known_at_assumed, reason)
     select $1, $2::int, h.indicator, h.dims, h.place_id, h.day, h.value, h.before, h.known_at, h.known_at_assumed, h.reason
       from jsonb_populate_recordset(null::source_held, $3::jsonb) h
     on conflict (code, indicator, dims, place_id, day, value) do update
        set state = 'waiting', run_id = excluded.run_id, before = excluded.before, decided_by = null, decided_at = null
      where source_held.state = 'accepted'`,
    [code, runId, JSON.stringify(rows)],
  );
}

const HeldRow = z.object({
  id: z.int(),
  indicator: z.string(),
  name: z.string(),
  unit: z.string(),
  decimals: z.int(),
  dims: z.string(),
  place: z.string(),
  yugoId: z.int(),
  day: z.string(),
  value: z.number(),
  before: z.number().nullable(),
  reason: z.enum(['revision', 'jump', 'bounds']),
});

/** What waits for a decision, the largest change first; at most 200. */
export function listHeld(db: Db, code: string, locale: string): Promise<z.output<typeof HeldRow>[]> {
  return db.rows(
    HeldRow,
    `select h.held_id as id, h.indicator, i.name_${locale} as name, i.unit, i.decimals, h.dims, p.name_${locale} as place,
            p.yugo_id as "yugoId", h.day::text as day, h.value, h.before, h.reason
       from source_held h
       join place p on p.yugo_id = h.place_id
       join indicator i on i.code = h.indicator
      where h.code = $1 and h.state = 'waiting'
      order by abs(h.value - coalesce(h.before, 0)) / greatest(abs(coalesce(h.before, 0)), 1e-9) desc, h.held_id limit 200`,
    [code],
  );
}

const WaitingRow = z.object({
  indicator: z.string(),
  dims: z.string(),
  place: z.int(),
  day: z.int(),
  value: z.number(),
  knownAt: z.int(),
  knownAtAssumed: z.boolean(),
});

/** Figures that wait, by their numbers. */
export function findWaiting(
  db: Db,
  code: string,
  ids: readonly number[],
): Promise<z.output<typeof WaitingRow>[]> {
  return db.rows(
    WaitingRow,
    `select indicator, dims, place_id as place, day - date '1970-01-01' as day, value,
            known_at - date '1970-01-01' as "knownAt", known_at_assumed as "knownAtAssumed"
       from source_held where code = $1 and held_id = any($2::int[]) and state = 'waiting'`,
    [code, `{${ids.join()}}`],
  );
}

/** Decides on figures that wait; returns how many. */
export function decideHeld(
  db: Db,
  {
    code,
    ids,
    state,
    by,
  }: { code: string; ids: readonly number[]; state: 'accepted' | 'rejected'; by: 'desk' | 'command' },
): Promise<number> {
  return db.run(
    `update source_held set state = $3, decided_by = $4, decided_at = now()
      where code = $1 and held_id = any($2::int[]) and state = 'waiting'`,
    [code, `{${ids.join()}}`, state, by],
  );
}

/** How many figures wait, by source. */
export async function countHeld(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.rows(
    z.object({ code: z.string(), count: z.int() }),
    `select code, count(*)::int as count from source_held where state = 'waiting' group by code`,
  );
  return new Map(rows.map(({ code, count }) => [code, count]));
}
