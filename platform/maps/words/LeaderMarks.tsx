import { ChartText } from '#platform/charts/marks/ChartText.tsx';
import type { LeaderLayout } from './layout-leaders.ts';

/** Names and figures of the tiny and the extreme, at sea, with 1 px leaders. */
export function LeaderMarks({ leaders }: { leaders: readonly LeaderLayout[] }) {
  return (
    <g pointerEvents="none" aria-hidden="true">
      {leaders.map(({ id, x, y, labelX, labelY, anchor, name, value }) => (
        <g key={id}>
          <line x1={x} y1={y} x2={labelX} y2={labelY} stroke="var(--ink)" />
          <circle cx={x} cy={y} r={2} fill="var(--ink)" />
          <ChartText
            x={anchor === 'end' ? labelX - 5 : labelX + 5}
            y={labelY + 4}
            anchor={anchor}
            color="var(--ink-2)"
            halo={4}
          >
            {name}{' '}
            <tspan fontWeight={600} fill="var(--ink)">
              {value}
            </tspan>
          </ChartText>
        </g>
      ))}
    </g>
  );
}
