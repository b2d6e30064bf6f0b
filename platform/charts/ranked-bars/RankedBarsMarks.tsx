import { useId } from 'react';
import { ChartText } from '#platform/charts/marks/ChartText.tsx';
import { GhostMarks } from '#platform/charts/marks/GhostMarks.tsx';
import { HatchPattern } from '#platform/charts/marks/GapMarks.tsx';
import { barHeight, rowHeight, type RankedBarsLayout, type RankedRowLayout } from './layout-ranked-bars.ts';

/** Where names and bars stand in a row: beside each other, or one above the other. Unit: px. */
const beside = { name: 21, bar: (rowHeight - barHeight) / 2, height: barHeight };
const stacked = { name: 15, bar: 20, height: 7 };
const figureLine = 21;

type RowPlan = typeof beside;

/** Rows parted by hairlines: name, bar, figure; a tick for the plan, a line for the interval, a hatch for what is unknown. */
export function RankedBarsMarks({ layout }: { layout: RankedBarsLayout }) {
  const hatch = useId();
  const { width, rows, figureX, zeroX } = layout;
  const plan = layout.isStacked ? stacked : beside;
  return (
    <>
      <defs>
        <HatchPattern id={hatch} />
      </defs>
      {/* By their order: a new order is written into the rows, none of which is moved. */}
      {rows.map((row, at) => (
        <g key={at}>
          <line
            x1={0}
            x2={width}
            y1={row.y + rowHeight - 0.5}
            y2={row.y + rowHeight - 0.5}
            stroke="var(--grid)"
          />
          <ChartText x={0} y={row.y + plan.name} size={13} color={row.ink} bold={row.bold}>
            {row.name}
          </ChartText>
          {row.bar ? (
            <Bar row={row} plan={plan} />
          ) : (
            <rect
              x={layout.barX}
              y={row.y + plan.bar}
              width={28}
              height={plan.height}
              fill={`url(#${hatch})`}
            />
          )}
          <ChartText
            x={figureX}
            y={row.y + figureLine}
            anchor="end"
            size={13}
            color={row.ink}
            bold={row.bold}
          >
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

function Bar({ row: { y, bar, planX, laterX, interval }, plan }: { row: RankedRowLayout; plan: RowPlan }) {
  if (!bar) return null;
  const middle = y + plan.bar + plan.height / 2;
  return (
    <>
      <rect x={bar.x} y={y + plan.bar} width={Math.max(1, bar.width)} height={plan.height} fill={bar.color} />
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
