import type { Band, DatedValue, LineBandsData } from '#platform/charts/line-bands/line-bands-data.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { middleOf } from '../../domain/forecast/week-ahead.ts';
import { weekMeans } from '../../domain/region/incidence.ts';
import type { Forecast, Quality, Reported } from './load-forecast.ts';

/** Ends of the bands among the 23 hub levels. */
const bandEnds = [
  [50, 6, 16],
  [80, 3, 19],
  [95, 1, 21],
] as const;
const weekDays = 7;
/** The upper edge leaves the widest band room up to so many times the highest day. */
const maxAbove = 2.5;

/** The forecast as the chart draws it: people a day, weeks at their middles, the line ending where the forecast begins. */
export function chartOfForecast(
  { history, historyFrom, release, weekly, earlier, measure, alarm }: Forecast,
  quality: Pick<Quality, 'scores'> | null,
  withPast: boolean,
  reported: Reported | null = null,
): LineBandsData {
  const origin = release?.originDay ?? null;
  const means = weekMeans(history);
  const dated = history.map((value, at) => ({ date: addDays(historyFrom!, at), value, mean: means[at]! }));
  const highest = Math.max(1, ...means.map((value) => value ?? 0));
  const steps = weekly.map(({ from, quantiles }, at) => ({
    date: middleOf(from),
    median: quantiles[11]! / weekDays,
    bands: bandEnds.map(([percent, low, high]): Band => ({
      percent,
      low: quantiles[low]! / weekDays,
      high: quantiles[high]! / weekDays,
    })),
    // While bands fail all of them are pale.
    weak: (alarm?.isFailing ?? false) || isWeakAt(quality, at + 1),
  }));
  const widest = Math.max(0, ...steps.flatMap(({ bands }) => bands.map(({ high }) => high)));
  const known = dated.filter(({ date }) => origin === null || date <= origin);
  const points = known.map(({ date, mean }) => ({ date, value: mean }));
  const ghost = reported === null ? [] : sinceThen(points, meansOf(reported, measure), weekly.at(-1)?.to);
  const reached = ghost.flatMap(({ value }) => value ?? []);
  return {
    points,
    ...(ghost.length > 0 && { ghost }),
    bars: dated.map(({ date, value }) => ({ date, value })),
    from: addDays(historyFrom!, weekDays - 1),
    yMax: Math.max(highest, ...reached, Math.min(widest, highest * maxAbove)),
    ...(origin !== null && steps.length > 0 && { forecast: { releasedOn: origin, steps } }),
    ...(withPast && {
      earlier: earlier.map(({ originDay, weeks }) => ({
        releasedOn: originDay,
        points: weeks.map(({ from, median }) => ({ date: middleOf(from), value: median / weekDays })),
      })),
    }),
  };
}

/** Means of seven days since the first report. */
function meansOf(reported: Reported, measure: Forecast['measure']): DatedValue[] {
  if (reported.firstDay === null) return [];
  return weekMeans(reported[measure]).map((value, at) => ({ date: addDays(reported.firstDay!, at), value }));
}

/** What is known now of the days drawn and of those that were forecast: where it differs, and all that came after. */
function sinceThen(
  points: readonly DatedValue[],
  now: readonly DatedValue[],
  to: string | undefined,
): DatedValue[] {
  const then = new Map(points.map(({ date, value }) => [date, value]));
  const [first, last] = [points[0]?.date, points.at(-1)?.date];
  if (first === undefined || last === undefined) return [];
  const shown = now.filter(({ date }) => date >= first && date <= (to ?? last));
  const differs = shown.filter(({ date, value }) => date >= last || then.get(date) !== value);
  return differs.length > 1 ? differs : [];
}

/** A horizon is grey where its record gains less than 5 % on the rule; one without a record is not judged. */
export function isWeakAt(quality: Pick<Quality, 'scores'> | null, horizonWeeks: number): boolean {
  return quality?.scores.find((score) => score.horizonWeeks === horizonWeeks)?.isWeak ?? false;
}
