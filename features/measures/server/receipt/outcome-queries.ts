import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { CasesOfPlace, Outcome, OutcomeLack } from '../../domain/receipt/judge-outcome.ts';

const DueRow = z.object({
  id: z.int(),
  version: z.int(),
  placeId: z.int(),
  starts: z.iso.date(),
  lastDay: z.iso.date(),
  twins: z.array(z.int()),
});

/** A promise whose weeks are over and that nobody has looked at yet. */
export type DuePromise = z.output<typeof DueRow>;

/** Promises whose last day is not after a day and that have no outcome, oldest first. */
export function listDue(db: Db, until: string, most: number): Promise<DuePromise[]> {
  return db.rows(
    DueRow,
    `select r.measure_id as id, r.version, r.place_id as "placeId", r.starts, r.last_day as "lastDay", r.twins
       from measure_receipt r
       left join measure_outcome o on o.measure_id = r.measure_id and o.version = r.version
       join measure_version v on v.measure_id = r.measure_id and v.version = r.version
      where r.kind = 'epidemic' and r.last_day <= $1::date and o.version is null and v.published_at is not null
      order by r.last_day limit $2::int`,
    [until, most],
  );
}

const KeptRow = z.object({ id: z.int(), low: z.number(), high: z.number(), gap: z.number().nullable() });

/** What a published measure promised at the end of its weeks, and what came of it; per cent. */
export type KeptPromise = z.output<typeof KeptRow>;

/** Promises of the published versions of some measures, with what came of them as of a day. */
export function listKept(db: Db, ids: readonly number[], day: string): Promise<KeptPromise[]> {
  return db.rows(
    KeptRow,
    `select r.measure_id as id, (r.bands->-1->>'q05')::float8 as low, (r.bands->-1->>'q95')::float8 as high, o.gap
       from measure_receipt r
       join measure_version v on v.measure_id = r.measure_id and v.version = r.version and v.status = 3
       left join measure_outcome o on o.measure_id = r.measure_id and o.version = r.version and o.known_day <= $2::date
      where r.kind = 'epidemic' and r.measure_id = any($1::bigint[]) and jsonb_array_length(r.bands) > 0`,
    [ids, day],
  );
}

/** Writes what came of a promise; once written it stays. */
export async function insertOutcome(
  tx: Db,
  { id, version, lastDay }: DuePromise,
  outcome: Outcome | { lack: OutcomeLack },
  { place, twins }: { place: CasesOfPlace; twins: CasesOfPlace[] },
): Promise<void> {
  const { weeks, gap, scatter } = 'lack' in outcome ? nothing : outcome;
  const lack = 'lack' in outcome ? outcome.lack : null;
  const [own, ...others] = [place, ...twins].map(({ yugoId, before, weeks: each }) => ({
    yugoId,
    before,
    after: each.reduce<number>((sum, week) => sum + (week ?? 0), 0),
  }));
  const json = [weeks, scatter, others].map((value) => (value === null ? null : JSON.stringify(value)));
  await tx.run(
    `insert into measure_outcome (measure_id, version, known_day, lack, gap, place_before, place_after, weeks, scatter, twins)
     values ($1::bigint, $2::int, $3::date, $4, $5::real, $6::real, $7::real, $8::jsonb, $9::jsonb, $10::jsonb) on conflict do nothing`,
    [id, version, lastDay, lack, gap, own!.before, own!.after, ...json],
  );
}

const nothing = { weeks: null, gap: null, scatter: null };
