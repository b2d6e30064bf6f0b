import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';

/** A span of calendar days, both included, `YYYY-MM-DD`, and the day as of which it is read. */
export interface Span {
  from: string;
  to: string;
  asOf: string;
}

/** Days and values arrive as text lists: reading 20 000 of them as arrays would hold the event loop ten times longer. */
const DaysRow = z.object({ yugoId: z.int(), indicator: z.string(), offsets: z.string(), values: z.string() });

/** Daily values by place and indicator: one entry for each day of the span, null where nothing was published. */
export type DailyColumns = Map<number, Map<string, (number | null)[]>>;

/** Daily series of the named places (all of them for null), as they were known on `asOf`. One query, one range scan a series. */
export async function readDailyColumns(
  db: Db,
  indicators: readonly string[],
  places: readonly number[] | null,
  { from, to, asOf }: Span,
): Promise<DailyColumns> {
  const rows = await db.rows(
    DaysRow,
    `select s.place_id as "yugoId", s.indicator,
            string_agg((f.day - $3::date)::text, ',' order by f.day, f.known_at) as offsets,
            string_agg(f.value::text, ',' order by f.day, f.known_at) as values
       from series s
       join fact f on f.series_id = s.series_id
      where s.indicator = any($1::text[]) and s.dims = '' and not s.sample
        and ($2::int[] is null or s.place_id = any($2::int[]))
        and f.day between $3::date and $4::date
        and f.known_at <= $5::date and f.load_id <= (select published_load())
      group by s.place_id, s.indicator`,
    [indicators, places, from, to, asOf],
  );
  const length = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  const columns: DailyColumns = new Map();
  for (const { yugoId, indicator, offsets, values } of rows) {
    const column = Array.from({ length }, (): number | null => null);
    const figures = values.split(',');
    // A later vintage of the same day comes later and wins.
    offsets.split(',').forEach((offset, index) => (column[Number(offset)] = Number(figures[index])));
    if (!columns.has(yugoId)) columns.set(yugoId, new Map());
    columns.get(yugoId)!.set(indicator, column);
  }
  return columns;
}

const SpanRow = z.object({ first: z.iso.date().nullable(), last: z.iso.date().nullable() });

/** First and last day of an indicator in one place as known on a day; nulls when nothing was known. */
export async function findSpan(
  db: Db,
  indicator: string,
  yugoId: number,
  asOf: string,
): Promise<z.output<typeof SpanRow>> {
  const [row] = await db.rows(
    SpanRow,
    `select min(f.day) as first, max(l.day) as last
       from series s
       cross join lateral (select day from fact where series_id = s.series_id and known_at <= $3::date and load_id <= (select published_load()) order by day limit 1) f
       cross join lateral (select day from fact where series_id = s.series_id and known_at <= $3::date and load_id <= (select published_load()) order by day desc limit 1) l
      where s.indicator = $1 and s.dims = '' and s.place_id = $2::int and not s.sample`,
    [indicator, yugoId, asOf],
  );
  return row!;
}

const SourceRow = z.object({
  name: z.string(),
  licence: z.string(),
  url: z.string().nullable(),
  caveat: z.string().nullable(),
});

/** Provider, licence and caveat behind an indicator; null when it has no series. */
export async function findSource(
  db: Db,
  indicator: string,
  locale: Locale,
): Promise<z.output<typeof SourceRow> | null> {
  const [row] = await db.rows(
    SourceRow,
    `select p.name_${locale} as name, o.licence, o.url, c.text_${locale} as caveat
       from source o
       join provider p on p.code = o.provider_code
       left join caveat c on c.code = o.caveat_code
      where o.code = (select s.source from series s join source x on x.code = s.source where s.indicator = $1 order by s.sample, x.priority limit 1)`,
    [indicator],
  );
  return row ?? null;
}

const LatestRow = z.object({ yugoId: z.int(), day: z.iso.date(), value: z.number() });

/** The newest value of an indicator for every place, not later than `day` and known on `asOf`. */
export function readLatest(
  db: Db,
  indicator: string,
  day: string,
  asOf: string,
): Promise<z.output<typeof LatestRow>[]> {
  return db.rows(
    LatestRow,
    `select distinct on (s.place_id) s.place_id as "yugoId", k.day, k.value
       from series s
       join source o on o.code = s.source
       cross join lateral (
         select f.day, f.value from fact f
          where f.series_id = s.series_id and f.day <= $2::date and f.known_at <= $3::date and f.load_id <= (select published_load())
          order by f.day desc, f.known_at desc limit 1) k
      where s.indicator = $1 and s.dims = '' and not s.sample
      order by s.place_id, k.day desc, o.priority`,
    [indicator, day, asOf],
  );
}

const IndicatorRow = z.object({
  indicator: z.string(),
  name: z.string(),
  unit: z.string(),
  unitCode: z.string(),
  decimals: z.int(),
  upIs: z.enum(['worse', 'better', 'neutral']),
  family: z.string(),
  period: z.string(),
});

/** Name, unit and kind of indicators in one language; unknown codes are left out. */
export function listIndicators(
  db: Db,
  codes: readonly string[] | null,
  locale: Locale,
): Promise<z.output<typeof IndicatorRow>[]> {
  return db.rows(
    IndicatorRow,
    `select i.code as indicator, i.name_${locale} as name, u.name_${locale} as unit, i.unit as "unitCode", i.decimals, i.direction as "upIs", i.family, i.kind as period
       from indicator i join unit u on u.code = i.unit
      where $1::text[] is null or i.code = any($1::text[])
      order by i.family, i.code`,
    [codes],
  );
}

const CourseRow = z.object({
  indicator: z.string(),
  yugoId: z.int(),
  days: z.array(z.iso.date()),
  values: z.array(z.number()),
});

/** Whole courses of several indicators in several places, oldest first, as known on a day; of several sources the preferred. */
export function readCourses(
  db: Db,
  indicators: readonly string[],
  places: readonly number[],
  asOf: string,
): Promise<z.output<typeof CourseRow>[]> {
  return db.rows(
    CourseRow,
    `select x.indicator, x.place as "yugoId", array_agg(to_char(v.day, 'YYYY-MM-DD') order by v.day) as days, array_agg(v.value order by v.day) as values
       from (select i as indicator, p as place from unnest($1::text[]) i cross join unnest($2::int[]) p) x
       cross join lateral place_values(x.indicator, '', x.place, $3::date) v
      group by x.indicator, x.place`,
    [indicators, places, asOf],
  );
}

/** Short names of all units in one language, by their code. */
export async function readUnitNames(db: Db, locale: Locale): Promise<Map<string, string>> {
  const rows = await db.rows(
    z.object({ code: z.string(), name: z.string() }),
    `select code, name_${locale} as name from unit`,
  );
  return new Map(rows.map(({ code, name }) => [code, name]));
}
