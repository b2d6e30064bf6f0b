import { useId, type SVGProps } from 'react';
import { DayAxisMarks, GridMarks } from '#platform/charts/axes/AxisMarks.tsx';
import { ChartText } from '#platform/charts/marks/ChartText.tsx';
import { EventMarks } from '#platform/charts/events/EventMarks.tsx';
import { HatchPattern, GapMarks } from '#platform/charts/marks/GapMarks.tsx';
import { hues } from '#platform/charts/marks/hues.ts';
import { round } from '#platform/charts/marks/line-path.ts';
import { GhostMarks } from '#platform/charts/marks/GhostMarks.tsx';
import type { DailyBarsInput } from './daily-bars-data.ts';
import type { Box, DailyBarsLayout } from './layout-daily-bars.ts';
import { stripHeight, type StripLayout } from './layout-strip.ts';

/** Draws laid-out bars: grid, gaps, bars, average with its halo, end dot, peaks, axis, events. */
export function DailyBarsMarks({ layout, data }: { layout: DailyBarsLayout; data: DailyBarsInput }) {
  const { texts } = data;
  const hue = hues[data.hue ?? 1];
  const id = useId();
  const { dayAxis, axisY } = layout;
  return (
    <>
      <defs>
        <HatchPattern id={`${id}open`} color={hue.bar} />
        <HatchPattern id={`${id}gap`} />
        <path id={`${id}line`} d={layout.line} />
      </defs>
      <GridMarks
        axis={layout.valueAxis}
        left={dayAxis.left}
        right={dayAxis.right}
        inGutter={layout.inGutter}
        unit={texts.unit}
      />
      <GapMarks gaps={layout.gaps} hatch={`${id}gap`} words={texts.noData} />
      <path
        d={layout.bars}
        stroke={hue.bar}
        strokeWidth={layout.barWidth}
        strokeLinecap={data.scale === 'log' ? 'round' : undefined}
        fill="none"
      />
      <Boxes boxes={layout.unfinished} fill={`url(#${id}open)`} stroke={hue.bar} />
      <g fill="none" strokeLinejoin="round">
        <use href={`#${id}line`} stroke="var(--ground)" strokeWidth={4} />
        <use href={`#${id}line`} stroke={hue.line} strokeWidth={2} strokeLinecap="round" />
      </g>
      <GhostMarks path={layout.ghost} />
      <EndMark end={layout.end} color={hue.line} />
      <DayAxisMarks axis={dayAxis} y={axisY} />
      <FigureMarks layout={layout} />
      {layout.strip && <StripMarks strip={layout.strip} />}
      <EventMarks events={layout.events} axisY={axisY} />
    </>
  );
}

/** Figures above the bars: of the peaks, and of what was cut. */
function FigureMarks({ layout }: { layout: DailyBarsLayout }) {
  return (
    <>
      {layout.peaks.map(({ x, y, anchor, value, date }) => (
        <ChartText key={x} x={round(x)} y={y} anchor={anchor} color="var(--ink-2)" halo={4}>
          <tspan fontWeight={600} fill="var(--ink)">
            {value}
          </tspan>{' '}
          {date}
        </ChartText>
      ))}
      {layout.cut.map(({ x, label }) => (
        <ChartText key={x} x={round(x)} y={12} anchor="middle" color="var(--ink-2)">
          {label}
        </ChartText>
      ))}
    </>
  );
}

type BoxesProps = { boxes: readonly Box[] } & Pick<SVGProps<SVGRectElement>, 'fill' | 'stroke' | 'opacity'>;

function Boxes({ boxes, ...look }: BoxesProps) {
  return boxes.map((box) => <rect key={box.x} {...box} {...look} />);
}

function EndMark({ end, color }: { end: DailyBarsLayout['end']; color: string }) {
  if (!end) return null;
  return (
    <>
      <circle cx={round(end.x)} cy={round(end.y)} r={3} fill={color} />
      {end.label !== null && (
        <ChartText x={round(end.x + 8)} y={round(end.y + 4)} color={color} bold>
          {end.label}
        </ChartText>
      )}
    </>
  );
}

/** The strip under the axis with its name below: the darker the stronger, on a ground that shows where it is known. */
function StripMarks({ strip }: { strip: StripLayout }) {
  const { y, left, width, label, runs } = strip;
  return (
    <g fill="var(--ink-2)">
      <rect x={round(left)} y={y} width={round(width)} height={stripHeight} fill="var(--hair)" />
      {runs.map(({ x, width: long, strength }) => (
        <rect key={x} x={x} y={y} width={long} height={stripHeight} fillOpacity={round(strength * 0.9)} />
      ))}
      <text x={round(left)} y={y + stripHeight + 14}>
        {label}
      </text>
    </g>
  );
}
