import type { ChartAbout } from '#platform/charts/frame/chart-about.ts';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import type { ChartWords } from '#platform/charts/frame/chart-words.ts';

/** One row: how far from zero, and how far what it is compared with is. */
export interface DotRow {
  id: number | string;
  name: string;
  /** Null = not known: hatched nothing, said in words. */
  value: number | null;
  beside: number | null;
  /** Not worth a colour. */
  muted?: boolean;
}

/** What a chart of dots in rows is given; zero stands where nothing was gained. */
export interface DotRowsData {
  rows: readonly DotRow[];
  /** Names of both dots: Москва, 85 регионов. */
  names: { value: string; beside: string };
  /** A zone round zero that counts for nothing. */
  zone?: { from: number; to: number };
  /** What lies left of zero, and what zero is. */
  ends: { low: string; zero: string };
}

/** Data, words, and what the picture is about. */
export interface DotRowsInput extends DotRowsData, ChartWords {
  about: ChartAbout;
}

/** Both dots of every row. */
export function dotRowsTable({ rows, names, texts, about }: DotRowsInput): ChartTable {
  const unit = about.unit === '' ? '' : `, ${about.unit}`;
  return {
    columns: [
      { key: 'name', label: texts.name, kind: 'text' },
      { key: 'value', label: names.value + unit, kind: 'number' },
      { key: 'beside', label: names.beside + unit, kind: 'number' },
    ],
    rows: rows.map(({ name, value, beside }) => [name, value, beside]),
  };
}
