import type { Routes } from '#platform/server/context.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { listCities, type City } from '#statistics/places/city-queries.ts';
import { listBeside } from '#statistics/places/borders.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import type { Place } from '#statistics/shapes/place.ts';
import { readSource } from '#statistics/source-queries.ts';
import type { geoContract } from '../../contract/geo-calls.ts';
import { ranksOf } from '../../domain/region/incidence.ts';
import { getPlace } from '../region/get-place.ts';
import { listMembers } from '../region/list-members.ts';

/** Cities come with the handbook of places, their people from the census of this day. A chosen day before it knows none of them. */
const censusDay = '2021-10-01';

/** Handlers of the tab of places. */
export const geoRoutes: Routes<typeof geoContract> = {
  async 'regiondossier/getCities'({ yugoId }, context) {
    const { db, locale, clock } = context;
    const isCounted = clock.kind !== 'chosen' || clock.day >= censusDay;
    await getPlace(yugoId, context);
    const subjects = (await listPlaces(db, locale)).filter(({ kind }) => kind === 'region');
    const regions =
      yugoId === federalYugoId ? subjects.map((place) => place.yugoId) : await listMembers(db, yugoId);
    const listed = await listCities(db, regions, locale);
    const cities = isCounted ? listed : withoutPeople(listed);
    const ranks = ranksOf(cities.map(({ population }) => population));
    return {
      yugoId,
      regions,
      beside: await listAround(regions, subjects),
      day: isCounted ? censusDay : null,
      cities: cities.map((city, at) => ({ ...city, rank: ranks[at]! })),
      source: await readSource(
        db,
        cities.length === 0 || !isCounted
          ? null
          : { source: 'rosstat_census_2021', sample: false, knownAt: null },
        locale,
      ),
    };
  },
};

/** Subjects that border on these and are none of them. */
async function listAround(regions: readonly number[], subjects: readonly Place[]) {
  const own = subjects.filter(({ yugoId }) => regions.includes(yugoId));
  const near = await Promise.all(own.map((place) => listBeside(place, subjects)));
  const around = new Map(near.flat().map(({ yugoId, shortName }) => [yugoId, shortName]));
  return [...around]
    .filter(([yugoId]) => !regions.includes(yugoId))
    .map(([yugoId, name]) => ({ yugoId, name }));
}

/** The same cities in an order that tells nothing of their size. */
const withoutPeople = (cities: readonly City[]): City[] =>
  cities
    .map((city) => ({ ...city, population: null, populationYear: null }))
    .toSorted((a, b) => Number(b.isCapital) - Number(a.isCapital) || a.name.localeCompare(b.name));
