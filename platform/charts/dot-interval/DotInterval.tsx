import { DotIntervalMarks } from './DotIntervalMarks.tsx';
import { layoutDotInterval, type DotIntervalData } from './layout-dot-interval.ts';

interface Props extends DotIntervalData {
  width?: number;
  height?: number;
  /** A CSS colour, always a token. */
  color?: string;
  /** One sentence; without it the picture is decoration beside a figure. */
  label?: string;
}

/** An estimate and its interval against a rule, for a row of a table. */
export function DotInterval({ width = 112, height = 20, color = 'var(--ink)', label, ...data }: Props) {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      style={{ display: 'block' }}
      {...name}
    >
      <DotIntervalMarks layout={layoutDotInterval(data, width)} height={height} color={color} />
    </svg>
  );
}
