import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { readHandbook } from '#platform/server/keep-handbook.ts';
import { PlaceFigure } from '../shapes/figure.ts';
import { bestFirst, knownOn, trusted } from '../vintages.ts';

/** One indicator of every place on one day, as known on another: one index probe a place. */
export function readDay(db: Db, indicator: string, day: string, asOf: string): Promise<PlaceFigure[]> {
  return db.rows(
    PlaceFigure,
    `select place_id as "yugoId", $2::date as day, value, known_at as "knownAt", source, sample
       from day_values($1::text, '', $2::date, $3::date)`,
    [indicator, day, asOf],
  );
}

/** An indicator of every subject on the named days. */
export function readFrames(
  db: Db,
  indicator: string,
  days: readonly string[],
  asOf: string,
): Promise<PlaceFigure[]> {
  return db.rows(
    PlaceFigure,
    `select distinct on (s.place_id, f.day)
            s.place_id as "yugoId", f.day, f.value, f.known_at as "knownAt", s.source, s.sample
       from series s
       join place p on p.yugo_id = s.place_id and p.kind = 'region'
       join source o on o.code = s.source
       cross join lateral (
         select f.day, f.value, f.known_at from fact f
          where f.series_id = s.series_id and f.day = any($2::date[]) and ${knownOn('$3')} and ${trusted} offset 0) f
      where s.indicator = $1 and s.dims = ''
      order by s.place_id, f.day, ${bestFirst}`,
    [indicator, days, asOf],
  );
}

const SubjectFigure = PlaceFigure.extend({ indicator: z.string(), dims: z.string() });

/** Several series in every subject, each on a day of its own, as known on a day; kept, since most places have the same newest days. One query. */
export function readSubjects(
  db: Db,
  series: readonly { indicator: string; dims: string; day: string }[],
  asOf: string,
): Promise<readonly z.output<typeof SubjectFigure>[]> {
  const wanted = series.map(({ indicator, dims, day }) => `${indicator} ${dims} ${day}`);
  return readHandbook(db, `subjects ${asOf} ${wanted.join('|')}`, () =>
    db.rows(
      SubjectFigure,
      `select distinct on (s.indicator, s.dims, s.place_id)
            s.indicator, s.dims, s.place_id as "yugoId", f.day, f.value, f.known_at as "knownAt", s.source, s.sample
       from unnest($1::text[], $2::text[], $3::date[]) x(indicator, dims, day)
       join series s on s.indicator = x.indicator and s.dims = x.dims
       join place p on p.yugo_id = s.place_id and p.kind = 'region'
       join source o on o.code = s.source
       cross join lateral (
         select f.day, f.value, f.known_at from fact f
          where f.series_id = s.series_id and f.day = x.day and ${knownOn('$4')} and ${trusted} offset 0) f
      order by s.indicator, s.dims, s.place_id, ${bestFirst}`,
      [
        series.map(({ indicator }) => indicator),
        series.map(({ dims }) => dims),
        series.map(({ day }) => day),
        asOf,
      ],
    ),
  );
}

const KindFigure = PlaceFigure.extend({ kind: z.enum(['country', 'district', 'region', 'combined']) });

/** The newest value of an indicator for every place, not later than `day` and known on `asOf`; kept, since every place is ranked by the same list. */
export function readLatest(
  db: Db,
  indicator: string,
  day: string,
  asOf: string,
  dims = '',
): Promise<readonly z.output<typeof KindFigure>[]> {
  return readHandbook(db, `latest ${indicator} ${dims} ${day} ${asOf}`, () =>
    db.rows(
      KindFigure,
      `select distinct on (s.place_id)
            p.kind, s.place_id as "yugoId", f.day, f.value, f.known_at as "knownAt", s.source, s.sample
       from series s
       join place p on p.yugo_id = s.place_id
       join source o on o.code = s.source
       cross join lateral (
         select f.day, f.value, f.known_at from fact f
          where f.series_id = s.series_id and f.day <= $2::date and ${knownOn('$3')} and ${trusted}
          order by f.day desc, f.known_at desc limit 1) f
      where s.indicator = $1 and s.dims = $4
      order by s.place_id, f.day desc, ${bestFirst}`,
      [indicator, day, asOf, dims],
    ),
  );
}

/** The newest day not later than `day` on which an indicator has values in any subject; null before the first. Kept as long as the data stays the same. */
export function findDayOf(db: Db, indicator: string, day: string, asOf: string): Promise<string | null> {
  return readHandbook(db, `newest ${indicator} ${day} ${asOf}`, async () => {
    const [row] = await db.rows(
      z.object({ day: z.iso.date().nullable() }),
      `select max(k.day) as day
       from series s
       join place p on p.yugo_id = s.place_id and p.kind = 'region'
       cross join lateral (
         select f.day from fact f
          where f.series_id = s.series_id and f.day <= $2::date and ${knownOn('$3')}
          order by f.day desc limit 1) k
      where s.indicator = $1 and s.dims = ''`,
      [indicator, day, asOf],
    );
    return row?.day ?? null;
  });
}

/** Days on which an indicator has values in any subject, oldest first. */
export async function listDaysOf(
  db: Db,
  indicator: string,
  from: string,
  to: string,
  asOf: string,
): Promise<string[]> {
  const rows = await db.rows(
    z.object({ day: z.iso.date() }),
    `select distinct f.day
       from series s
       join place p on p.yugo_id = s.place_id and p.kind = 'region'
       cross join lateral (
         select f.day from fact f
          where f.series_id = s.series_id and f.day between $2::date and $3::date and ${knownOn('$4')} offset 0) f
      where s.indicator = $1 and s.dims = ''
      order by f.day`,
    [indicator, from, to, asOf],
  );
  return rows.map(({ day }) => day);
}
