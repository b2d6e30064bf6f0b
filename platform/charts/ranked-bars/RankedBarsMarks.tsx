import { useId } from 'react';
import { ChartText } from '#platform/charts/marks/ChartText.tsx';
import { GhostMarks } from '#platform/charts/marks/GhostMarks.tsx';
import { HatchPattern } from '#platform/charts/marks/HatchPattern.tsx';
import { barHeight, rowHeight, type RankedBarsLayout, type RankedRowLayout } from './layout-ranked-bars.ts';

const baseline = 21;
const air = (rowHeight - barHeight) / 2;

/** Rows parted by hairlines: name, bar, figure; a tick for the plan, a line for the interval, a hatch for what is unknown. */
export function RankedBarsMarks({ layout }: { layout: RankedBarsLayout }) {
  const hatch = useId();
  const { width, rows, figureX, zeroX } = layout;
  return (
    <>
      <defs>
        <HatchPattern id={hatch} />
      </defs>
      {rows.map((row) => (
        <g key={row.row.id}>
          <line
            x1={0}
            x2={width}
            y1={row.y + rowHeight - 0.5}
            y2={row.y + rowHeight - 0.5}
            stroke="var(--grid)"
          />
          <ChartText x={0} y={row.y + baseline} size={13} color={row.ink} bold={row.bold}>
            {row.name}
          </ChartText>
          {row.bar ? (
            <Bar row={row} />
          ) : (
            <rect x={layout.barX} y={row.y + air} width={28} height={barHeight} fill={`url(#${hatch})`} />
          )}
          <ChartText x={figureX} y={row.y + baseline} anchor="end" size={13} color={row.ink} bold={row.bold}>
            {row.figure}
          </ChartText>
        </g>
      ))}
      {zeroX !== null && (
        <line x1={zeroX} x2={zeroX} y1={0} y2={rows.length * rowHeight} stroke="var(--axis)" />
      )}
    </>
  );
}

function Bar({ row: { y, bar, planX, laterX, interval } }: { row: RankedRowLayout }) {
  if (!bar) return null;
  const middle = y + rowHeight / 2;
  return (
    <>
      <rect x={bar.x} y={y + air} width={Math.max(1, bar.width)} height={barHeight} fill={bar.color} />
      {interval && (
        <path
          d={`M${interval.from} ${middle}H${interval.to}M${interval.from} ${middle - 4}v8M${interval.to} ${middle - 4}v8`}
          stroke="var(--ink)"
          fill="none"
        />
      )}
      {laterX !== null && <GhostMarks path={`M${laterX} ${middle - 10}v20`} />}
      {planX !== null && (
        <line x1={planX} x2={planX} y1={middle - 8} y2={middle + 8} stroke="var(--ink)" strokeWidth={2} />
      )}
    </>
  );
}
