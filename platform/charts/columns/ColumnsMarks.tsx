import { useId } from 'react';
import { DayAxisMarks, GridMarks } from '#platform/charts/axes/AxisMarks.tsx';
import { AheadGround, AheadWords } from '#platform/charts/marks/AheadGround.tsx';
import { BreakMarks } from '#platform/charts/marks/BreakMarks.tsx';
import { ChartText } from '#platform/charts/marks/ChartText.tsx';
import { GhostMarks } from '#platform/charts/marks/GhostMarks.tsx';
import { GapMarks, HatchPattern } from '#platform/charts/marks/GapMarks.tsx';
import { round } from '#platform/charts/marks/line-path.ts';
import type { ColumnsInput } from './columns-data.ts';
import type { ColumnBox, ColumnsLayout } from './layout-columns.ts';

/** Columns from zero with their figures; missing periods hatched, computed ones outlined. */
export function ColumnsMarks({ layout, data }: { layout: ColumnsLayout; data: ColumnsInput }) {
  const hatch = useId();
  const { timeAxis, axisY, zeroY, boxes, figures, notes, names } = layout;
  return (
    <>
      <defs>
        <HatchPattern id={hatch} />
      </defs>
      <AheadGround x={layout.aheadX} right={timeAxis.right} axisY={axisY} />
      <GridMarks
        axis={layout.valueAxis}
        left={timeAxis.left}
        right={timeAxis.right}
        inGutter={layout.inGutter}
        unit={data.about.unit}
      />
      <GapMarks gaps={layout.gaps} hatch={hatch} words={data.texts.noData} />
      {boxes.map((box) => (
        <ColumnMark key={`${box.x} ${box.y}`} box={box} />
      ))}
      <GhostMarks path={layout.ghost} />
      {zeroY < axisY && (
        <line
          x1={timeAxis.left}
          x2={timeAxis.right}
          y1={round(zeroY)}
          y2={round(zeroY)}
          stroke="var(--axis)"
        />
      )}
      <BreakMarks breaks={layout.breaks} left={timeAxis.left} right={timeAxis.right} axisY={axisY} />
      {figures.map(({ x, y, label, bold }) => (
        <ChartText
          key={x}
          x={x}
          y={y}
          anchor="middle"
          bold={bold}
          color={bold ? 'var(--ink)' : 'var(--ink-2)'}
        >
          {label}
        </ChartText>
      ))}
      {notes.map(({ x, label, anchor }) => (
        <ChartText key={x} x={x} y={30} anchor={anchor} color="var(--ink-2)">
          {label}
        </ChartText>
      ))}
      {names.map(({ x, y, label, color }) => (
        <ChartText key={label} x={x} y={y} color={color} bold>
          {label}
        </ChartText>
      ))}
      <AheadWords x={layout.aheadX} right={timeAxis.right} words={data.texts.projection} />
      <DayAxisMarks axis={timeAxis} y={axisY} />
    </>
  );
}

function ColumnMark({ box: { color, ahead, ...box } }: { box: ColumnBox }) {
  return ahead ? (
    <rect {...box} fill={color} fillOpacity={0.16} stroke={color} strokeDasharray="5 4" />
  ) : (
    <rect {...box} fill={color} />
  );
}
