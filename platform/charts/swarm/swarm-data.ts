import type { ChartAbout } from '#platform/charts/frame/chart-about.ts';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import type { ChartWords } from '#platform/charts/frame/chart-words.ts';

/** One place on the line. */
export interface SwarmDot {
  id: number | string;
  name: string;
  /** Null = not reported: no dot, only a row of the table. */
  value: number | null;
  /** As it became known later: a dashed ring; left out where nothing else did. */
  later?: number | null;
  /** The reader's own: large, in the data colour, named. */
  own?: boolean;
}

/** What a swarm is given: every place by one measure. */
export interface SwarmData {
  dots: readonly SwarmDot[];
  scale?: 'linear' | 'log';
  /** A line all dots are compared with, the country: with its figure. */
  reference?: { name: string; value: number };
}

/** Data, words, and what the picture is about. */
export interface SwarmInput extends SwarmData, ChartWords {
  about: ChartAbout;
}

/** Every place with its value, highest first, also those without a dot. */
export function swarmTable({ dots, reference, texts, about }: SwarmInput): ChartTable {
  const hasLater = dots.some(({ later }) => later !== undefined);
  const rows = dots.toSorted((one, other) => (other.value ?? -Infinity) - (one.value ?? -Infinity));
  return {
    columns: [
      { key: 'name', label: texts.name, kind: 'text' },
      { key: 'value', label: `${about.indicator}, ${about.unit}`, kind: 'number' },
      ...(hasLater ? [{ key: 'later', label: texts.later, kind: 'number' as const }] : []),
    ],
    rows: [...rows, ...(reference ? [reference] : [])].map((row) => [
      row.name,
      row.value,
      ...(hasLater ? [('later' in row ? row.later : undefined) ?? row.value] : []),
    ]),
  };
}
