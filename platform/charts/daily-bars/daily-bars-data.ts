import type { ChartFormat } from '#platform/charts/frame/chart-words.ts';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import type { hues } from '#platform/charts/marks/hues.ts';
import type { ChartEvent } from '#platform/charts/events/layout-events.ts';

/** One reported day. null = not reported; a day left out altogether is the same. */
export interface DailyValue {
  date: string;
  value: number | null;
  /** Mean of the seven days that end here, as the caller states it elsewhere. */
  average: number | null;
  /** The mean as it became known later: a dashed line; left out where nothing else did. */
  later?: number | null;
}

/** Something that had a strength over time, drawn as a strip under the axis: the darker the stronger. */
export interface DailyStrip {
  name: string;
  /** The name for a phone. */
  shortName?: string;
  /** Ascending and not overlapping; `value` 0 to 100. */
  runs: readonly { from: string; to: string; value: number }[];
}

/** What a bar chart by days is given; days ascend, values in any one unit. */
export interface DailyBarsData {
  days: readonly DailyValue[];
  /** The window in sight; the whole series when left out. */
  from?: string;
  to?: string;
  /** The greatest value over all time: a shorter window keeps the same scale. */
  yMax: number;
  scale?: 'linear' | 'log';
  /** Days at the end whose figures will still grow: hatched. */
  unfinishedDays?: number;
  /** Days whose average is written above them. */
  peaks?: readonly string[];
  events?: readonly ChartEvent[];
  strip?: DailyStrip;
}

/** Words of the chart, in the reader's language. */
export interface DailyBarsTexts {
  /** The name of the picture: who, what, when. */
  label: string;
  date: string;
  /** The series: за день, среднее за 7 дней. */
  bars: string;
  line: string;
  /** Said of hatched days and of missing ones. */
  unfinished: string;
  noData: string;
  /** The name of what became known later. */
  later?: string;
  /** After the uppermost grid figure: случаев в день. */
  unit?: string;
}

/** Formats and words together, as the layout needs both. */
export interface DailyBarsWords {
  format: ChartFormat;
  texts: DailyBarsTexts;
}

/** Data, words and colour: 1 = cases, 2 = deaths. */
export interface DailyBarsInput extends DailyBarsData, DailyBarsWords {
  hue?: keyof typeof hues;
}

/** The rows in sight, in the order drawn. */
export function dailyBarsTable({ days, from, to, strip }: DailyBarsData, texts: DailyBarsTexts): ChartTable {
  const seen = days.filter(({ date }) => (!from || date >= from) && (!to || date <= to));
  const hasLater = seen.some(({ later }) => later !== undefined);
  return {
    columns: [
      { key: 'date', label: texts.date, kind: 'date' },
      { key: 'value', label: texts.bars, kind: 'number' },
      { key: 'average', label: texts.line, kind: 'number' },
      ...(hasLater ? [{ key: 'later', label: texts.later ?? '', kind: 'number' as const }] : []),
      ...(strip ? [{ key: 'strip', label: strip.name, kind: 'number' as const, place: '', unit: '' }] : []),
    ],
    rows: seen.map(({ date, value, average, later = average }) => [
      date,
      value,
      average,
      ...(hasLater ? [later] : []),
      ...(strip ? [stripValueOn(strip, date)] : []),
    ]),
  };
}

/** The strip's strength on a day, null where nothing is known of it. */
export function stripValueOn({ runs }: DailyStrip, date: string): number | null {
  return runs.find(({ from, to }) => from <= date && date <= to)?.value ?? null;
}

/** Mean of each value and the six before it; null until seven values are known and after every gap. */
export function sevenDayAverage(values: readonly (number | null)[]): (number | null)[] {
  return values.map((_, index) => {
    const week = values.slice(Math.max(0, index - 6), index + 1).filter((value) => value !== null);
    return week.length === 7 ? week.reduce((sum, value) => sum + value, 0) / 7 : null;
  });
}
