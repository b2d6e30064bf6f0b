import { useId } from 'react';
import { ChartText } from '#platform/charts/marks/ChartText.tsx';
import { HatchPattern } from '#platform/charts/marks/GapMarks.tsx';
import { barHeight, rowHeight, type ChangesLayout } from './layout-change-bars.ts';

/** Bars to both sides of the line of no change, names left, figures beside. */
export function ChangeBarsMarks({ layout: { zeroX, rows } }: { layout: ChangesLayout }) {
  const hatch = useId();
  const air = (rowHeight - barHeight) / 2;
  return (
    <>
      <defs>
        <HatchPattern id={hatch} />
      </defs>
      {rows.map(({ id, name, y, bar, labelX, label, percent }) => (
        <g key={id}>
          <ChartText x={0} y={y + 24} color="var(--ink)">
            {name}
          </ChartText>
          {bar && <rect x={bar.x} y={y + air} width={bar.width} height={barHeight} fill={bar.color} />}
          {percent === null && (
            <rect x={zeroX + 6} y={y + 15} width={20} height={10} fill={`url(#${hatch})`} />
          )}
          <ChartText
            x={percent === null ? labelX + 26 : labelX}
            y={y + 24}
            color={percent === null ? 'var(--ink-2)' : 'var(--ink)'}
            bold={percent !== null}
          >
            {label}
          </ChartText>
        </g>
      ))}
      <line x1={zeroX} x2={zeroX} y1={0} y2={rows.length * rowHeight} stroke="var(--axis)" />
    </>
  );
}
