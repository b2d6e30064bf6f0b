import type { RequestContext } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import { AppError } from '#platform/contract/errors.ts';
import { readHandbook } from '#platform/server/keep-handbook.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { findPlace, listDistrictMembers } from '#statistics/places/place-queries.ts';
import { sumOverPlaces } from '#statistics/series/sum-queries.ts';
import { readParts } from '#statistics/series/trend-queries.ts';
import type { OldAgesOfYear } from '#simulation/population/old-ages.ts';
import { startsOfPlace, type PlaceStarts } from '../../domain/population/population-starts.ts';
import { oldestOf, yearsOfPlace, type AgeTables } from '../../domain/population/years-of-place.ts';

/** A place, everything that was counted of it, and where a projection of it begins. */
export async function readStart(yugoId: number, { db, clock, locale }: RequestContext) {
  const place = await findPlace(db, yugoId, locale);
  if (!place) throw new AppError('region_not_found', { yugoId });
  const own = await readTables(db, yugoId, clock.day);
  const country = yugoId === federalYugoId ? own : await readTables(db, federalYugoId, clock.day);
  const years = yearsOfPlace(own);
  const oldest = yugoId === federalYugoId ? await readOldest(db, clock.day) : undefined;
  return {
    place,
    years,
    newest: own.people.toSorted((one, other) => one.day.localeCompare(other.day)).at(-1) ?? null,
    known: startsOfPlace({ years, country: yearsOfPlace(country), oldest }),
  };
}

/** Where a projection of a place begins, null where too little was counted; read once a place, a day and a number of the data. */
export function readKnownStart(yugoId: number, context: RequestContext): Promise<PlaceStarts | null> {
  const { db, clock } = context;
  return readHandbook(
    db,
    `start of a projection ${yugoId} ${clock.day}`,
    async () => (await readStart(yugoId, context)).known,
  );
}

/** Part of the subjects that a year must be known of to tell how many were old in the country. */
const enoughPlaces = 0.9;

/** The oldest of the country by year, added up over its subjects: more years are known of them than of the country. Kept as long as the data stays. */
function readOldest(db: Db, asOf: string): Promise<Map<number, OldAgesOfYear>> {
  return readHandbook(db, `the oldest of the country ${asOf}`, async () => {
    const dims = ['80-84', '85+'].flatMap((age) => [`sex=female;age=${age}`, `sex=male;age=${age}`]);
    const [people, deaths] = await Promise.all(
      ['population_by_age', 'deaths_by_age'].map((indicator) =>
        sumOverPlaces(db, indicator, null, asOf, dims),
      ),
    );
    const most = Math.max(...people!.map(({ places }) => places));
    const whole = (sums: typeof people) => sums!.filter(({ places }) => places >= enoughPlaces * most);
    return oldestOf(whole(people), whole(deaths));
  });
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
