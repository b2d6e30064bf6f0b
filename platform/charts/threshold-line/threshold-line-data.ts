import type { ChartAbout } from '#platform/charts/frame/chart-about.ts';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import type { ChartWords } from '#platform/charts/frame/chart-words.ts';
import { firstDayOf, periodNumber, type Period } from '#platform/shared/periods.ts';

/** On which side of a threshold something is told: over it, under it, or farther from zero than it either way. */
export type ThresholdSide = 'above' | 'below' | 'both';

/** One course with a threshold that can be moved, and the periods in which it would have told. */
export interface ThresholdLineData {
  period: Period;
  /** Ascending, named by any day of their period; null = not known, a period left out is the same. */
  points: readonly { day: string; value: number | null }[];
  threshold: number;
  side: ThresholdSide;
  /** Any day of each period that would have been told. */
  fired: readonly string[];
  /** The threshold is moved by this at least: the figures are not finer. */
  leastStep?: number;
}

/** Data, formats, and the words that only this chart says. */
export interface ThresholdLineInput extends ThresholdLineData, ChartWords {
  about: ChartAbout;
  /** Said of a period that would have been told. */
  firedWord: string;
}

/** Every period in sight with its value, the ones nothing is known of too. */
export function thresholdPeriods({
  period,
  points,
  fired,
}: Pick<ThresholdLineData, 'period' | 'points' | 'fired'>): {
  first: number;
  values: (number | null)[];
  firedAt: number[];
} {
  const byNumber = new Map(points.map(({ day, value }) => [periodNumber(period, day), value]));
  if (byNumber.size === 0) return { first: 0, values: [], firedAt: [] };
  const first = Math.min(...byNumber.keys());
  const values = Array.from(
    { length: Math.max(...byNumber.keys()) - first + 1 },
    (_, at) => byNumber.get(first + at) ?? null,
  );
  return { first, values, firedAt: fired.map((day) => periodNumber(period, day) - first) };
}

/** Periods as rows with their value, and a word where it would have been told. */
export function thresholdTable(data: ThresholdLineInput): ChartTable {
  const { period, format, texts, about, firedWord } = data;
  const { first, values, firedAt } = thresholdPeriods(data);
  const told = new Set(firedAt);
  return {
    columns: [
      { key: 'period', label: texts.period, kind: 'text' },
      { key: 'value', label: about.indicator, kind: 'number' },
      { key: 'fired', label: firedWord, kind: 'text' },
    ],
    rows: values.map((value, at) => [
      format.period(firstDayOf(period, first + at)),
      value,
      told.has(at) ? firedWord : null,
    ]),
  };
}
