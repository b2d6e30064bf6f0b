import { ChartText } from '#platform/charts/marks/ChartText.tsx';
import { round } from '#platform/charts/marks/line-path.ts';
import { fitAxis } from '#platform/charts/marks/text-width.ts';
import type { DotLayout, ScatterLayout } from './layout-scatter.ts';
import type { ScatterInput } from './scatter-data.ts';

/** Grid on both axes, what they are compared with, dots, the own one last, names with a halo. */
export function ScatterMarks({ layout, data }: { layout: ScatterLayout; data: ScatterInput }) {
  const { left, right, axisY, xTicks, yTicks, dots } = layout;
  const ownLast = dots
    .filter(({ isUnknown }) => !isUnknown)
    .toSorted(
      (one, other) => Number(one.dot.own ?? false) - Number(other.dot.own ?? false) || other.r - one.r,
    );
  return (
    <>
      <Moment moment={layout.moment} />
      <ChartText x={0} y={14}>
        {fitAxis(data.yAxis.label, right)}
      </ChartText>
      {yTicks.map(({ y, label }) => (
        <g key={label}>
          <line x1={left} x2={right} y1={round(y)} y2={round(y)} stroke="var(--grid)" />
          <ChartText x={0} y={round(y + 4)}>
            {label}
          </ChartText>
        </g>
      ))}
      <line x1={left} x2={right} y1={axisY} y2={axisY} stroke="var(--axis)" />
      {xTicks.map(({ y: x, label }) => (
        <g key={label}>
          <line x1={round(x)} x2={round(x)} y1={axisY} y2={axisY + 5} stroke="var(--axis)" />
          <ChartText x={round(x)} y={axisY + 18} anchor="middle">
            {label}
          </ChartText>
        </g>
      ))}
      <ChartText x={right} y={axisY + 38} anchor="end">
        {fitAxis(data.xAxis.label, right)}
      </ChartText>
      <References layout={layout} data={data} />
      {layout.diagonal && <line {...layout.diagonal} stroke="var(--ink-2)" strokeDasharray="1 3" />}
      <SizeKey layout={layout} />
      {ownLast.map((dot) => (
        <Dot key={dot.dot.id} layout={dot} />
      ))}
      {ownLast.map(
        ({ dot, label }) =>
          label && (
            <ChartText
              key={dot.id}
              x={label.x}
              y={label.y}
              anchor={label.anchor}
              bold={dot.own}
              color={dot.own ? 'var(--ink)' : 'var(--ink-2)'}
            >
              {label.text}
            </ChartText>
          ),
      )}
    </>
  );
}

function Moment({ moment }: Pick<ScatterLayout, 'moment'>) {
  return (
    moment && (
      <text
        x={moment.x}
        y={moment.y}
        textAnchor="end"
        fontSize={moment.size}
        fontWeight={600}
        fill="var(--hair-2)"
        fillOpacity={0.6}
      >
        {moment.text}
      </text>
    )
  );
}

function SizeKey({ layout: { sizeKey } }: { layout: ScatterLayout }) {
  if (sizeKey === null) return null;
  return (
    <>
      <ChartText x={0} y={sizeKey.y}>
        {sizeKey.label}
      </ChartText>
      {sizeKey.circles.map(({ x, y, r, label }) => (
        <g key={r}>
          <circle cx={x} cy={y} r={r} fill="none" stroke="var(--axis)" />
          <ChartText x={x + r + 6} y={y + 4}>
            {label}
          </ChartText>
        </g>
      ))}
    </>
  );
}

function References({
  layout: { referenceX, referenceY, left, right, axisY },
  data,
}: {
  layout: ScatterLayout;
  data: ScatterInput;
}) {
  return (
    <>
      {referenceX !== null && (
        <>
          <line
            x1={referenceX}
            x2={referenceX}
            y1={28}
            y2={axisY}
            stroke="var(--ink-2)"
            strokeDasharray="1 3"
          />
          <ChartText x={referenceX} y={24} anchor="middle" color="var(--ink-2)">
            {data.xAxis.reference?.label}
          </ChartText>
        </>
      )}
      {referenceY !== null && (
        <>
          <line
            x1={left}
            x2={right}
            y1={referenceY}
            y2={referenceY}
            stroke="var(--ink-2)"
            strokeDasharray="1 3"
          />
          <ChartText x={right} y={referenceY - 6} anchor="end" color="var(--ink-2)">
            {data.yAxis.reference?.label}
          </ChartText>
        </>
      )}
    </>
  );
}

const arrows = { right: 0, below: 90, left: 180, above: 270 } as const;

function Dot({ layout: { dot, x, y, r, beyond } }: { layout: DotLayout }) {
  if (beyond !== null)
    return (
      <path
        d="M-4,-5L4,0L-4,5Z"
        transform={`translate(${x} ${y}) rotate(${arrows[beyond]})`}
        fill={dot.own ? 'var(--d1)' : 'var(--ghost)'}
      />
    );
  if (dot.own)
    return (
      <circle
        cx={x}
        cy={y}
        r={r}
        fill="var(--d1)"
        fillOpacity={r > 6 ? 0.8 : undefined}
        stroke="var(--ground)"
        strokeWidth={1.5}
      />
    );
  if (dot.hollow)
    return <circle cx={x} cy={y} r={r} fill="var(--ground)" stroke="var(--d2)" strokeWidth={1.5} />;
  return (
    <circle
      cx={x}
      cy={y}
      r={r}
      fill="var(--ghost)"
      fillOpacity={0.7}
      stroke={r > 3.5 ? 'var(--ground)' : undefined}
    />
  );
}
