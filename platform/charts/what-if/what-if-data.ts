import type { ChartFormat } from '#platform/charts/frame/chart-words.ts';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';

/** What was reported on a day; null = nothing. */
interface DatedValue {
  date: string;
  value: number | null;
}

/** Quantiles day by day from the start on: of 90 % of the runs and of 50 %. */
export interface WhatIfBands {
  low90: ArrayLike<number>;
  low50: ArrayLike<number>;
  high50: ArrayLike<number>;
  high90: ArrayLike<number>;
}

/** What happened up to a day, and two courses of what follows: nothing changed, and what is assumed. */
export interface WhatIfData {
  /** The last day that was reported: index 0 of every course. */
  startDay: string;
  /** Reported before it, oldest first, drawn as bars. */
  past: readonly DatedValue[];
  own: ArrayLike<number>;
  /** Left out where nothing is assumed: then it is the same course. */
  reference?: ArrayLike<number>;
  bands?: WhatIfBands;
  /** The bands are of a result that is being counted anew. */
  isPale?: boolean;
  /** A level that changes from day to day: beds. Each holds until the next, the last to the end. */
  limits?: readonly { date: string; value: number }[];
  /** When the limit is crossed: middle and ends of the day, at the height of the limit. */
  crossing?: { low: string; middle: string; high: string; value: number; label: string; shortLabel?: string };
  /** From this day on the ground is hatched: what the model leaves out outweighs it. */
  blindFrom: string;
  /** The upper edge: keep it the same while something is moved. */
  yMax: number;
  hue: 1 | 2;
}

/** Words of the chart. */
export interface WhatIfTexts {
  /** One sentence: what is drawn. */
  label: string;
  date: string;
  past: string;
  own: string;
  reference: string;
  band: (percent: number) => string;
  range: (low: number, high: number) => string;
  limit: string;
  fact: string;
  ahead: string;
  blind: string;
  noData: string;
  unit: string;
}

/** Data with the formats and words of the language. */
export interface WhatIfInput extends WhatIfData {
  format: ChartFormat;
  texts: WhatIfTexts;
}

/** Days as rows: reported, assumed with its bands, reference, limit. */
export function whatIfTable(
  data: WhatIfData,
  texts: WhatIfTexts,
  dayOf: (index: number) => string,
): ChartTable {
  const { past, own, reference, bands, limits } = data;
  const number = (key: string, label: string) => ({ key, label, kind: 'number' as const });
  const columns = [
    { key: 'date', label: texts.date, kind: 'date' as const },
    number('past', texts.past),
    number('own', texts.own),
    ...(bands
      ? [
          number('low90', `${texts.band(90)}, ↓`),
          number('low50', `${texts.band(50)}, ↓`),
          number('high50', `${texts.band(50)}, ↑`),
          number('high90', `${texts.band(90)}, ↑`),
        ]
      : []),
    ...(reference ? [number('reference', texts.reference)] : []),
    ...(limits ? [number('limit', texts.limit)] : []),
  ];
  const blank = columns.slice(2).map(() => null);
  const before = past.map(({ date, value }) => [date, value, ...blank]);
  const ahead = Array.from({ length: own.length - 1 }, (_, at) => {
    const day = at + 1;
    const date = dayOf(day);
    return [
      date,
      null,
      Math.round(own[day]!),
      ...(bands
        ? [bands.low90, bands.low50, bands.high50, bands.high90].map((band) => Math.round(band[day]!))
        : []),
      ...(reference ? [Math.round(reference[day]!)] : []),
      ...(limits ? [limits.findLast((limit) => limit.date <= date)?.value ?? null] : []),
    ];
  });
  return { columns, rows: [...before, ...ahead] };
}
