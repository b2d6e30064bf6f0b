import { ChartText } from './ChartText.tsx';
import { layoutBreaks, type Break } from './layout-breaks.ts';
import { round } from './line-path.ts';

interface Props {
  breaks: readonly Break[];
  left: number;
  right: number;
  axisY: number;
}

/** A break in a series: a dashed line between the two periods that can't be compared, and why. */
export function BreakMarks({ breaks, left, right, axisY }: Props) {
  return layoutBreaks(breaks, { left, right }).map(({ x, number, lines, textX, anchor }) => (
    <g key={number}>
      <line x1={round(x)} x2={round(x)} y1={12} y2={axisY} stroke="var(--ink-2)" strokeDasharray="2 3" />
      {lines.map(({ text, y }) => (
        <ChartText key={y} x={round(textX)} y={y} anchor={anchor} color="var(--ink-2)">
          {text}
        </ChartText>
      ))}
    </g>
  ));
}
