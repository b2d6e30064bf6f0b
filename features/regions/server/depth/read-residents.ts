import type { RequestContext } from '#platform/server/context.ts';
import { findDayOf, readDay } from '#statistics/series/day-queries.ts';
import { readTrends } from '#statistics/series/trend-queries.ts';
import { readHandbook } from '#platform/server/keep-handbook.ts';
import { constantSum } from '../../domain/depth/people-answers.ts';
import { listBeside } from '#statistics/places/borders.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import { readSource } from '#statistics/source-queries.ts';
import type { Place } from '#statistics/shapes/place.ts';
import { listMembers } from '../region/list-members.ts';

const residents = 'population_average';
const years = 10;

/** Residents now and ten years before of a place, of what stands beside it, and of the country. The country is the sum of the subjects known in both years, within the same borders. */
export async function readResidents(
  place: Pick<Place, 'yugoId' | 'shortName' | 'kind'>,
  context: RequestContext,
) {
  const { db, clock, locale } = context;
  const day = await findDayOf(db, residents, clock.day, clock.day);
  if (day === null) return null;
  const before = `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
  const [now, then, places, members] = await Promise.all([
    readDay(db, residents, day, clock.day),
    readDay(db, residents, before, clock.day),
    listPlaces(db, locale),
    listMembers(db, place.yugoId),
  ]);
  const earlier = new Map(then.map(({ yugoId, value }) => [yugoId, value]));
  const subjects = places.filter(({ kind }) => kind === 'region');
  const known = subjects.flatMap(({ yugoId, shortName: name, districtId }) => {
    const value = now.find((figure) => figure.yugoId === yugoId)?.value;
    const first = earlier.get(yugoId);
    return value === undefined || first === undefined
      ? []
      : [{ yugoId, name, districtId, now: value, before: first }];
  });
  const own = known.filter(({ yugoId }) => members.includes(yugoId) || place.kind === 'country');
  if (own.length === 0 || (place.kind !== 'country' && own.length < members.length)) return null;
  const near = place.kind === 'country' ? [] : await listBeside(place, known);
  const course = await readHandbook(db, `residents of all ${clock.day}`, async () =>
    constantSum(
      (
        await readTrends(
          db,
          [residents],
          subjects.map(({ yugoId }) => yugoId),
          clock.day,
        )
      ).map(({ figures }) => figures),
    ),
  );
  return {
    day,
    before,
    countryCourse: [...course],
    own: sumOf(own),
    country: sumOf(known),
    beside: near.map(({ yugoId, name, now: value, before: first }) => ({
      yugoId,
      name,
      now: value,
      before: first,
    })),
    source: await readSource(db, now.find(({ yugoId }) => yugoId === own[0]!.yugoId) ?? null, locale),
  };
}

function sumOf(rows: readonly { now: number; before: number }[]) {
  return rows.reduce((sum, row) => ({ now: sum.now + row.now, before: sum.before + row.before }), {
    now: 0,
    before: 0,
  });
}
