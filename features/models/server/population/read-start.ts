import type { RequestContext } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import { AppError } from '#platform/contract/errors.ts';
import { readHandbook } from '#platform/server/keep-handbook.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { findPlace, listDistrictMembers } from '#facts/places/place-queries.ts';
import { sumOverPlaces } from '#facts/series/sum-queries.ts';
import { readParts } from '#facts/series/trend-queries.ts';
import { startOfPlace, type KnownStart } from '../../domain/population/place-start.ts';
import { yearsOfPlace, type AgeTables } from '../../domain/population/years-of-place.ts';

/** A place, everything that was counted of it, and where a projection of it begins. */
export async function readStart(yugoId: number, { db, clock, locale }: RequestContext) {
  const place = await findPlace(db, yugoId, locale);
  if (!place) throw new AppError('region_not_found', { yugoId });
  const own = await readTables(db, yugoId, clock.day);
  const country = yugoId === federalYugoId ? own : await readTables(db, federalYugoId, clock.day);
  const years = yearsOfPlace(own);
  return {
    place,
    years,
    newest: own.people.toSorted((one, other) => one.day.localeCompare(other.day)).at(-1) ?? null,
    known: startOfPlace(years, yearsOfPlace(country)),
  };
}

/** Where a projection of a place begins, null where too little was counted; read once a place, a day and a number of the data. */
export function readKnownStart(yugoId: number, context: RequestContext): Promise<KnownStart | null> {
  const { db, clock } = context;
  return readHandbook(
    db,
    `start of a projection ${yugoId} ${clock.day}`,
    async () => (await readStart(yugoId, context)).known,
  );
}

interface Counted {
  day: string;
  dims: string;
  value: number;
  source: string;
  sample: boolean;
  knownAt: string;
}

async function readTables(db: Db, yugoId: number, asOf: string): Promise<Record<keyof AgeTables, Counted[]>> {
  const members = (await listDistrictMembers(db)).get(yugoId);
  const read = async (indicator: string): Promise<Counted[]> => {
    if (members === undefined) return readParts(db, indicator, [yugoId], asOf);
    const sums = await sumOverPlaces(db, indicator, members, asOf);
    return sums.filter(({ places }) => places === members.length);
  };
  const [people, deaths, births] = await Promise.all([
    read('population_by_age'),
    read('deaths_by_age'),
    read('births_by_age'),
  ]);
  return { people, deaths, births };
}
