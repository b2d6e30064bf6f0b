import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { readHandbook } from '#platform/server/keep-handbook.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { Figure } from '../shapes/figure.ts';
import { bestFirst, knownOn, trusted } from '../vintages.ts';
import { readCourses } from './course-lists.ts';

/** A whole trend: every period of an indicator in a place, oldest first, one value each. Never empty. */
export interface Trend {
  indicator: string;
  yugoId: number;
  figures: Figure[];
}

/** Whole trends of several indicators in several places as known on a day; a place without values has none. One query; what is known of the country, beside which every place is laid, is kept as long as the data stays the same. */
export async function readTrends(
  db: Db,
  indicators: readonly string[],
  places: readonly number[],
  asOf: string,
): Promise<Trend[]> {
  const read = (of: readonly number[]): Promise<Trend[]> =>
    readCourses(
      db,
      indicators.map((indicator) => ({ indicator, dims: '' })),
      of,
      asOf,
    );
  const others = places.filter((place) => place !== federalYugoId);
  if (others.length === places.length) return read(others);
  const key = `country's trends ${indicators.join(' ')} ${asOf}`;
  const country = readHandbook(db, key, () => read([federalYugoId]));
  return others.length === 0 ? country : (await Promise.all([read(others), country])).flat();
}

/** One series of one place, oldest first, as known on a day; empty when nothing was. */
export async function readSeries(
  db: Db,
  { indicator, yugoId, dims = '' }: { indicator: string; yugoId: number; dims?: string },
  asOf: string,
): Promise<Figure[]> {
  const [course] = await readCourses(db, [{ indicator, dims }], [yugoId], asOf);
  return course?.figures ?? [];
}

const PartRow = Figure.extend({ yugoId: z.int(), dims: z.string() });
const IndicatorPartRow = PartRow.extend({ indicator: z.string() });

/** A value of a place with its dimensions as text: `sex=female;age=0-4`. */
export type PartFigure = z.output<typeof PartRow>;

/** Every series of an indicator with dimensions (budget lines, taxes, ages, sections) in some places, by place and dimensions, then oldest first. One query. */
export async function readParts(
  db: Db,
  indicator: string,
  places: readonly number[],
  asOf: string,
): Promise<PartFigure[]> {
  return (await readPartsOf(db, [indicator], places, asOf))[0]!;
}

/** The same of several indicators, in the order they were asked for. One query. */
export async function readPartsOf(
  db: Db,
  indicators: readonly string[],
  places: readonly number[],
  asOf: string,
): Promise<PartFigure[][]> {
  const rows = await db.rows(
    IndicatorPartRow,
    `with found as materialized (
       select s.series_id, s.indicator, s.place_id, s.dims, s.source, s.sample, s.doubted
         from series s
        where s.indicator = any($1::text[]) and s.place_id = any($2::int[]))
     select distinct on (s.indicator, s.place_id, s.dims, f.day)
            s.indicator, s.place_id as "yugoId", s.dims, f.day, f.value, f.known_at as "knownAt", s.source, s.sample
       from found s
       join source o on o.code = s.source
      cross join lateral (
        select f.day, f.value, f.known_at from fact f
         where f.series_id = s.series_id and ${knownOn('$3')} and ${trusted} offset 0) f
      order by s.indicator, s.place_id, s.dims, f.day, ${bestFirst}`,
    [indicators, places, asOf],
  );
  const parts = new Map(indicators.map((indicator) => [indicator, [] as PartFigure[]]));
  for (const { indicator, ...part } of rows) parts.get(indicator)!.push(part);
  return indicators.map((indicator) => parts.get(indicator)!);
}

/** An indicator and the series of it that are added: a regular expression their dimensions match, all without one. */
export interface Summed {
  indicator: string;
  dims?: string;
}

/**
 * The sum over all dimensions of indicators in one place or in several, one value for each period that all of them
 * have, oldest first. They come in the order they were asked. One query.
 */
export async function readSums(
  db: Db,
  asked: readonly Summed[],
  places: readonly number[],
  asOf: string,
): Promise<Figure[][]> {
  const rows = await db.rows(
    Figure.extend({ at: z.int() }),
    `with slots as materialized (
       select a.at, s.series_id, s.place_id, s.source, s.sample, s.doubted,
              dense_rank() over (order by a.at, s.place_id, s.dims) as slot
         from unnest($1::text[], $4::text[]) with ordinality a(indicator, dims, at)
         join series s on s.indicator = a.indicator and s.dims ~ a.dims
        where s.place_id = any($2::int[])),
     known as (
       select distinct on (s.slot, f.day) s.at, s.place_id, f.day, f.value, f.known_at, s.source, s.sample
         from slots s
         join source o on o.code = s.source
        -- One range of the index a series: the pattern hides from the planner how few they are.
        cross join lateral (
          select f.day, f.value, f.known_at from fact f
           where f.series_id = s.series_id and ${knownOn('$3')} and ${trusted} offset 0) f
        order by s.slot, f.day, ${bestFirst})
     -- Added as decimals: tenths of people added in another order of series must not end on the other side of a half.
     select at::int, day, sum(value::numeric)::float8 as value, max(known_at) as "knownAt", min(source) as source, bool_or(sample) as sample
       from known group by at, day having count(distinct place_id) = cardinality($2::int[]) order by at, day`,
    [asked.map(({ indicator }) => indicator), places, asOf, asked.map(({ dims = '' }) => dims)],
  );
  const sums = asked.map((): Figure[] => []);
  for (const { at, ...figure } of rows) sums[at - 1]!.push(figure);
  return sums;
}

/** The values of `name=value;name=value`. */
export function readDims(dims: string): Record<string, string> {
  return Object.fromEntries(dims.split(';').map((pair) => pair.split('=', 2) as [string, string]));
}
