import type { RequestContext } from '#platform/server/context.ts';
import { listDistrictMembers } from '#statistics/places/place-queries.ts';
import { readPyramids } from '#statistics/series/pyramid-queries.ts';
import { readLatest } from '#statistics/series/day-queries.ts';
import { readSource } from '#statistics/source-queries.ts';
import { codes, findPlaceSpan, readPlaceColumns } from '#features/regions/public.server.ts';
import { tenYearAges } from '../../domain/scenario/ten-year-ages.ts';

/** Days of reports that the calibration and the chart read. */
const historyDays = 120;
const deathDays = 14;

/** What is known of a place's epidemic and residents as of the clock's day; null where either is not known. */
export async function readStart(yugoId: number, context: RequestContext) {
  const { db, clock, locale } = context;
  const members = (await listDistrictMembers(db)).get(yugoId) ?? [yugoId];
  const [{ first, last: day }, pyramids] = await Promise.all([
    findPlaceSpan(db, codes.cases, yugoId, clock.day),
    readPyramids(db, members, clock.day),
  ]);
  const pyramid = pyramids.at(-1);
  if (first === null || day === null || pyramid === undefined) return null;
  const columns = await readPlaceColumns(db, [codes.cases, codes.deaths], yugoId, {
    from: first,
    to: day,
    asOf: clock.day,
  });
  const cases = columns.get(codes.cases);
  if (!cases) return null;
  // A day without a report adds nobody: whom it owes the next report brings.
  const reported = cases.values.map((value) => Math.max(0, value ?? 0));
  return {
    day,
    daily: reported.slice(-historyDays),
    peopleByAge: tenYearAges(pyramid),
    peopleYear: pyramid.year,
    registered: reported.reduce((sum, value) => sum + value, 0),
    recentDeaths: lastWeeks(columns.get(codes.deaths)?.values),
    ...(await readVaccinated(members, day, context)),
    source: await readSource(db, { ...cases, knownAt: day }, locale),
    peopleSource: await readSource(db, pyramid, locale),
  };
}

const secondDoses = 'covid_second_dose_total';

/** Two doses as last reported by the start's day and known then; a district's are the sum of its subjects' where all report. */
async function readVaccinated(
  members: readonly number[],
  day: string,
  { db, clock, locale }: RequestContext,
) {
  const latest = await readLatest(db, secondDoses, day, clock.day);
  const found = members.flatMap((member) => latest.find(({ yugoId }) => yugoId === member) ?? []);
  const [oldest] = found.toSorted((one, other) => one.day.localeCompare(other.day));
  if (!oldest || found.length < members.length)
    return { vaccinated: null, vaccinatedDay: null, vaccinatedSource: null };
  return {
    vaccinated: found.reduce((sum, { value }) => sum + value, 0),
    vaccinatedDay: oldest.day,
    vaccinatedSource: await readSource(db, oldest, locale),
  };
}

function lastWeeks(values: readonly (number | null)[] | undefined): number | null {
  const last = values?.slice(-deathDays) ?? [];
  if (last.length < deathDays || last.every((value) => value === null)) return null;
  return last.reduce<number>((sum, value) => sum + Math.max(0, value ?? 0), 0);
}
