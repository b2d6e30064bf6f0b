import type { Band, LineBandsData } from '#platform/charts/line-bands/line-bands-data.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { middleOf } from '../../domain/forecast/target-week.ts';
import { weekMeans } from '../../domain/region/incidence.ts';
import type { Forecast, Quality } from './load-forecast.ts';

/** Ends of the bands among the 23 hub levels. */
const bandEnds = [
  [50, 6, 16],
  [80, 3, 19],
  [95, 1, 21],
] as const;
const weekDays = 7;
/** The upper edge leaves the widest band room up to so many times the highest day. */
const mostAbove = 2.5;

/** The forecast as the chart draws it: people a day, weeks at their middles, the line ending where the forecast begins. */
export function chartOfForecast(
  { history, historyFrom, release, weekly, earlier }: Forecast,
  quality: Pick<Quality, 'scores'> | null,
  withPast: boolean,
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
    weak: isWeakAt(quality, at + 1),
  }));
  const widest = Math.max(0, ...steps.flatMap(({ bands }) => bands.map(({ high }) => high)));
  const known = dated.filter(({ date }) => origin === null || date <= origin);
  return {
    points: known.map(({ date, mean }) => ({ date, value: mean })),
    bars: dated.map(({ date, value }) => ({ date, value })),
    from: addDays(historyFrom!, weekDays - 1),
    yMax: Math.max(highest, Math.min(widest, highest * mostAbove)),
    ...(origin !== null && steps.length > 0 && { forecast: { releasedOn: origin, steps } }),
    ...(withPast && {
      earlier: earlier.map(({ originDay, weeks }) => ({
        releasedOn: originDay,
        points: weeks.map(({ from, median }) => ({ date: middleOf(from), value: median / weekDays })),
      })),
    }),
  };
}

/** A horizon is grey where its record gains less than 5 % on the rule; one without a record is not judged. */
export function isWeakAt(quality: Pick<Quality, 'scores'> | null, horizonWeeks: number): boolean {
  return quality?.scores.find((score) => score.horizonWeeks === horizonWeeks)?.isWeak ?? false;
}
