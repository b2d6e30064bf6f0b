import type { DotIntervalLayout } from './layout-dot-interval.ts';

interface Props {
  layout: DotIntervalLayout;
  height: number;
  color: string;
}

/** The rule, the interval as a paler stroke, the estimate as a dot on it. */
export function DotIntervalMarks({ layout: { dot, from, to, reference }, height, color }: Props) {
  const middle = height / 2;
  return (
    <>
      {reference !== null && (
        <line x1={reference} x2={reference} y1={1} y2={height - 1} stroke="var(--axis)" />
      )}
      <line x1={from} x2={to} y1={middle} y2={middle} stroke={color} strokeWidth={2} opacity={0.45} />
      <circle cx={dot} cy={middle} r={3.5} fill={color} />
    </>
  );
}
