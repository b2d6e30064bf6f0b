import type { ChartAbout } from '#platform/charts/frame/chart-about.ts';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import type { ChartWords } from '#platform/charts/frame/chart-words.ts';

/** One dot. */
export interface ScatterDot {
  id: number | string;
  name: string;
  /** Null = not reported: no dot, only a row of the table. */
  x: number | null;
  y: number | null;
  /** A third measure, told by the area of the dot; null = not reported: the smallest dot, hollow. */
  size?: number | null;
  /** The reader's own: large, in the data colour, named. */
  own?: boolean;
  /** Named beside its dot where there is room. */
  named?: boolean;
  /** Of another kind, a loss for instance: hollow rust. */
  hollow?: boolean;
}

/** What an axis measures. */
export interface ScatterAxis {
  /** With its unit: тыс. ₽ на жителя. */
  label: string;
  format: (value: number) => string;
  scale?: 'linear' | 'log';
  /** Dots beyond stand as arrows at the edge. */
  min?: number;
  max?: number;
  /** The least and the greatest value the axis has room for, whatever dots show: of all time, for a picture that plays. */
  span?: { min: number; max: number } | null;
  /** A line all dots are compared with: the country. */
  reference?: { value: number; label: string };
}

/** What the area of a dot measures. */
interface ScatterSize {
  /** With its unit, as it stands above the sizes that are explained. */
  label: string;
  format: (value: number) => string;
  /** As that of an axis. */
  span?: { min: number; max: number } | null;
}

/** What a scatter chart is given. */
export interface ScatterData {
  dots: readonly ScatterDot[];
  xAxis: ScatterAxis;
  yAxis: ScatterAxis;
  /** A third measure, where dots have one. */
  sizes?: ScatterSize | undefined;
  /** Where both measures are equal a dotted line: promised and come true, for instance. */
  diagonal?: boolean;
  /** The time on screen of a picture that plays, large behind the dots. Dots then are read in the order they are given in, the unknown ones too: who is looked at stays looked at. */
  moment?: string | undefined;
}

/** Data, words, and what the picture is about. */
export interface ScatterInput extends ScatterData, ChartWords {
  about: ChartAbout;
}

/** All dots with both measures, also those without a dot. */
export function scatterTable({ dots, xAxis, yAxis, sizes }: ScatterData, { texts }: ChartWords): ChartTable {
  return {
    columns: [
      { key: 'name', label: texts.name, kind: 'text' },
      { key: 'x', label: xAxis.label, kind: 'number' },
      { key: 'y', label: yAxis.label, kind: 'number' },
      ...(sizes ? [{ key: 'size', label: sizes.label, kind: 'number' as const }] : []),
    ],
    rows: dots.map(({ name, x, y, size }) => [name, x, y, ...(sizes ? [size ?? null] : [])]),
  };
}
