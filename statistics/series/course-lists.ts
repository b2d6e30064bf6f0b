import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import type { Figure } from '../shapes/figure.ts';
import { knownOn, trusted } from '../vintages.ts';
import { epoch } from './series-lists.ts';

/** A series of a place with all its periods as text lists, newest first: a row and seven columns for each value would take several times as long to read. */
const ListRow = z.object({
  indicator: z.string(),
  dims: z.string(),
  yugoId: z.int(),
  source: z.string(),
  sample: z.boolean(),
  priority: z.int(),
  days: z.string(),
  values: z.string(),
  /** One day where all values became known on it, else one for each. */
  known: z.string(),
});
type ListRow = z.output<typeof ListRow>;

/** A whole course of an indicator with its dimensions in a place, oldest first, one value a period. Never empty. */
export interface Course {
  indicator: string;
  dims: string;
  yugoId: number;
  figures: Figure[];
}

/** Whole courses of several series in several places as known on a day, by indicator, dimensions and place; a place without values has none. One statement, one range of the facts' index a series; with `since`, only what is of that day or later. */
export async function readCourses(
  db: Db,
  series: readonly { indicator: string; dims: string }[],
  places: readonly number[],
  asOf: string,
  since?: string,
): Promise<Course[]> {
  const rows = await db.rows(
    ListRow,
    `select s.indicator, s.dims, s.place_id as "yugoId", s.source, s.sample, o.priority, f.days, f.values, f.known
       from (select distinct x.indicator, x.dims, p.place
               from unnest($1::text[], $2::text[]) x(indicator, dims) cross join unnest($3::int[]) p(place)) w
       join series s on s.indicator = w.indicator and s.dims = w.dims and s.place_id = w.place
       join source o on o.code = s.source
      cross join lateral (
         select string_agg((k.day - date '${epoch}')::text, ',') as days, string_agg(k.value::text, ',') as values,
                case when min(k.known_at) = max(k.known_at) then (min(k.known_at) - date '${epoch}')::text
                     else string_agg((k.known_at - date '${epoch}')::text, ',') end as known
           from (select distinct on (f.day) f.day, f.value, f.known_at from fact f
                  where f.series_id = s.series_id and ${knownOn('$4')} and ${trusted}
                    ${since === undefined ? '' : 'and f.day >= $5'}
                  order by f.day desc, f.known_at desc) k) f
      where f.days is not null
      order by s.indicator, s.dims, s.place_id, s.sample, o.priority`,
    [series.map(({ indicator }) => indicator), series.map(({ dims }) => dims), places, asOf].concat(
      since ?? [],
    ),
  );
  return [
    ...Map.groupBy(rows, ({ indicator, dims, yugoId }) => `${indicator}\n${dims}\n${yugoId}`).values(),
  ].map((ofPlace) => {
    const { indicator, dims, yugoId } = ofPlace[0]!;
    return { indicator, dims, yugoId, figures: figuresOf(ofPlace) };
  });
}

interface Told {
  figure: Figure;
  /** Its series, the better first. */
  row: ListRow;
}

/** One value a period, oldest first: of the better series, of equally good ones the newer vintage. */
function figuresOf(rows: readonly ListRow[]): Figure[] {
  if (rows.length === 1) return unpack(rows[0]!).toReversed();
  const best = new Map<string, Told>();
  for (const row of rows)
    for (const figure of unpack(row)) {
      const known = best.get(figure.day);
      const isBetter =
        known === undefined || (isEqual(known.row, row) && figure.knownAt > known.figure.knownAt);
      if (isBetter) best.set(figure.day, { figure, row });
    }
  return [...best.values()].map(({ figure }) => figure).sort((a, b) => (a.day < b.day ? -1 : 1));
}

const isEqual = (a: ListRow, b: ListRow): boolean => a.sample === b.sample && a.priority === b.priority;

/** The values of a series, newest first. */
function unpack({ days, values, known, source, sample }: ListRow): Figure[] {
  const [figures, vintages] = [values.split(','), known.split(',').map(dayOf)];
  return days.split(',').map((day, at) => ({
    day: dayOf(day),
    value: Number(figures[at]),
    knownAt: vintages[at] ?? vintages[0]!,
    source,
    sample,
  }));
}

/** Days by their number since the epoch; series share them, and working one out takes longer than all else of a value. At most those of the calendar's four centuries. */
const named = new Map<string, string>();

function dayOf(number: string): string {
  let day = named.get(number);
  if (day === undefined) named.set(number, (day = addDays(epoch, Number(number))));
  return day;
}
