import { round } from '#platform/charts/marks/line-path.ts';
import type { SparklineLayout } from './layout-sparkline.ts';

interface Props {
  layout: SparklineLayout;
  color: string;
  strokeWidth: number;
}

/** Draws the line, its 2 px end dot, and a ring where a value is pointed out. */
export function SparklineMarks({ layout: { line, end, mark }, color, strokeWidth }: Props) {
  return (
    <>
      <path
        d={line}
        fill="none"
        stroke={color}
        strokeWidth={strokeWidth}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {end && <circle cx={round(end.x)} cy={round(end.y)} r={2} fill={color} />}
      {mark && (
        <circle
          cx={round(mark.x)}
          cy={round(mark.y)}
          r={3}
          fill="var(--ground)"
          stroke={color}
          strokeWidth={1.5}
        />
      )}
    </>
  );
}
