import { ChartText } from './ChartText.tsx';
import { round } from './line-path.ts';
import { estimateTextWidth } from './text-width.ts';

interface Props {
  /** Where computed values begin; null = nowhere. */
  x: number | null;
  right: number;
  axisY: number;
}

/** A faint ground under computed values, a dotted line where they begin. */
export function AheadGround({ x, right, axisY }: Props) {
  if (x === null) return null;
  const from = round(x);
  return (
    <>
      <rect x={from} y={12} width={round(right - from)} height={axisY - 12} fill="var(--proj)" />
      <line x1={from} x2={from} y1={12} y2={axisY} stroke="var(--ink)" strokeDasharray="1 3" />
    </>
  );
}

/** The word for computed values, over the marks: right of their beginning where it fits, left of it otherwise. */
export function AheadWords({ x, right, words }: { x: number | null; right: number; words: string }) {
  if (x === null) return null;
  const fits = x + 6 + estimateTextWidth(words) <= right;
  return (
    <ChartText x={round(fits ? x + 6 : x - 6)} y={24} anchor={fits ? 'start' : 'end'} color="var(--ink-2)">
      {words}
    </ChartText>
  );
}
