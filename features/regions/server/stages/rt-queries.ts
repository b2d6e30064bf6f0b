import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Reproduction } from '../../domain/stages/reproduction.ts';

/** The newest day that has its numbers; null before the first. */
export async function findLastRtDay(db: Db): Promise<string | null> {
  const [row] = await db.rows(
    z.object({ day: z.iso.date().nullable() }),
    'select max(day) as day from place_rt',
  );
  return row!.day;
}

/** Writes a place's days counted from a first one; those that stand already stay. */
export async function writeRt(
  db: Db,
  yugoId: number,
  first: string,
  rows: readonly Reproduction[],
): Promise<void> {
  await db.run(
    `insert into place_rt (place_id, day, mean, low, high, official)
     select $1::int, $2::date + r.day, r.mean, r.low, r.high, r.official
       from unnest($3::int[], $4::real[], $5::real[], $6::real[], $7::real[]) as r (day, mean, low, high, official)
     on conflict do nothing`,
    [
      yugoId,
      first,
      rows.map(({ day }) => day),
      rows.map(({ mean }) => mean),
      rows.map(({ low }) => low),
      rows.map(({ high }) => high),
      rows.map(({ official }) => official),
    ],
  );
}

const RtRow = z.object({
  yugoId: z.int(),
  day: z.iso.date(),
  mean: z.number().nullable(),
  low: z.number(),
  high: z.number(),
  official: z.number().nullable(),
});

/** How fast cases grow in every place on one day. */
export function readRtOfDay(db: Db, day: string): Promise<z.output<typeof RtRow>[]> {
  return db.rows(
    RtRow,
    'select place_id as "yugoId", day, mean, low, high, official from place_rt where day = $1::date',
    [day],
  );
}

/** The same of one place over a span, oldest first. */
export function readRtOfPlace(
  db: Db,
  yugoId: number,
  from: string,
  to: string,
): Promise<z.output<typeof RtRow>[]> {
  return db.rows(
    RtRow,
    `select place_id as "yugoId", day, mean, low, high, official
       from place_rt where place_id = $1::int and day between $2::date and $3::date order by day`,
    [yugoId, from, to],
  );
}
