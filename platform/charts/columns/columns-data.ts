import type { ChartAbout } from '#platform/charts/frame/chart-about.ts';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import type { ChartWords } from '#platform/charts/frame/chart-words.ts';
import { firstDayOf, periodNumber, type Period } from '#platform/shared/periods.ts';

/** The value of one period, named by any of its days; null = not reported, a period left out is the same. */
export interface ColumnValue {
  day: string;
  value: number | null;
  /** Said of a period that is not drawn, above its hatch: 326: новые территории. */
  note?: string;
  /** As it became known later: a dashed level; left out where nothing else did. */
  later?: number | null;
}

/** What is stacked: one series gives plain columns. */
export interface ColumnSeries {
  id: number | string;
  name: string;
  /** In place of the name where the chart is narrow. */
  shortName?: string;
  /** Ascending by day; what is below zero is stacked downwards. */
  points: readonly ColumnValue[];
  /** One of the eight categorical colours; by order when left out. */
  hue?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
}

/** What a chart of columns over time is given. */
export interface ColumnsData {
  period: Period;
  /** What is counted comes whole: the axis has no line between two numbers. */
  isWhole?: boolean;
  /** One, or up to five stacked from zero. */
  series: readonly ColumnSeries[];
  /** The window in sight, any day of its first and last period; all that is known when left out. */
  from?: string;
  to?: string;
  /** From this period on the values are computed: outlined, on a faint ground. */
  projectedFrom?: string;
  /** A period that can't be compared with the ones before it, and why. */
  breaks?: readonly { day: string; label: string }[];
}

/** Data, words, and what the picture is about. */
export interface ColumnsInput extends ColumnsData, ChartWords {
  about: ChartAbout;
}

/** More parts than this can't be told apart: the rest is not drawn. */
export const maxParts = 5;

/** One period with the value of each part. */
export interface ColumnPeriod {
  number: number;
  values: (number | null)[];
  /** Null where nothing was reported at all. */
  total: number | null;
  /** The total as it became known later; null where nothing else did. */
  later: number | null;
  note: string | null;
}

/** Every period in sight with its values, also those nothing is known of. */
export function columnPeriods({ period, series, from, to }: ColumnsData): ColumnPeriod[] {
  const drawn = series.slice(0, maxParts);
  const parts = drawn.map(
    ({ points }) => new Map(points.map((point) => [periodNumber(period, point.day), point])),
  );
  const known = parts.flatMap((part) => [...part.keys()]);
  const first = from === undefined ? Math.min(...known) : periodNumber(period, from);
  const last = to === undefined ? Math.max(...known) : periodNumber(period, to);
  if (!Number.isFinite(first) || !Number.isFinite(last)) return [];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => {
    const number = first + at;
    const points = parts.map((part) => part.get(number));
    const values = points.map((point) => point?.value ?? null);
    const reported = values.filter((value) => value !== null);
    const total = reported.length === 0 ? null : reported.reduce((sum, value) => sum + value, 0);
    const isCorrected = points.some((point) => point?.later !== undefined);
    const later = isCorrected
      ? points.reduce(
          (sum, point) => sum + ((point?.later === undefined ? point?.value : point.later) ?? 0),
          0,
        )
      : null;
    return { number, values, total, later, note: points.find((point) => point?.note)?.note ?? null };
  });
}

/** Periods as rows, parts as columns, their sum last where there are several. */
export function columnsTable(data: ColumnsData, { format, texts }: ChartWords): ChartTable {
  const drawn = data.series.slice(0, maxParts);
  const isStack = drawn.length > 1;
  const periods = columnPeriods(data);
  const hasLater = periods.some(({ later }) => later !== null);
  const heads = drawn.map(({ id, name }) => ({ key: String(id), label: name, kind: 'number' as const }));
  return {
    columns: [
      { key: 'period', label: texts.period, kind: 'text' },
      ...heads,
      ...(isStack ? [{ key: 'total', label: texts.total, kind: 'number' as const }] : []),
      ...(hasLater ? [{ key: 'later', label: texts.later, kind: 'number' as const }] : []),
    ],
    rows: periods.map(({ number, values, total, later }) => [
      format.period(firstDayOf(data.period, number)),
      ...values,
      ...(isStack ? [total] : []),
      ...(hasLater ? [later ?? total] : []),
    ]),
  };
}
