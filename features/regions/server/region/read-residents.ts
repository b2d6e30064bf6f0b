import type { RequestContext } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import { readHandbook } from '#platform/server/keep-handbook.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { listDistrictMembers } from '#statistics/places/place-queries.ts';
import { findSpan } from '#statistics/series/daily-columns.ts';
import { readLatest } from '#statistics/series/day-queries.ts';
import { codes } from '../../domain/region/indicator-codes.ts';
import type { Residents } from '../../domain/region/incidence-row.ts';

/**
 * Residents of every place: the newest count not later than the day. A district has the sum of its
 * subjects' counts of one day; so has the country while its own count is not known yet.
 */
export function readResidents(db: Db, day: string, asOf: string): Promise<ReadonlyMap<number, Residents>> {
  return readHandbook(db, `residents ${day} ${asOf}`, () => countResidents(db, day, asOf));
}

/** Residents of a place as its card tells them: counted up to the last day of which cases are known. */
export async function readPlaceResidents(
  yugoId: number,
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
): Promise<{ residents: Residents | null; dataDay: string | null }> {
  const { last } = await findSpan(db, codes.cases, federalYugoId, clock.day);
  const all = await readResidents(db, last ?? clock.day, clock.day);
  return { residents: all.get(yugoId) ?? null, dataDay: last };
}

async function countResidents(db: Db, day: string, asOf: string): Promise<Map<number, Residents>> {
  const rows = await readLatest(db, codes.population, day, asOf);
  const counts = new Map(rows.map(({ yugoId, value, day: counted }) => [yugoId, { value, day: counted }]));
  const districts = await listDistrictMembers(db);
  const whole = [...districts, [federalYugoId, [...districts].flatMap(([, members]) => members)] as const];
  for (const [place, members] of whole) {
    const sum = sumOfOneDay(members.map((yugoId) => counts.get(yugoId)));
    if (!counts.has(place) && sum) counts.set(place, sum);
  }
  return counts;
}

function sumOfOneDay(counts: readonly (Residents | undefined)[]): Residents | null {
  const [first] = counts;
  if (!first || counts.some((count) => count?.day !== first.day)) return null;
  return { value: counts.reduce((sum, count) => sum + count!.value, 0), day: first.day };
}
