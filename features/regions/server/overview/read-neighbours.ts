import type { RequestContext } from '#platform/server/context.ts';
import { readHandbook } from '#platform/server/keep-handbook.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { listBeside } from '#statistics/places/borders.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import { findSpan, readDailyColumns } from '#statistics/series/daily-columns.ts';
import type { Place } from '#statistics/shapes/place.ts';
import { readSource } from '#statistics/source-queries.ts';
import { per100k, weekSum } from '../../domain/region/incidence.ts';
import { rankByIncidence, type Residents } from '../../domain/region/incidence-row.ts';
import { codes } from '../../domain/region/indicator-codes.ts';
import { readIncidenceRows, trendFrom } from '../list/incidence-rows.ts';
import { readResidents } from '../region/read-residents.ts';

const rowsShown = 6;

/** A subject by the incidence of its week. */
type Ranked = Place & { per100k7: number | null; rank: number | null };

/**
 * A place among its neighbours: all subjects are ranked by their last week alone; the course is read only of the few
 * that are shown. Everything null or empty before the first report.
 */
export async function readNeighbours(
  yugoId: number,
  { db, clock, locale }: Pick<RequestContext, 'db' | 'clock' | 'locale'>,
) {
  const { last: day } = await findSpan(db, codes.cases, federalYugoId, clock.day);
  if (day === null)
    return { day, trendFrom: null, own: null, country: null, neighbours: [], ranked: 0, source: null };
  const places = await listPlaces(db, locale);
  const residents = await readResidents(db, day, clock.day);
  const at = { day, asOf: clock.day, residents };
  const ranked = await rankRegions(
    places.filter(({ kind }) => kind === 'region'),
    at,
    db,
  );
  const shown = await choosePlaces(yugoId, places, ranked);
  const read = await readIncidenceRows(db, shown, places, at);
  const rows = read.rows.map((row) => ({
    ...row,
    rank: ranked.find((region) => region.yugoId === row.yugoId)?.rank ?? null,
  }));
  return {
    day,
    trendFrom: trendFrom(day),
    own: rows.find((row) => row.yugoId === yugoId) ?? null,
    country: rows.find(({ kind }) => kind === 'country') ?? null,
    neighbours: rows,
    ranked: ranked.filter(({ rank }) => rank !== null).length,
    source: await readSource(db, read.countryOrigin && { ...read.countryOrigin, knownAt: day }, locale),
  };
}

/** Subjects with the incidence of the week that ends on `day`: seven days of one indicator. */
async function rankRegions(
  regions: readonly Place[],
  { day, asOf, residents }: { day: string; asOf: string; residents: ReadonlyMap<number, Residents> },
  db: RequestContext['db'],
): Promise<Ranked[]> {
  const weeks = await readHandbook(db, `weeks ${day} ${asOf}`, () =>
    readDailyColumns(
      db,
      [codes.cases],
      regions.map(({ yugoId }) => yugoId),
      { from: addDays(day, -6), to: day, asOf },
    ),
  );
  return rankByIncidence(
    regions.map((place) => {
      const cases = weeks.get(place.yugoId)?.get(codes.cases)?.values ?? [];
      return { ...place, per100k7: per100k(weekSum(cases), residents.get(place.yugoId)?.value ?? null) };
    }),
  );
}

/** The place itself, the highest of those it borders on, and the country last; for the country the highest regions, for a district its own. */
async function choosePlaces(
  yugoId: number,
  places: readonly Place[],
  ranked: readonly Ranked[],
): Promise<Place[]> {
  const own = places.find((place) => place.yugoId === yugoId);
  const country = places.find(({ kind }) => kind === 'country');
  const highest = (own === undefined ? [] : await listBeside(own, ranked))
    .toSorted((a, b) => (b.per100k7 ?? 0) - (a.per100k7 ?? 0))
    .slice(0, rowsShown - 2)
    .map((region) => places.find((place) => place.yugoId === region.yugoId));
  return [own, ...highest, own?.kind === 'country' ? undefined : country].filter(
    (place) => place !== undefined,
  );
}
