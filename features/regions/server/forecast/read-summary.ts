import { directionOf } from '#simulation/forecast/describe-region.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import { readDailyColumns } from '#statistics/series/daily-columns.ts';
import { readSource } from '#statistics/source-queries.ts';
import { targetWeek } from '../../domain/forecast/week-ahead.ts';
import { changePercent, per100k, weekSum } from '../../domain/region/incidence.ts';
import { codes } from '../../domain/region/indicator-codes.ts';
import { readResidents } from '../region/read-residents.ts';
import { lackOfAge, lackOfReleases } from './find-lack.ts';
import { findRelease, readSheet, toldWeekOf } from './forecast-queries.ts';
import { listOrigins, ownTeam } from './issue/issue-queries.ts';
import { readAlarm } from './tell-alarm.ts';
import { describeRelease } from './read-forecast.ts';

const pastWeeks = 8;
const sheetLevels = 5;
const sheetDecimals = 100;

interface Asked {
  measure: 'cases' | 'deaths';
  /** An earlier release is shown as it was known on its own day. */
  origin?: string | undefined;
}

/** The newest release by the clock's day or the one asked for, every place per 100 000 residents. A fixed number of queries. */
export async function readSummary({ measure, origin }: Asked, context: RequestContext) {
  const { db, clock, locale } = context;
  const isEarlier = origin !== undefined && origin < clock.day;
  const [places, origins, found] = await Promise.all([
    listPlaces(db, locale),
    listOrigins(db, ownTeam, measure),
    findRelease(db, ownTeam, measure, isEarlier ? origin : clock.day),
  ]);
  const about = {
    measure,
    districts: places
      .filter(({ kind }) => kind === 'district')
      .map(({ yugoId, shortName }) => ({ yugoId, shortName })),
    releases: [...origins].filter((day) => day <= clock.day).toSorted((a, b) => b.localeCompare(a)),
  };
  const empty = { ...about, release: null, week: null, alarm: null, rows: [], source: null };
  if (found === null) return { ...empty, lack: await lackOfReleases(context) };
  const { originDay } = found;
  const lack = isEarlier ? null : lackOfAge(originDay, clock.day);
  if (lack !== null) return { ...empty, lack };
  const [sheet, alarm, residents, columns] = await Promise.all([
    readSheet(db, found),
    readAlarm(db, measure, originDay),
    readResidents(db, originDay, originDay),
    readDailyColumns(db, [codes[measure]], null, {
      from: addDays(originDay, 1 - 7 * pastWeeks),
      to: originDay,
      asOf: isEarlier ? originDay : clock.day,
    }),
  ]);
  const rowOf = new Map(sheet.map((row) => [row.yugoId, row]));
  const series = columns.get(federalYugoId)?.get(codes[measure]);
  return {
    ...about,
    lack,
    release: describeRelease(found, clock.day),
    alarm,
    week: targetWeek(originDay, toldWeekOf(found)),
    rows: places.flatMap((place) => {
      const row = rowOf.get(place.yugoId);
      if (place.kind === 'district' || row === undefined) return [];
      const days = columns.get(place.yugoId)?.get(codes[measure])?.values ?? [];
      return [
        {
          yugoId: place.yugoId,
          kind: place.kind,
          shortName: place.shortName,
          districtId: place.districtId,
          ...figuresOf(row, days, {
            residents: residents.get(place.yugoId)?.value ?? null,
            toldWeek: toldWeekOf(found),
          }),
        },
      ];
    }),
    source: await readSource(db, series ? { ...series, knownAt: originDay } : null, locale),
  };
}

type SheetRow = Awaited<ReturnType<typeof readSheet>>[number];

/** A place's weeks behind and ahead per 100 000 residents. */
function figuresOf(
  row: SheetRow,
  days: readonly (number | null)[],
  { residents, toldWeek }: { residents: number | null; toldWeek: number },
) {
  const rate = (people: number | null) => rounded(per100k(people, residents));
  const people = weeksOf(row.quantiles ?? []);
  const weeks = people.map((week) => week.flatMap((value) => rate(value) ?? []));
  return {
    now: rate(row.lastWeek),
    ahead: weeks[toldWeek - 1]?.[2] ?? null,
    changePercent: changePercent(people[toldWeek - 1]?.[2] ?? null, row.lastWeek),
    trend: row.trend ?? directionOfRow(row),
    past: Array.from({ length: pastWeeks }, (_, at) => rate(weekSum(days, pastWeeks - 1 - at))),
    weeks,
  };
}

/** Where the told week goes: a release of one week has no direction of its second one. */
function directionOfRow({ told, lastWeek }: SheetRow) {
  const [low, middle, high] = told ?? [];
  if (low === undefined || middle === undefined || high === undefined || lastWeek === null) return null;
  return directionOf({ low, middle, high }, lastWeek);
}

function weeksOf(quantiles: readonly number[]): number[][] {
  return Array.from({ length: quantiles.length / sheetLevels }, (_, week) =>
    quantiles.slice(week * sheetLevels, (week + 1) * sheetLevels),
  );
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * sheetDecimals) / sheetDecimals;
}
