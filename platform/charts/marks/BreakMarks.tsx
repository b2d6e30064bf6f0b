import { ChartText } from './ChartText.tsx';
import { round } from './line-path.ts';

interface Props {
  breaks: readonly { x: number; number: number; label: string }[];
  left: number;
  right: number;
  axisY: number;
}

/** A break in a series: a dashed line between the two periods that can't be compared, and why. */
export function BreakMarks({ breaks, left, right, axisY }: Props) {
  return breaks.map(({ x, label, number }) => {
    const before = x > (left + right) / 2;
    return (
      <g key={number}>
        <line x1={round(x)} x2={round(x)} y1={12} y2={axisY} stroke="var(--ink-2)" strokeDasharray="2 3" />
        <ChartText
          x={round(before ? x - 6 : x + 6)}
          y={20}
          anchor={before ? 'end' : 'start'}
          color="var(--ink-2)"
        >
          {label}
        </ChartText>
      </g>
    );
  });
}
