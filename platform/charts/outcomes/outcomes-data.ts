import type { ChartAbout } from '#platform/charts/frame/chart-about.ts';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import type { ChartWords } from '#platform/charts/frame/chart-words.ts';
import type { Period } from '#platform/shared/periods.ts';

/** One forecast with both of its bands, and what came. */
export interface Outcome {
  day: string;
  low80: number;
  low50: number;
  median: number;
  high50: number;
  high80: number;
  observed: number;
}

/** What a chart of outcomes is given, oldest first. */
export interface OutcomesInput extends ChartWords {
  period: Period;
  outcomes: readonly Outcome[];
  /** Heads of the table and of the sheet: медиана, вышло; what a dot outside its band is. */
  names: { median: string; observed: string; band: string; missed: string };
  about: ChartAbout;
}

/** Whether the wider band held what came. */
export function isHeld({ low80, high80, observed }: Pick<Outcome, 'low80' | 'high80' | 'observed'>): boolean {
  return observed >= low80 && observed <= high80;
}

/** Every forecast with its ends and what came. */
export function outcomesTable({ outcomes, names, texts }: OutcomesInput): ChartTable {
  const number = (key: string, label: string) => ({ key, label, kind: 'number' as const });
  return {
    columns: [
      { key: 'day', label: texts.period, kind: 'date' },
      number('low', `${names.band}, ${texts.low}`),
      number('median', names.median),
      number('high', `${names.band}, ${texts.high}`),
      number('observed', names.observed),
    ],
    rows: outcomes.map(({ day, low80, median, high80, observed }) => [day, low80, median, high80, observed]),
  };
}
