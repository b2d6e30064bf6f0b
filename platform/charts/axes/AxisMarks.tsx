import { ChartText } from '#platform/charts/marks/ChartText.tsx';
import { round } from '#platform/charts/marks/line-path.ts';
import { estimateTextWidth } from '#platform/charts/marks/text-width.ts';
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
  // Beside the uppermost figure, never over it.
  const unitX = Math.max(left, estimateTextWidth(top?.label ?? '') + 8);
  return (
    <g>
      {unit && inGutter && top && (
        <ChartText x={round(unitX)} y={round(top.y - 6)}>
          {unit}
        </ChartText>
      )}
      {/* By their order: lines that stand elsewhere are moved, not made anew. */}
      {axis.ticks.map(({ y, label }, at) => (
        <g key={at}>
          <line x1={left} x2={right} y1={round(y)} y2={round(y)} stroke="var(--grid)" />
          <ChartText x={0} y={round(inGutter ? y + 4 : y - 4)}>
            {unit && !inGutter && label === top?.label ? `${label} ${unit}` : label}
          </ChartText>
        </g>
      ))}
    </g>
  );
}

/** Two strokes across the foot of an axis that does not begin at zero. */
export function AxisBreak({ x, y }: { x: number; y: number }) {
  const stroke = (at: number): string => `M${round(x - 5)} ${round(at)}l10 -4`;
  return (
    <path
      data-axis-break=""
      d={`${stroke(y - 6)}${stroke(y - 10)}`}
      fill="none"
      stroke="var(--axis)"
      strokeWidth={1.5}
    />
  );
}

/** The time axis: a line, a tick per month or week, labels where they fit. */
export function DayAxisMarks({ axis, y }: { axis: DayAxis; y: number }) {
  return (
    <g>
      <line x1={axis.left} x2={axis.right} y1={y} y2={y} stroke="var(--axis)" />
      {axis.ticks.map(({ x, label, anchor, bold = false }, at) => (
        <g key={at}>
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
