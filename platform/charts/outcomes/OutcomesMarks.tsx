import { DayAxisMarks, GridMarks } from '#platform/charts/axes/AxisMarks.tsx';
import type { OutcomeLayout, OutcomesLayout } from './layout-outcomes.ts';
import type { OutcomesInput } from './outcomes-data.ts';

/** Columns of both bands with the median as a stroke; what came is a dot, a cross where the wide band missed it. */
export function OutcomesMarks({ layout, data }: { layout: OutcomesLayout; data: OutcomesInput }) {
  const { timeAxis, valueAxis, axisY, inGutter, columnWidth, outcomes } = layout;
  return (
    <>
      <GridMarks
        axis={valueAxis}
        left={timeAxis.left}
        right={timeAxis.right}
        inGutter={inGutter}
        unit={data.about.unit}
      />
      {outcomes.map((outcome) => (
        <Column key={outcome.outcome.day} layout={outcome} width={columnWidth} />
      ))}
      <DayAxisMarks axis={timeAxis} y={axisY} />
    </>
  );
}

function Column({
  layout: { x, band80, band50, medianY, observedY, held },
  width,
}: {
  layout: OutcomeLayout;
  width: number;
}) {
  const from = x - width / 2;
  return (
    <>
      <rect x={from} width={width} {...band80} fill="var(--d1)" fillOpacity="var(--band-80)" />
      <rect x={from} width={width} {...band50} fill="var(--d1)" fillOpacity="var(--band-50)" />
      <line x1={from} x2={from + width} y1={medianY} y2={medianY} stroke="var(--d1)" strokeWidth={1.5} />
      {held ? (
        <circle cx={x} cy={observedY} r={3.5} fill="var(--ink)" stroke="var(--ground)" />
      ) : (
        <path
          d={`M${x - 4},${observedY - 4}l8,8m0,-8l-8,8`}
          stroke="var(--worse)"
          strokeWidth={2}
          fill="none"
        />
      )}
    </>
  );
}
