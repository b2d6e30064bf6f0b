import type { ChartAbout } from '#platform/charts/frame/chart-about.ts';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import type { ChartWords } from '#platform/charts/frame/chart-words.ts';
import { firstDayOf, periodNumber, type Period } from '#platform/shared/periods.ts';

/** The value of one period, named by any of its days; null = not reported, a period left out is the same. */
export interface PeriodValue {
  day: string;
  value: number | null;
  /** An interval around the value, drawn as a band. */
  low?: number;
  high?: number;
  /** As it became known later: a dashed line; left out where nothing else did. */
  later?: number | null;
}

/** One line. */
export interface LineSeries {
  id: number | string;
  name: string;
  shortName?: string;
  /** Ascending by day. */
  points: readonly PeriodValue[];
  /** The reader's own: the thicker line. */
  own?: boolean;
  /** Dotted: what is only compared with. */
  dotted?: boolean;
  /** Of another place than the chart's own; its name says which. */
  beside?: boolean;
  /** One of the eight categorical colours, or grey for what is only compared with; by order when left out. */
  hue?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 'ghost';
}

/** Where a series can't be compared across: a census, a new method, a new territory. The line stops there. */
export interface SeriesBreak {
  /** The first period counted the new way. */
  day: string;
  label: string;
}

/** What a chart of lines over time is given. */
export interface LinesData {
  period: Period;
  /** Up to five are drawn. */
  series: readonly LineSeries[];
  /** Any number of others, as hairlines behind: they share the scale and stand in the table. */
  rest?: readonly LineSeries[];
  /** The window in sight, any day of its first and last period; all that is known when left out. */
  from?: string;
  to?: string;
  scale?: 'linear' | 'log';
  /** Begin at zero even where the values are far from it. */
  fromZero?: boolean;
  breaks?: readonly SeriesBreak[];
  /** From this period on the values are computed: dashed, on a faint ground. */
  projectedFrom?: string;
  /** A period that is spoken of, any day of it: a line through it with its words, a ring on the first series. */
  mark?: { day: string; label: string };
  /** Fills between the first two series with the colour of the upper one, changing where they cross. */
  fillBetween?: boolean;
}

/** Data, words, and what the picture is about. */
export interface LinesInput extends LinesData, ChartWords {
  about: ChartAbout;
}

/** More lines than this can't be told apart: the rest is not drawn. */
export const maxLines = 5;

/** The first and the last period in sight, as numbers; null when nothing is known. */
export function periodsInSight({
  period,
  series,
  from,
  to,
}: LinesData): { first: number; last: number } | null {
  const known = series
    .slice(0, maxLines)
    .flatMap(({ points }) => points.map(({ day }) => periodNumber(period, day)));
  const first = from === undefined ? Math.min(...known) : periodNumber(period, from);
  const last = to === undefined ? Math.max(...known) : periodNumber(period, to);
  return Number.isFinite(first) && Number.isFinite(last) && first <= last ? { first, last } : null;
}

/** Periods as rows, the drawn series as columns, intervals beside them. */
export function linesTable(data: LinesData, { format, texts }: ChartWords): ChartTable {
  const drawn = [...data.series.slice(0, maxLines), ...(data.rest ?? [])];
  const sight = periodsInSight(data);
  const numbers = sight
    ? Array.from({ length: sight.last - sight.first + 1 }, (_, at) => sight.first + at)
    : [];
  const hasBand = drawn.map(({ points }) =>
    points.some(({ low, high }) => low !== undefined && high !== undefined),
  );
  const hasLater = drawn.map(({ points }) => points.some(({ later }) => later !== undefined));
  const columns = drawn.flatMap(({ id, name, beside }, at) => {
    const column = { key: String(id), label: name, kind: 'number' as const, ...(beside && { place: '' }) };
    const known = hasLater[at]
      ? [column, { ...column, key: `${id}-later`, label: `${name}, ${texts.later}` }]
      : [column];
    if (!hasBand[at]) return known;
    return [
      ...known,
      { ...column, key: `${id}-low`, label: `${name}, ${texts.low}` },
      { ...column, key: `${id}-high`, label: `${name}, ${texts.high}` },
    ];
  });
  const readRows = (): ChartTable['rows'] => {
    const byNumber = drawn.map(
      ({ points }) => new Map(points.map((point) => [periodNumber(data.period, point.day), point])),
    );
    return numbers.map((number) => [
      format.period(firstDayOf(data.period, number)),
      ...byNumber.flatMap((points, at) => {
        const point = points.get(number);
        const value = point?.value ?? null;
        const later = point?.later === undefined ? value : point.later;
        const known = hasLater[at] ? [value, later] : [value];
        return hasBand[at] ? [...known, point?.low ?? null, point?.high ?? null] : known;
      }),
    ]);
  };
  return tableOf([{ key: 'period', label: texts.period, kind: 'text' }, ...columns], readRows);
}

/** A table whose rows are made when they are first read: most charts are looked at, and never saved or read as a table. */
function tableOf(columns: ChartTable['columns'], readRows: () => ChartTable['rows']): ChartTable {
  let rows: ChartTable['rows'] | undefined;
  return {
    columns,
    get rows() {
      return (rows ??= readRows());
    },
  };
}
