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

const CourseRow = z.object({
  /** Days after the first one, and their official numbers, as text lists: a row a day cost three times as much. */
  days: z.string().nullable(),
  official: z.string().nullable(),
  mean: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
});

/** How cases grew in a place over a span: the number of the official rule for each day that has one, and ours of the last day with its interval. */
export async function readRtOfPlace(db: Db, yugoId: number, from: string, to: string) {
  const [row] = await db.rows(
    CourseRow,
    `select c.days, c.official, r.mean, r.low, r.high
       from (select string_agg((k.day - $2::date)::text, ',') as days, string_agg(k.official::text, ',') as official
               from (select day, official from place_rt
                      where place_id = $1::int and day between $2::date and $3::date and official is not null
                      order by day) k) c
       left join place_rt r on r.place_id = $1::int and r.day = $3::date`,
    [yugoId, from, to],
  );
  const { days, official, mean, low, high } = row!;
  const values = official?.split(',') ?? [];
  return {
    official: new Map((days?.split(',') ?? []).map((day, at) => [Number(day), Number(values[at])])),
    last: low === null || high === null ? null : { mean, low, high },
  };
}
