import { phaseOf } from '#simulation/forecast/quality/score-forecasts.ts';
import { hubLevels } from '#simulation/numeric/distribution/quantile.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { addDays, dayAt, daysBetween } from '#platform/shared/calendar-days.ts';
import { readDailyColumns } from '#statistics/series/daily-columns.ts';
import { readSource } from '#statistics/source-queries.ts';
import { targetWeek, weekAhead } from '../../domain/forecast/week-ahead.ts';
import { codes } from '../../domain/region/indicator-codes.ts';
import { getPlace } from '../region/get-place.ts';
import { lackOfAge, lackOfPlace, lackOfReleases, type Lack } from './find-lack.ts';
import { findRelease, readPlaceForecasts, type ReleaseRow } from './forecast-queries.ts';
import { ownTeam } from './issue/issue-queries.ts';
import { readAlarm } from './tell-alarm.ts';
import { spanDays } from './read-quality.ts';
import { readHorizonScores } from './score-queries.ts';

type Measure = 'cases' | 'deaths';
type Asking = Pick<RequestContext, 'db' | 'clock' | 'locale'>;

/** Days shown before the last known one. */
const historyDays = 98;
const weeksAgoShown = [4, 2, 1];
const levels = hubLevels.length;

/** What a release says of itself on screen on a day. */
export function describeRelease(
  { team, model, modelVersion, settings, originDay, issuedAt, weeks }: ReleaseRow,
  day: string,
) {
  const isBackdated = daysBetween(originDay, issuedAt.slice(0, 10)) > 7;
  return {
    team,
    model,
    modelVersion,
    settings,
    originDay,
    issuedAt: dayAt(new Date(issuedAt)) > day ? null : issuedAt,
    isBackdated,
    weeks,
    nextDay: addDays(originDay, 7),
  };
}

/** The newest forecast of a place that was issued by the clock's day, and those before it. */
export async function readForecast(yugoId: number, measure: Measure, context: Asking) {
  const { db, clock } = context;
  const place = await getPlace(yugoId, context);
  const about = { yugoId, iso: place.iso, shortName: place.shortName, measure, levels: [...hubLevels] };
  if (place.kind === 'district')
    return { ...about, ...nothing({ reason: 'district', needed: 0, got: 0 }), ...unreported };
  const count = Math.max(...weeksAgoShown) + 1;
  // A release is of all places at once: its day, which is kept, says at once which weeks are shown before it.
  const originDay = (await findRelease(db, ownTeam, measure, clock.day))?.originDay ?? clock.day;
  const span = { measure, from: addDays(clock.day, -spanDays), to: clock.day };
  const [rows, history, alarm, scores] = await Promise.all([
    readPlaceForecasts(db, { team: ownTeam, measure, yugoId, day: originDay, count }),
    readHistory(yugoId, measure, originDay, context),
    readAlarm(db, measure, originDay),
    readHorizonScores(db, yugoId, span),
  ]);
  const newest = rows[0];
  if (newest === undefined) return { ...about, ...nothing(await lackOfReleases(context)), ...history };
  const lack = newest.quantiles === null ? lackOfPlace(newest) : lackOfAge(newest.originDay, clock.day);
  const release = describeRelease(newest, clock.day);
  if (lack !== null || newest.quantiles === null) return { ...about, ...nothing(lack), release, ...history };
  const weekly = weeksOf(newest.originDay, newest.quantiles).map((week, at) => ({
    ...week,
    record: recordOf(scores, at + 1),
  }));
  return {
    ...about,
    lack,
    release,
    lastWeek: newest.lastWeek,
    trend: newest.trend,
    daily: (newest.daily ?? []).map((value, at) => ({ day: addDays(newest.originDay, at + 1), value })),
    alarm,
    phase: phaseAt(history.history),
    warnings: newest.warnings,
    weekly,
    ahead: weekAhead(weekly, clock.day, history),
    earlier: weeksAgoShown.flatMap((weeksAgo) => {
      const row = rows.find(({ originDay }) => originDay === addDays(newest.originDay, -7 * weeksAgo));
      if (!row?.quantiles) return [];
      const weeks = weeksOf(row.originDay, row.quantiles).map(({ from, to, quantiles }) => ({
        from,
        to,
        median: quantiles[11]!,
      }));
      return [{ weeksAgo, originDay: row.originDay, weeks }];
    }),
    ...history,
  };
}

const unreported = { historyFrom: null, history: [], source: null };

function nothing(lack: Lack | null) {
  return {
    lack,
    release: null,
    lastWeek: null,
    trend: null,
    alarm: null,
    phase: null,
    warnings: [],
    daily: [],
    weekly: [],
    ahead: null,
    earlier: [],
  };
}

/** How often our 80 % bands of a horizon held at the place; null where none is scored. */
function recordOf(scores: Awaited<ReturnType<typeof readHorizonScores>>, horizonWeeks: number) {
  const own = scores.find((row) => row.team === ownTeam && row.horizonWeeks === horizonWeeks);
  return own === undefined ? null : { held: own.held80, count: own.count };
}

/** How the last week went beside the one before, as it was known at the origin; null where one of them is not known. */
function phaseAt(history: readonly (number | null)[]) {
  const [before, last] = [14, 7].map((ago) => {
    const days = history.slice(historyDays - ago, historyDays - ago + 7);
    return days.length < 7 || days.includes(null) ? null : days.reduce((sum: number, day) => sum + day!, 0);
  }) as [number | null, number | null];
  return before === null || last === null ? null : phaseOf([before, last]);
}

/** Target weeks of a frozen row. */
function weeksOf(originDay: string, quantiles: readonly number[]) {
  return Array.from({ length: quantiles.length / levels }, (_, h) => ({
    ...targetWeek(originDay, h + 1),
    quantiles: quantiles.slice(h * levels, (h + 1) * levels),
  }));
}

async function readHistory(
  yugoId: number,
  measure: Measure,
  originDay: string,
  { db, clock, locale }: Asking,
) {
  const historyFrom = addDays(originDay, 1 - historyDays);
  const code = codes[measure];
  const to = clock.day < originDay ? originDay : clock.day;
  const shownTo = daysBetween(originDay, to) > 14 ? addDays(originDay, 14) : to;
  const columns = await readDailyColumns(db, [code], [yugoId], {
    from: historyFrom,
    to: shownTo,
    asOf: clock.day,
  });
  const column = columns.get(yugoId)?.get(code);
  if (!column) return unreported;
  return {
    historyFrom,
    history: column.values,
    source: await readSource(db, { ...column, knownAt: shownTo }, locale),
  };
}
