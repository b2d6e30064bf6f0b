import { ChartText } from '#platform/charts/marks/ChartText.tsx';
import { round } from '#platform/charts/marks/line-path.ts';
import type { DotRowsInput } from './dot-rows-data.ts';
import type { DotRowLayout, DotRowsLayout } from './layout-dot-rows.ts';

/** The zone that counts for nothing, zero, and each row's two dots: filled its own, hollow what it is compared with. */
export function DotRowsMarks({ layout, data }: { layout: DotRowsLayout; data: DotRowsInput }) {
  const { left, right, top, bottom, zeroX, zone, ticks, rows } = layout;
  return (
    <>
      {zone && <rect x={zone.x} y={top} width={zone.width} height={bottom - top} fill="var(--proj)" />}
      <ChartText x={left} y={14} color="var(--ink-2)">
        {data.ends.low}
      </ChartText>
      <ChartText x={right + 16} y={14} anchor="end" color="var(--ink-2)">
        {data.ends.zero}
      </ChartText>
      {ticks.map(({ y: x, label, value }) => (
        <g key={label}>
          {value !== 0 && <line x1={round(x)} x2={round(x)} y1={top} y2={bottom} stroke="var(--grid)" />}
          <ChartText x={round(x)} y={bottom + 18} anchor="middle" bold={value === 0}>
            {label}
          </ChartText>
        </g>
      ))}
      <line x1={zeroX} x2={zeroX} y1={top} y2={bottom} stroke="var(--ink)" />
      {rows.map((row) => (
        <Row key={row.row.id} layout={row} zeroX={zeroX} />
      ))}
    </>
  );
}

function Row({ layout: { row, y, nameY, x, besideX }, zeroX }: { layout: DotRowLayout; zeroX: number }) {
  const color = row.muted ? 'var(--ghost)' : 'var(--d1)';
  return (
    <>
      <ChartText x={0} y={nameY} size={13} color={row.muted ? 'var(--ink-3)' : 'var(--ink)'}>
        {row.name}
      </ChartText>
      {x !== null && <line x1={x} x2={zeroX} y1={y} y2={y} stroke={color} strokeWidth={2} />}
      {besideX !== null && (
        <circle cx={besideX} cy={y} r={4} fill="var(--ground)" stroke={color} strokeWidth={1.5} />
      )}
      {x !== null && <circle cx={x} cy={y} r={5} fill={color} />}
    </>
  );
}
