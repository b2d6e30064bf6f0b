import { ChartText } from '#platform/charts/marks/ChartText.tsx';
import { round } from '#platform/charts/marks/line-path.ts';
import type { SwarmDotLayout, SwarmLayout } from './layout-swarm.ts';
import type { SwarmInput } from './swarm-data.ts';

/** The scale, what the dots are compared with, the dots, the own one last and named. */
export function SwarmMarks({ layout, data }: { layout: SwarmLayout; data: SwarmInput }) {
  const { left, right, axisY, middle, ticks, dots, referenceX, names } = layout;
  const own = dots.find(({ dot }) => dot.own);
  return (
    <>
      <line x1={left} x2={right} y1={axisY} y2={axisY} stroke="var(--axis)" />
      {ticks.map(({ y: x, label }) => (
        <g key={label}>
          <line x1={round(x)} x2={round(x)} y1={axisY} y2={axisY + 5} stroke="var(--axis)" />
          <ChartText x={round(x)} y={axisY + 18} anchor={x <= left ? 'start' : x >= right ? 'end' : 'middle'}>
            {label}
          </ChartText>
        </g>
      ))}
      <ChartText x={right} y={axisY + 36} anchor="end">
        {data.about.unit}
      </ChartText>
      {referenceX !== null && (
        <line
          x1={referenceX}
          x2={referenceX}
          y1={34}
          y2={axisY}
          stroke="var(--ink-2)"
          strokeDasharray="1 3"
        />
      )}
      {dots.map((dot) => !dot.dot.own && <Dot key={dot.dot.id} layout={dot} />)}
      {own && (
        <>
          <line x1={own.x} x2={own.x} y1={16} y2={middle - 6} stroke="var(--ink)" />
          <Dot layout={own} />
        </>
      )}
      {names.map(({ x, y, label, own: isOwn }) => (
        <ChartText
          key={label}
          x={x}
          y={y}
          anchor="middle"
          bold={isOwn}
          color={isOwn ? 'var(--ink)' : 'var(--ink-2)'}
        >
          {label}
        </ChartText>
      ))}
    </>
  );
}

function Dot({ layout: { dot, x, y, beyond, laterX } }: { layout: SwarmDotLayout }) {
  const color = dot.own ? 'var(--d1)' : 'var(--ghost)';
  return (
    <>
      {laterX !== null && (
        <circle cx={laterX} cy={y} r={5} fill="none" stroke="var(--ghost)" strokeDasharray="2 2" />
      )}
      {beyond ? (
        <path d={`M${x + 4},${y - 5}L${x - 4},${y}L${x + 4},${y + 5}Z`} fill={color} />
      ) : (
        <circle cx={x} cy={y} r={dot.own ? 6 : 3.5} fill={color} fillOpacity={dot.own ? 1 : 0.7} />
      )}
    </>
  );
}
