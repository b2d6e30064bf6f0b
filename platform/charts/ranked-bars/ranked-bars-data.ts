import type { ChartAbout } from '#platform/charts/frame/chart-about.ts';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import type { ChartWords } from '#platform/charts/frame/chart-words.ts';

/** One row: a place, a branch, a line of a budget. */
export interface RankedRow {
  id: number | string;
  name: string;
  /** Null = not reported: hatched, at the end. */
  value: number | null;
  /** Its place in the whole list, where the list is cut. */
  rank?: number;
  /** The reader's own: strong, the others grey. */
  own?: boolean;
  /** What the others are compared with, the country: grey, never ranked. */
  reference?: boolean;
  /** What was planned: a tick over the bar. */
  plan?: number;
  /** As it became known later: a dashed tick; left out where nothing else did. */
  later?: number | null;
  /** An interval around the value. */
  low?: number;
  high?: number;
}

/** What a chart of ranked bars is given; values may lie on both sides of zero. */
export interface RankedBarsData {
  rows: readonly RankedRow[];
  /** Highest first, lowest first, or as given. */
  order?: 'descending' | 'ascending' | 'given';
}

/** Data, words, and what the picture is about. */
export interface RankedBarsInput extends RankedBarsData, ChartWords {
  about: ChartAbout;
}

/** The rows in the order drawn: references after the ranked ones, unknown ones last. */
export function orderRows({ rows, order = 'descending' }: RankedBarsData): RankedRow[] {
  if (order === 'given') return [...rows];
  const sign = order === 'descending' ? -1 : 1;
  const group = ({ value, reference = false }: RankedRow) => (value === null ? 2 : reference ? 1 : 0);
  return rows.toSorted(
    (one, other) => group(one) - group(other) || sign * ((one.value ?? 0) - (other.value ?? 0)),
  );
}

/** The rows as drawn with rank, interval and plan where there are any. */
export function rankedBarsTable(data: RankedBarsInput): ChartTable {
  const { rows, texts, about } = data;
  const column = (key: string, label: string) => ({ key, label, kind: 'number' as const });
  const hasPlan = rows.some(({ plan }) => plan !== undefined);
  const hasLater = rows.some(({ later }) => later !== undefined);
  const hasInterval = rows.some(({ low }) => low !== undefined);
  return {
    columns: [
      { key: 'name', label: texts.name, kind: 'text' },
      column('value', about.unit === '' ? about.indicator : `${about.indicator}, ${about.unit}`),
      ...(hasPlan ? [column('plan', texts.plan)] : []),
      ...(hasLater ? [column('later', texts.later)] : []),
      ...(hasInterval ? [column('low', texts.low), column('high', texts.high)] : []),
    ],
    rows: orderRows(data).map(({ name, value, plan, later, low, high }) => [
      name,
      value,
      ...(hasPlan ? [plan ?? null] : []),
      ...(hasLater ? [later === undefined ? value : later] : []),
      ...(hasInterval ? [low ?? null, high ?? null] : []),
    ]),
  };
}
