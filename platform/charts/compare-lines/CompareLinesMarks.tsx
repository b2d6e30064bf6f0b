import { DayAxisMarks, GridMarks } from '#platform/charts/axes/AxisMarks.tsx';
import { ChartText } from '#platform/charts/marks/ChartText.tsx';
import { round } from '#platform/charts/marks/line-path.ts';
import type { CompareLinesInput, CompareLinesLayout, SeriesLayout } from './layout-compare-lines.ts';

/** Lines with a halo so that crossings read, each named at its end in its own colour. */
export function CompareLinesMarks({ layout, data }: { layout: CompareLinesLayout; data: CompareLinesInput }) {
  const { dayAxis, axisY, inGutter } = layout;
  return (
    <>
      <GridMarks
        axis={layout.valueAxis}
        left={dayAxis.left}
        right={dayAxis.right}
        inGutter={inGutter}
        unit={data.texts.unit}
      />
      {layout.series.map((series) => (
        <SeriesMarks key={series.id} series={series} />
      ))}
      {layout.series.map((series) => (
        <SeriesLabel key={series.id} series={series} right={dayAxis.right} />
      ))}
      <DayAxisMarks axis={dayAxis} y={axisY} />
    </>
  );
}

function SeriesMarks({ series: { path, color, strokeWidth } }: { series: SeriesLayout }) {
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      <path d={path} stroke="var(--ground)" strokeWidth={strokeWidth + 1.5} />
      <path d={path} stroke={color} strokeWidth={strokeWidth} />
    </g>
  );
}

/** A hairline leads from the end to a label that had to move. */
function SeriesLabel({
  series: { end, color, name, value, labelY },
  right,
}: {
  series: SeriesLayout;
  right: number;
}) {
  if (!end) return null;
  const moved = Math.abs(labelY - end.y) > 6;
  return (
    <>
      <circle cx={round(end.x)} cy={round(end.y)} r={2.5} fill={color} />
      {moved && (
        <line
          x1={round(end.x + 3)}
          y1={round(end.y)}
          x2={right + 6}
          y2={round(labelY)}
          stroke={color}
          strokeWidth={1}
          opacity={0.5}
        />
      )}
      <ChartText x={right + 8} y={round(labelY + 4)} color={color} bold>
        {name} {value}
      </ChartText>
    </>
  );
}
