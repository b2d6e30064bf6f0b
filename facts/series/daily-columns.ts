import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { readHandbook } from '#platform/server/keep-handbook.ts';
import { daysBetween } from '#platform/shared/calendar-days.ts';
import type { Origin } from '../shapes/figure.ts';
import { knownOn } from '../vintages.ts';

/** A span of calendar days, both included, `YYYY-MM-DD`, and the day as of which it is read. */
export interface Span {
  from: string;
  to: string;
  asOf: string;
}

/** A daily series as a column: one entry for each day of the span, null where nothing was published. `sample` = one of them at least was generated. */
export interface DailyColumn extends Origin {
  values: (number | null)[];
}

/** Daily columns by place and indicator. */
export type DailyColumns = Map<number, Map<string, DailyColumn>>;

/** Days and values arrive as text lists: reading 20 000 of them as arrays would hold the event loop ten times longer. */
const SeriesRow = z.object({
  yugoId: z.int(),
  indicator: z.string(),
  source: z.string(),
  sample: z.boolean(),
  offsets: z.string(),
  values: z.string(),
});

/** Daily series of the named places (all of them for null), as they were known on `asOf`. One query, one range scan a series. */
export async function readDailyColumns(
  db: Db,
  indicators: readonly string[],
  places: readonly number[] | null,
  { from, to, asOf }: Span,
): Promise<DailyColumns> {
  const rows = await db.rows(
    SeriesRow,
    `select s.place_id as "yugoId", s.indicator, s.source, s.sample,
            string_agg((f.day - $3::date)::text, ',' order by f.day, f.known_at) as offsets,
            string_agg(f.value::text, ',' order by f.day, f.known_at) as values
       from series s
       join source o on o.code = s.source
       join fact f on f.series_id = s.series_id
      where s.indicator = any($1::text[]) and s.dims = ''
        and ($2::int[] is null or s.place_id = any($2::int[]))
        and f.day between $3::date and $4::date and ${knownOn('$5')}
      group by s.series_id, o.priority
      order by s.sample, o.priority`,
    [indicators, places, from, to, asOf],
  );
  const days = daysBetween(from, to) + 1;
  const columns: DailyColumns = new Map();
  for (const row of rows) {
    const ofPlace = columns.get(row.yugoId) ?? new Map<string, DailyColumn>();
    columns.set(row.yugoId, ofPlace.set(row.indicator, addSeries(ofPlace.get(row.indicator), row, days)));
  }
  return columns;
}

/** The column with the days that a less preferred series alone has. */
function addSeries(
  better: DailyColumn | undefined,
  { source, sample, offsets, values }: z.output<typeof SeriesRow>,
  days: number,
): DailyColumn {
  const own = Array.from({ length: days }, (): number | null => null);
  const figures = values.split(',');
  // A later vintage of the same day comes later and wins.
  offsets.split(',').forEach((offset, index) => (own[Number(offset)] = Number(figures[index])));
  if (!better) return { values: own, source, sample };
  const added = own.some((value, index) => value !== null && better.values[index] === null);
  return {
    values: better.values.map((value, index) => value ?? own[index]!),
    source: better.source,
    sample: better.sample || (sample && added),
  };
}

const EndsRow = z.object({ first: z.iso.date().nullable(), last: z.iso.date().nullable() });

/** First and last day of an indicator in one place as known on a day; nulls when nothing was known. */
export async function findSpan(
  db: Db,
  indicator: string,
  yugoId: number,
  asOf: string,
): Promise<z.output<typeof EndsRow>> {
  const [row] = await readHandbook(db, `span ${indicator} ${yugoId} ${asOf}`, () =>
    db.rows(
      EndsRow,
      `select min(a.day) as first, max(z.day) as last
       from series s
       cross join lateral (select f.day from fact f where f.series_id = s.series_id and ${knownOn('$3')} order by f.day limit 1) a
       cross join lateral (select f.day from fact f where f.series_id = s.series_id and ${knownOn('$3')} order by f.day desc limit 1) z
      where s.indicator = $1 and s.dims = '' and s.place_id = $2::int`,
      [indicator, yugoId, asOf],
    ),
  );
  return row!;
}
