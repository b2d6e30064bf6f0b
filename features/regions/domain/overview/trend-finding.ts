import type { ChartDay } from './chart-days.ts';

/** What a course of days comes to: its direction week by week, and how near it is to the highest it ever was. */
export interface TrendFinding {
  course: 'up' | 'down' | 'flat';
  /** Weeks in a row in that direction; 0 where the last one hardly differs. */
  weeks: number;
  /** The newest mean over the highest of all days before, 0…1 or more. */
  ofPeak: number;
  /** The day of that highest mean. */
  peakDay: string;
}

/** Under this change two weeks are called equal, as in the sentence above the chart. */
const equalBelow = 0.02;
const weekDays = 7;

/** Reads the means of seven days a week apart; null where fewer than two are known or nothing was ever reported. */
export function findTrend(days: readonly ChartDay[]): TrendFinding | null {
  const now = days.at(-1)?.average;
  const before = days.at(-1 - weekDays)?.average;
  if (now == null || before == null) return null;
  const signs = weekSigns(days);
  const direction = signs[0] ?? 0;
  const other = signs.findIndex((sign) => sign !== direction);
  const weeks = direction === 0 ? 0 : other === -1 ? signs.length : other;
  const peak = days
    .slice(0, -1)
    .reduce<ChartDay | undefined>(
      (highest, day) => ((day.average ?? 0) > (highest?.average ?? 0) ? day : highest),
      undefined,
    );
  if (peak?.average == null) return null;
  const course = direction > 0 ? 'up' : direction < 0 ? 'down' : 'flat';
  return { course, weeks, ofPeak: now / peak.average, peakDay: peak.date };
}

/** 1, −1 or 0 for each week beside the one before it, newest first, until one of both is not known. */
function weekSigns(days: readonly ChartDay[]): number[] {
  const signs: number[] = [];
  for (let at = days.length - 1; at - weekDays >= 0; at -= weekDays) {
    const [mean, before] = [days[at]!.average, days[at - weekDays]!.average];
    if (mean === null || before === null || before === 0) break;
    const change = mean / before - 1;
    signs.push(Math.abs(change) < equalBelow ? 0 : Math.sign(change));
  }
  return signs;
}
