import type { Db } from '#platform/server/db/db.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { listDistrictMembers, listPlaces } from '#statistics/places/place-queries.ts';
import { readCourses } from '#statistics/series/course-lists.ts';
import { readLatest } from '#statistics/series/day-queries.ts';
import type { Figure } from '#statistics/shapes/figure.ts';
import type { Figures } from '../domain/answer/compute.ts';
import type { Point } from '../domain/answer/outcome.ts';
import type { AskedPlace, AskedSeries, Reading } from '../domain/reading/understood.ts';
import { addsUp, type KnownIndicator } from '../domain/words/lexicon.ts';

/** Figures of a reading with where they come from. */
export interface Collected {
  figures: Figures;
  /** The country at the time at which regions are put in order. */
  country: Point | null;
  /** Origins of the values by place, series and day. */
  originOf: (point: Point) => Figure | undefined;
  /** A district was asked for and its regions were added up. */
  isAdded: boolean;
}

/** Reads what a reading needs from the store, as known on a day. */
export async function collectFigures(
  db: Db,
  reading: Reading,
  indicators: ReadonlyMap<string, KnownIndicator>,
  asOf: string,
): Promise<Collected> {
  const { understood, lastYears } = reading;
  const origins = new Map<string, Figure>();
  const keep = (yugoId: number, figures: readonly Figure[]): Point[] =>
    figures.map((figure) => {
      origins.set(`${yugoId} ${figure.day} ${figure.value}`, figure);
      return { yugoId, day: figure.day, value: figure.value };
    });
  const members = await membersOf(db);
  const named = understood.places.filter((place) => place !== 'all_regions');
  // The country is told by its own series alone.
  const partsOf = (place: AskedPlace): readonly number[] => {
    if (typeof place !== 'number') return members.get(federalYugoId)!;
    return place === federalYugoId ? [place] : [place, ...(members.get(place) ?? [])];
  };
  const courses = await readCourses(
    db,
    understood.indicators.map(({ id, dims }) => ({ indicator: id, dims })),
    [...new Set(named.flatMap(partsOf))],
    asOf,
  );
  let isAdded = false;
  const courseOf = (series: AskedSeries, place: AskedPlace): Point[] => {
    const of = (yugoId: number): readonly Figure[] =>
      courses.find(
        (course) => course.yugoId === yugoId && course.indicator === series.id && course.dims === series.dims,
      )?.figures ?? [];
    const own = typeof place === 'number' ? of(place) : [];
    const parts =
      typeof place === 'number'
        ? place === federalYugoId
          ? undefined
          : members.get(place)
        : members.get(federalYugoId);
    if (own.length > 0 || parts === undefined) return keep(place as number, own);
    if (!addsUp(indicators.get(series.id)!)) return [];
    isAdded = true;
    return keep(typeof place === 'number' ? place : federalYugoId, addUp(parts.map(of)));
  };
  const { regions, country } = await regionsOf(db, reading, asOf, members, keep);
  return {
    figures: {
      courses: understood.indicators.map((series) => named.map((place) => courseOf(series, place))),
      regions,
      known: regions.length === 0 ? await knownOf(db, reading, asOf) : [],
      indicators: understood.indicators.map(({ id }) => indicators.get(id)!),
      today: asOf,
      lastYears,
    },
    country,
    originOf: ({ yugoId, day, value }) => origins.get(`${yugoId} ${day} ${value}`),
    isAdded,
  };
}

/** Subjects of each district, and all of them under the country's number. */
async function membersOf(db: Db): Promise<ReadonlyMap<number, readonly number[]>> {
  const [members, places] = await Promise.all([listDistrictMembers(db), listPlaces(db, 'ru')]);
  const all = places.filter(({ kind }) => kind === 'region').map(({ yugoId }) => yugoId);
  return new Map<number, readonly number[]>([...members, [federalYugoId, all]]);
}

/** Courses added up over the days that all of them have; for the sum of all regions over those that have a value on the day at all. */
function addUp(courses: readonly (readonly Figure[])[]): Figure[] {
  const known = courses.filter((course) => course.length > 0);
  const byDay = Map.groupBy(known.flat(), ({ day }) => day);
  const needed = courses.length < 20 ? courses.length : known.length * 0.9;
  return [...byDay]
    .filter(([, figures]) => figures.length >= needed)
    .map(([day, figures]) => ({
      ...figures[0]!,
      day,
      value: figures.reduce((sum, { value }) => sum + value, 0),
    }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

async function regionsOf(
  db: Db,
  { understood }: Reading,
  asOf: string,
  members: ReadonlyMap<number, readonly number[]>,
  keep: (yugoId: number, figures: readonly Figure[]) => Point[],
): Promise<{ regions: Point[]; country: Point | null }> {
  const { operation, period, places, indicators } = understood;
  if (!isOfRegions(operation, places)) return { regions: [], country: null };
  const [series] = indicators;
  const at = period.at ?? period.to ?? 'latest';
  const rows = await readLatest(db, series!.id, endOf(at, asOf), asOf, series!.dims);
  const chosen = typeof places[0] === 'number' && operation !== 'rank' ? members.get(places[0]) : undefined;
  const regions = rows.filter(
    ({ kind, yugoId }) => kind === 'region' && (chosen === undefined || chosen.includes(yugoId)),
  );
  const day = at === 'latest' ? usualDay(regions) : null;
  const isThen = (row: { day: string }): boolean => (day === null ? row.day.startsWith(at) : row.day === day);
  const [country] = rows.filter((row) => row.yugoId === federalYugoId && isThen(row));
  return {
    regions: regions.filter(isThen).flatMap((row) => keep(row.yugoId, [row])),
    country: country ?? null,
  };
}

/** The newest value of a region, where regions are compared and none has a value at the time: the year that can be asked for. */
async function knownOf(db: Db, { understood }: Reading, asOf: string): Promise<Point[]> {
  const { operation, indicators, places } = understood;
  if (!isOfRegions(operation, places)) return [];
  const rows = await readLatest(db, indicators[0]!.id, asOf, asOf, indicators[0]!.dims);
  const day = usualDay(rows.filter(({ kind }) => kind === 'region'));
  return rows.filter((row) => row.day === day).slice(0, 1);
}

const isOfRegions = (operation: string, [first]: readonly AskedPlace[]): boolean =>
  ['top', 'count_above', 'rank'].includes(operation) || (operation === 'mean' && first === 'all_regions');

/** The last day of a time; the clock's where the newest is asked for. */
function endOf(time: string, asOf: string): string {
  if (time === 'latest') return asOf;
  const [year = '', month = '12', day] = time.split('-');
  if (day !== undefined) return time;
  return new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
}

/** The newest day on which at least half of the regions have their newest value. */
function usualDay(rows: readonly { day: string }[]): string {
  const counts = [...Map.groupBy(rows, ({ day }) => day)].sort(([a], [b]) => (a < b ? 1 : -1));
  return (counts.find(([, each]) => each.length * 2 >= rows.length) ?? counts[0])?.[0] ?? '';
}
