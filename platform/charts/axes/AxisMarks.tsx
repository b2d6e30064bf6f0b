import { ChartText } from '#platform/charts/marks/ChartText.tsx';
import { round } from '#platform/charts/marks/line-path.ts';
import type { DayAxis } from './layout-day-axis.ts';
import type { ValueAxis } from './layout-value-axis.ts';

interface GridProps {
  axis: ValueAxis;
  left: number;
  right: number;
  /** Labels stand above their lines at x 0, or in the gutter left of `left`. */
  inGutter: boolean;
  /** What the figures count, after the uppermost one: случаев в день. */
  unit?: string;
}

/** Grid lines and what they stand for; drawn under the data. */
export function GridMarks({ axis, left, right, inGutter, unit }: GridProps) {
  const top = axis.ticks.at(-1);
  return (
    <g>
      {unit && inGutter && top && (
        <ChartText x={left} y={round(top.y - 6)}>
          {unit}
        </ChartText>
      )}
      {axis.ticks.map(({ y, label }) => (
        <g key={label}>
          <line x1={left} x2={right} y1={round(y)} y2={round(y)} stroke="var(--grid)" />
          <ChartText x={0} y={round(inGutter ? y + 4 : y - 4)}>
            {unit && !inGutter && label === top?.label ? `${label} ${unit}` : label}
          </ChartText>
        </g>
      ))}
    </g>
  );
}

/** The time axis: a line, a tick per month or week, labels where they fit. */
export function DayAxisMarks({ axis, y }: { axis: DayAxis; y: number }) {
  return (
    <g>
      <line x1={axis.left} x2={axis.right} y1={y} y2={y} stroke="var(--axis)" />
      {axis.ticks.map(({ x, label, anchor, bold = false }) => (
        <g key={x}>
          <line x1={round(x)} x2={round(x)} y1={y} y2={y + (label === null ? 3 : 5)} stroke="var(--axis)" />
          {label !== null && (
            <ChartText
              x={round(x)}
              y={y + 18}
              anchor={anchor}
              bold={bold}
              color={bold ? 'var(--ink)' : undefined}
            >
              {label}
            </ChartText>
          )}
        </g>
      ))}
    </g>
  );
}
