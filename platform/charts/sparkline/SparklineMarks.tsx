import { round } from '#platform/charts/marks/line-path.ts';
import type { SparklineLayout } from './layout-sparkline.ts';

interface Props {
  layout: SparklineLayout;
  color: string;
  strokeWidth: number;
}

/** Draws the line and its 2 px end dot. */
export function SparklineMarks({ layout: { line, end }, color, strokeWidth }: Props) {
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
    </>
  );
}
