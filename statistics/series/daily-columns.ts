import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { readHandbook } from '#platform/server/keep-handbook.ts';
import { daysBetween } from '#platform/shared/calendar-days.ts';
import type { Origin } from '../shapes/figure.ts';
import { knownOn } from '../vintages.ts';
import { epoch, readSeriesLists, type SeriesRow, type Span } from './series-lists.ts';

export type { Span } from './series-lists.ts';

/** A daily series as a column: one entry for each day of the span, null where nothing was published. `sample` = one of them at least was generated. */
export interface DailyColumn extends Origin {
  values: (number | null)[];
}

/** Daily columns by place and indicator. */
export type DailyColumns = Map<number, Map<string, DailyColumn>>;

/** Daily series of the named places (all of them for null), as they were known on `asOf`; those of one turn are read together. */
export async function readDailyColumns(
  db: Db,
  indicators: readonly string[],
  places: readonly number[] | null,
  span: Span,
): Promise<DailyColumns> {
  const rows = await readSeriesLists(db, { indicators, places, ...span });
  const [first, days] = [daysBetween(epoch, span.from), daysBetween(span.from, span.to) + 1];
  const columns: DailyColumns = new Map();
  for (const row of rows) {
    if (!indicators.includes(row.indicator) || places?.includes(row.yugoId) === false) continue;
    const own = columnOf(row, first, days);
    if (!own) continue;
    const ofPlace = columns.get(row.yugoId) ?? new Map<string, DailyColumn>();
    columns.set(row.yugoId, ofPlace.set(row.indicator, addColumn(ofPlace.get(row.indicator), own)));
  }
  return columns;
}

/** The days of a series that lie in the span; null where there is none. */
function columnOf(
  { source, sample, days, values }: SeriesRow,
  first: number,
  length: number,
): DailyColumn | null {
  const own: (number | null)[] = Array.from<number | null>({ length }).fill(null);
  const figures = values.split(',');
  let found = false;
  for (const [index, day] of days.split(',').entries()) {
    const at = Number(day) - first;
    if (at < 0 || at >= length) continue;
    own[at] = Number(figures[index]);
    found = true;
  }
  return found ? { values: own, source, sample } : null;
}

/** The column with the days that a less preferred series alone has. */
function addColumn(better: DailyColumn | undefined, worse: DailyColumn): DailyColumn {
  if (!better) return worse;
  const added = worse.values.some((value, index) => value !== null && better.values[index] === null);
  return {
    values: better.values.map((value, index) => value ?? worse.values[index]!),
    source: better.source,
    sample: better.sample || (worse.sample && added),
  };
}

const EndsRow = z.object({ yugoId: z.int(), first: z.iso.date(), last: z.iso.date() });

/** First and last day of an indicator in one place as known on a day; nulls when nothing was known. Those of all places are read together and kept as long as the data stays the same. */
export async function findSpan(
  db: Db,
  indicator: string,
  yugoId: number,
  asOf: string,
): Promise<{ first: string | null; last: string | null }> {
  const ends = await readHandbook(db, `spans ${indicator} ${asOf}`, () =>
    db.rows(
      EndsRow,
      `select s.place_id as "yugoId", min(a.day) as first, max(z.day) as last
       from series s
       cross join lateral (select f.day from fact f where f.series_id = s.series_id and ${knownOn('$2')} order by f.day limit 1) a
       cross join lateral (select f.day from fact f where f.series_id = s.series_id and ${knownOn('$2')} order by f.day desc limit 1) z
      where s.indicator = $1 and s.dims = ''
      group by s.place_id`,
      [indicator, asOf],
    ),
  );
  const { first = null, last = null } = ends.find((place) => place.yugoId === yugoId) ?? {};
  return { first, last };
}
