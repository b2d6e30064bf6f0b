import { ChartText } from './ChartText.tsx';
import { round } from './line-path.ts';
import { estimateTextWidth } from './text-width.ts';

interface Props {
  breaks: readonly { x: number; number: number; label: string }[];
  left: number;
  right: number;
  axisY: number;
}

const firstLine = 20;
const lineHeight = 14;

/** A break in a series: a dashed line between the two periods that can't be compared, and why; reasons that would meet stand one below the other. */
export function BreakMarks({ breaks, left, right, axisY }: Props) {
  const ends: number[] = [];
  return breaks.map(({ x, label, number }) => {
    const before = x > (left + right) / 2;
    const width = estimateTextWidth(label) + 12;
    const from = before ? x - width : x;
    // The first line on which no earlier reason reaches here.
    const free = ends.findIndex((end) => end <= from);
    const line = free === -1 ? ends.length : free;
    ends[line] = from + width;
    return (
      <g key={number}>
        <line x1={round(x)} x2={round(x)} y1={12} y2={axisY} stroke="var(--ink-2)" strokeDasharray="2 3" />
        <ChartText
          x={round(before ? x - 6 : x + 6)}
          y={firstLine + line * lineHeight}
          anchor={before ? 'end' : 'start'}
          color="var(--ink-2)"
        >
          {label}
        </ChartText>
      </g>
    );
  });
}
