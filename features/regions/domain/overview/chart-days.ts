import { addDays } from '#platform/shared/calendar-days.ts';
import { weekMeans } from '../region/incidence.ts';

/** A day of the chart: its own figure and the mean of the seven days that end on it. */
export interface ChartDay {
  date: string;
  value: number | null;
  average: number | null;
}

const hundredth = 100;

/**
 * Days as the chart draws them.
 * @param values one entry for each calendar day from `firstDay`, null = not published. Unit: people.
 * @param residents divides everything into people per 100 000 residents, rounded to 0.01; null keeps people.
 */
export function chartDays(
  values: readonly (number | null)[],
  firstDay: string,
  residents: number | null,
): ChartDay[] {
  const rate = (value: number | null): number | null => {
    if (value === null) return null;
    return residents === null ? value : Math.round(((value * 100_000) / residents) * hundredth) / hundredth;
  };
  const means = weekMeans(values);
  return values.map((value, index) => ({
    date: addDays(firstDay, index),
    value: rate(value),
    average: roundMean(rate(means[index]!)),
  }));
}

function roundMean(value: number | null): number | null {
  return value === null ? null : Math.round(value * hundredth) / hundredth;
}

/** Highest bar or mean over all time, so that a shorter period keeps the same scale; at least 1. */
export function highestOf(days: readonly ChartDay[]): number {
  return Math.max(1, ...days.map(({ value, average }) => Math.max(value ?? 0, average ?? 0)));
}

/**
 * Days of the summits worth a label: local highs of the mean that no higher day stands near.
 * @param near days on either side in which a summit must be the highest. @param most how many at most, highest first.
 */
export function peaksOf(days: readonly ChartDay[], near = 45, most = 3): string[] {
  const isSummit = (at: number): boolean => {
    const value = days[at]!.average;
    if (value === null || value === 0 || at > days.length - 15) return false;
    return days
      .slice(Math.max(0, at - near), at + near + 1)
      .every(({ average }, index) => (average ?? 0) < value || index === Math.min(at, near));
  };
  const summits = days.flatMap((day, at) => (isSummit(at) ? [day] : []));
  return summits
    .sort((a, b) => b.average! - a.average!)
    .slice(0, most)
    .map(({ date }) => date);
}
