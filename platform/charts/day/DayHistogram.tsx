import { Chart, type ChartKind } from '#platform/charts/frame/Chart.tsx';
import type { CursorNote } from '#platform/charts/frame/cursor-note.ts';
import type { NominalSize } from '#platform/charts/frame/chart-size.ts';
import { DayHistogramMarks } from './DayHistogramMarks.tsx';
import { clockOf, layoutDay, type DayLayout } from './layout-day.ts';

/** What the histogram of a day is given. */
export interface DayHistogramInput {
  /** Counts of the hours 0…23. */
  counts: readonly number[];
  format: { value: (count: number) => string };
  texts: {
    label: string;
    /** The series: заголовков. */
    count: string;
    /** Written above the tallest bar. */
    peak?: string;
    /** A day has hours whatever happened: never said. */
    noData?: string;
  };
}

interface Props extends DayHistogramInput {
  nominal?: NominalSize;
}

const standard: NominalSize = { width: 400, height: 92 };

/** How many headlines each hour of a day brought. */
export function DayHistogram({ nominal = standard, ...data }: Props) {
  return <Chart kind={dayKind} data={data} label={data.texts.label} nominal={nominal} />;
}

const dayKind: ChartKind<DayHistogramInput, DayLayout> = {
  layout: ({ counts }, size) => layoutDay(counts, size),
  Marks: ({ layout, data }) => <DayHistogramMarks {...layout} peakText={data.texts.peak} />,
  stops: ({ hours }) => hours.map(({ x, width }) => x + width / 2),
  describe: noteOf,
  Cursor: HourCursor,
  pageStep: 6,
};

function noteOf(_: DayLayout, hour: number, { counts, format, texts }: DayHistogramInput): CursorNote {
  const value = format.value(counts[hour] ?? 0);
  return {
    title: `${clockOf(hour)}–${clockOf(hour + 1)}`,
    rows: [{ name: texts.count, value, swatch: 'bar', color: 'var(--ink)' }],
  };
}

function HourCursor({ layout: { hours }, index }: { layout: DayLayout; index: number }) {
  const bar = hours[index];
  return bar ? <rect x={bar.x} y={bar.y} width={bar.width} height={bar.height} fill="var(--link)" /> : null;
}
