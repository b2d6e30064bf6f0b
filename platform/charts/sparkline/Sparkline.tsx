import { layoutSparkline } from './layout-sparkline.ts';
import { SparklineMarks } from './SparklineMarks.tsx';

interface Props {
  /** Equally spaced values, oldest first; null breaks the line. */
  values: readonly (number | null)[];
  width?: number;
  height?: number;
  yMin?: number;
  yMax?: number;
  /** The value that is pointed out, by its place among them. */
  mark?: number;
  /** A CSS colour, always a token. */
  color?: string;
  strokeWidth?: number;
  /** One sentence about the trend; without it the picture is decoration beside a figure. */
  label?: string;
}

/** A trend in the size of a word, for tables and lists; it has no cursor of its own. */
export function Sparkline({ values, width = 104, height = 24, yMin, yMax, mark, label, ...look }: Props) {
  const { color = 'var(--d1)', strokeWidth = 1.25 } = look;
  const layout = layoutSparkline(values, { width, height, yMin, yMax, mark });
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      style={{ display: 'block', overflow: 'visible' }}
      {...name}
    >
      <SparklineMarks layout={layout} color={color} strokeWidth={strokeWidth} />
    </svg>
  );
}
