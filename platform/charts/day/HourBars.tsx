import { hourStrokes, layoutHours } from './layout-day.ts';

interface Props {
  /** Counts of the hours 0…23. */
  counts: readonly number[];
  width?: number;
  height?: number;
  /** The shared scale of a list; the counts' own when left out. */
  yMax?: number;
}

/** A day histogram in the size of a word, decoration beside a figure. */
export function HourBars({ counts, width = 96, height = 16, yMax }: Props) {
  const bars = layoutHours(counts, { width, upper: 0, axisY: height - 1, yMax });
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      style={{ display: 'block' }}
    >
      <path {...hourStrokes(bars, height - 1)} stroke="var(--ink)" />
      <line x1={0} x2={width} y1={height - 0.5} y2={height - 0.5} stroke="var(--hair-2)" />
    </svg>
  );
}
