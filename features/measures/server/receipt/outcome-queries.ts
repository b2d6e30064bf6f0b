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
