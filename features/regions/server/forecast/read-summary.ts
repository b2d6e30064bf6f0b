import type { RequestContext } from '#platform/server/context.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { listPlaces } from '#facts/places/place-queries.ts';
import { readDailyColumns } from '#facts/series/daily-columns.ts';
import { readSource } from '#facts/sources/source-queries.ts';
import { targetWeek } from '../../domain/forecast/target-week.ts';
import { changePercent, per100k, weekSum } from '../../domain/region/incidence.ts';
import { codes } from '../../domain/region/indicator-codes.ts';
import { readResidents } from '../region/read-residents.ts';
import { lackOfAge, lackOfReleases } from './find-lack.ts';
import { findRelease, readSheet } from './forecast-queries.ts';
import { ownTeam } from './issue-queries.ts';
import { describeRelease } from './read-forecast.ts';

const pastWeeks = 8;
const sheetLevels = 5;
const sheetDecimals = 100;

/** The newest release by the clock's day, every place per 100 000 residents. A fixed number of queries. */
export async function readSummary(measure: 'cases' | 'deaths', context: RequestContext) {
  const { db, clock, locale } = context;
  const empty = { measure, release: null, week: null, rows: [], source: null };
  const found = await findRelease(db, ownTeam, measure, clock.day);
  if (found === null) return { ...empty, lack: await lackOfReleases(context) };
  const { originDay } = found;
  const lack = lackOfAge(originDay, clock.day);
  if (lack !== null) return { ...empty, lack };
  const [places, sheet, residents, columns] = await Promise.all([
    listPlaces(db, locale),
    readSheet(db, found.issueId),
    readResidents(db, originDay, originDay),
    readDailyColumns(db, [codes[measure]], null, {
      from: addDays(originDay, 1 - 7 * pastWeeks),
      to: originDay,
      asOf: clock.day,
    }),
  ]);
  const rowOf = new Map(sheet.map((row) => [row.yugoId, row]));
  const origin = columns.get(federalYugoId)?.get(codes[measure]);
  return {
    measure,
    lack,
    release: describeRelease(found),
    week: targetWeek(originDay, 2),
    rows: places.flatMap((place) => {
      const row = rowOf.get(place.yugoId);
      if (place.kind === 'district' || row === undefined) return [];
      const days = columns.get(place.yugoId)?.get(codes[measure])?.values ?? [];
      const rate = (people: number | null) =>
        rounded(per100k(people, residents.get(place.yugoId)?.value ?? null));
      const weeks = weeksOf(row.quantiles ?? []).map((week) => week.flatMap((people) => rate(people) ?? []));
      return [
        {
          yugoId: place.yugoId,
          kind: place.kind,
          shortName: place.shortName,
          districtId: place.districtId,
          now: rate(row.lastWeek),
          ahead: weeks[1]?.[2] ?? null,
          changePercent: changePercent(weeksOf(row.quantiles ?? [])[1]?.[2] ?? null, row.lastWeek),
          trend: row.trend,
          usesBaseline: row.usesBaseline,
          past: Array.from({ length: pastWeeks }, (_, at) => rate(weekSum(days, pastWeeks - 1 - at))),
          weeks,
        },
      ];
    }),
    source: await readSource(db, origin ? { ...origin, knownAt: originDay } : null, locale),
  };
}

function weeksOf(quantiles: readonly number[]): number[][] {
  return Array.from({ length: quantiles.length / sheetLevels }, (_, week) =>
    quantiles.slice(week * sheetLevels, (week + 1) * sheetLevels),
  );
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * sheetDecimals) / sheetDecimals;
}
