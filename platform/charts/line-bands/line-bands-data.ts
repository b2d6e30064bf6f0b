import type { ChartFormat } from '#platform/charts/frame/chart-words.ts';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import type { hues } from '#platform/charts/marks/hues.ts';
import type { ChartEvent } from '#platform/charts/events/layout-events.ts';

/** One day of a trend; null = not reported, a day left out is the same. */
export interface DatedValue {
  date: string;
  value: number | null;
}

/** An interval that holds the true value with this probability. */
export interface Band {
  percent: 50 | 80 | 95;
  low: number;
  high: number;
}

/** One horizon of a forecast, at the middle of its week. */
export interface ForecastStep {
  date: string;
  median: number;
  bands: readonly Band[];
  /** Gains less than 5 % on "same as last week": drawn grey. */
  weak?: boolean;
}

/** What a line chart is given; dates ascend, values in any one unit. */
export interface LineBandsData {
  points: readonly DatedValue[];
  /** Raw days under the line, pale. */
  bars?: readonly DatedValue[];
  forecast?: { releasedOn: string; steps: readonly ForecastStep[] };
  /** What was forecast before, oldest first: grey lines from their release day. */
  earlier?: readonly { releasedOn: string; points: readonly { date: string; value: number }[] }[];
  from?: string;
  to?: string;
  /** The upper edge is the first grid line at or above it; wider bands are cut there. */
  yMax: number;
  scale?: 'linear' | 'log';
  /** What became known later, corrections and the days after: a dashed line. */
  ghost?: readonly DatedValue[];
  events?: readonly ChartEvent[];
}

/** Words of the chart, in the reader's language. */
export interface LineBandsTexts {
  label: string;
  date: string;
  line: string;
  /** The series of `bars`. */
  bars?: string;
  median: string;
  /** The name of a band: 80 %. */
  band: (percent: number) => string;
  /** A band's ends as one phrase: 48 297–63 465. */
  range: (low: number, high: number) => string;
  /** Said of grey horizons. */
  weak: string;
  noData: string;
  /** The name of `ghost`. */
  later?: string;
  /** Left and right of the release day. */
  fact?: string;
  forecast?: string;
  unit?: string;
}

/** Formats and words together, as the layout needs both. */
export interface LineBandsWords {
  format: ChartFormat;
  texts: LineBandsTexts;
}

/** Data, words and colour: 1 = cases, 2 = deaths. */
export interface LineBandsInput extends LineBandsData, LineBandsWords {
  hue?: keyof typeof hues;
}

const percents = [50, 80, 95] as const;

/** Reported days, then forecast horizons with both ends of each band. */
export function lineBandsTable(data: LineBandsData, texts: LineBandsTexts): ChartTable {
  const table = knownTable(data, texts);
  if (!data.ghost?.length) return table;
  const later = new Map(data.ghost.map(({ date, value }) => [date, value]));
  const dates = new Set(table.rows.map(([date]) => date));
  const after = data.ghost.filter(({ date }) => !dates.has(date));
  const blank = table.columns.slice(1).map(() => null);
  return {
    columns: [...table.columns, { key: 'later', label: texts.later ?? '', kind: 'number' }],
    rows: [...table.rows, ...after.map(({ date }) => [date, ...blank])]
      .toSorted(([one], [other]) => String(one).localeCompare(String(other)))
      .map((row) => [...row, later.get(String(row[0])) ?? null]),
  };
}

function knownTable({ points, forecast, from, to }: LineBandsData, texts: LineBandsTexts): ChartTable {
  const seen = points.filter(({ date }) => (!from || date >= from) && (!to || date <= to));
  const date = { key: 'date', label: texts.date, kind: 'date' as const };
  const line = { key: 'value', label: texts.line, kind: 'number' as const };
  if (!forecast) return { columns: [date, line], rows: seen.map(({ date, value }) => [date, value]) };
  const bands = percents.flatMap((percent) =>
    (['low', 'high'] as const).map((end) => ({
      key: `${end}${percent}`,
      label: `${texts.band(percent)} ${end === 'low' ? '↓' : '↑'}`,
      kind: 'number' as const,
    })),
  );
  const blank = percents.flatMap(() => [null, null]);
  return {
    columns: [date, line, { key: 'median', label: texts.median, kind: 'number' }, ...bands],
    rows: [
      ...seen.map(({ date, value }) => [date, value, null, ...blank]),
      ...forecast.steps.map(({ date, median, bands }) => [
        date,
        null,
        median,
        ...percents.flatMap((percent) => {
          const band = bands.find((candidate) => candidate.percent === percent);
          return [band?.low ?? null, band?.high ?? null];
        }),
      ]),
    ],
  };
}
