import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Outcome, OutcomeLack, FiguresOfPlace } from '../../domain/receipt/judge-outcome.ts';

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

const DuePovertyRow = DueRow.omit({ lastDay: true }).extend({ knownDay: z.iso.date() });

/** A promise of the economy whose first whole year is published, and the day it was. */
type DuePoverty = z.output<typeof DuePovertyRow>;

/** Promises of the economy without an outcome whose place has the figure of their first whole year, oldest first. */
export function listDuePoverty(db: Db, indicator: string, most: number): Promise<DuePoverty[]> {
  return db.rows(
    DuePovertyRow,
    `select r.measure_id as id, r.version, r.place_id as "placeId", r.starts, r.twins, min(f.known_at)::date as "knownDay"
       from measure_receipt r
       left join measure_outcome o on o.measure_id = r.measure_id and o.version = r.version
       join measure_version v on v.measure_id = r.measure_id and v.version = r.version
       join series s on s.indicator = $1 and s.dims = '' and s.place_id = r.place_id
       cross join lateral (
         select f.known_at from fact f
          where f.series_id = s.series_id
            and f.day = coalesce(r.last_day, make_date(extract(year from r.starts - 1)::int + 1, 12, 31)) offset 0) f
      where r.kind = 'family' and o.version is null and v.published_at is not null
      group by r.measure_id, r.version order by min(f.known_at), r.measure_id limit $2::int`,
    [indicator, most],
  );
}

/** Writes what came of a promise, seen from a day on; once written it stays. */
export async function insertOutcome(
  tx: Db,
  { id, version, knownDay }: { id: number; version: number; knownDay: string },
  outcome: (Pick<Outcome, 'gap' | 'scatter'> & Partial<Outcome>) | { lack: OutcomeLack },
  [own, ...others]: readonly FiguresOfPlace[],
): Promise<void> {
  const { weeks = null, gap, scatter } = 'lack' in outcome ? nothing : outcome;
  const lack = 'lack' in outcome ? outcome.lack : null;
  const json = [weeks, scatter, others].map((value) => (value === null ? null : JSON.stringify(value)));
  await tx.run(
    `insert into measure_outcome (measure_id, version, known_day, lack, gap, place_before, place_after, weeks, scatter, twins)
     values ($1::bigint, $2::int, $3::date, $4, $5::real, $6::real, $7::real, $8::jsonb, $9::jsonb, $10::jsonb) on conflict do nothing`,
    [id, version, knownDay, lack, gap, own!.before, own!.after, ...json],
  );
}

const nothing = { weeks: null, gap: null, scatter: null };
