import { useId } from 'react';
import { DayAxisMarks, GridMarks } from '#platform/charts/axes/AxisMarks.tsx';
import { GapMarks, HatchPattern } from '#platform/charts/marks/GapMarks.tsx';
import { round } from '#platform/charts/marks/line-path.ts';
import type { ThresholdLineLayout } from './layout-threshold-line.ts';
import type { ThresholdLineInput } from './threshold-line-data.ts';

/** A bell of 12 px around its middle. */
const bell = 'm-6,4h12l-1.5-2v-3.5a4.5,4.5 0 0 0-9,0v3.5zm4.5,1.2h3v1h-3z';

/** Grounds where it tells, grid, missing periods, the course, the threshold, and a ring, a drop line and a bell at each time it would have told. */
export function ThresholdLineMarks({
  layout,
  data,
}: {
  layout: ThresholdLineLayout;
  data: ThresholdLineInput;
}) {
  const hatch = useId();
  const { timeAxis, axisY, plotY, path } = layout;
  return (
    <>
      <defs>
        <HatchPattern id={hatch} />
      </defs>
      {layout.grounds.map((box) => (
        <rect key={box.y} {...box} fill="var(--wash)" />
      ))}
      <GridMarks
        axis={layout.valueAxis}
        left={timeAxis.left}
        right={timeAxis.right}
        inGutter
        unit={data.about.unit}
      />
      <GapMarks gaps={layout.gaps} hatch={hatch} words={data.texts.noData} />
      <g fill="none" strokeLinejoin="round" strokeLinecap="round">
        <path d={path} stroke="var(--ground)" strokeWidth={4} />
        <path d={path} stroke="var(--d1)" strokeWidth={2} />
      </g>
      {layout.lines.map(({ y, value }) => (
        <line
          key={value}
          x1={timeAxis.left}
          x2={timeAxis.right}
          y1={y}
          y2={y}
          stroke="var(--ink)"
          strokeWidth={1.5}
          strokeDasharray="5 4"
        />
      ))}
      <FiredMarks layout={layout} />
      <line x1={timeAxis.left} x2={timeAxis.right} y1={plotY} y2={plotY} stroke="var(--grid)" />
      <DayAxisMarks axis={timeAxis} y={axisY} />
    </>
  );
}

function FiredMarks({ layout: { fired, isDense, plotY, axisY } }: { layout: ThresholdLineLayout }) {
  return fired.map(({ at, x, y }) => (
    <g key={at}>
      {!isDense && (
        <line
          x1={round(x)}
          x2={round(x)}
          y1={round(y)}
          y2={plotY}
          stroke="var(--axis)"
          strokeDasharray="2 3"
        />
      )}
      <circle
        cx={round(x)}
        cy={round(y)}
        r={isDense ? 2.5 : 4}
        fill="var(--ground)"
        stroke="var(--ink)"
        strokeWidth={1.5}
      />
      {isDense ? (
        <line
          x1={round(x)}
          x2={round(x)}
          y1={plotY + 6}
          y2={axisY - 4}
          stroke="var(--ink)"
          strokeWidth={1.5}
        />
      ) : (
        <path d={bell} transform={`translate(${round(x)},${round((plotY + axisY) / 2)})`} fill="var(--ink)" />
      )}
    </g>
  ));
}
