import { useId, type SVGProps } from 'react';
import { DayAxisMarks, GridMarks } from '#platform/charts/axes/AxisMarks.tsx';
import { ChartText } from '#platform/charts/marks/ChartText.tsx';
import { EventMarks } from '#platform/charts/events/EventMarks.tsx';
import { HatchPattern } from '#platform/charts/marks/HatchPattern.tsx';
import type { Hue } from '#platform/charts/marks/hues.ts';
import { round } from '#platform/charts/marks/line-path.ts';
import { estimateTextWidth } from '#platform/charts/marks/text-width.ts';
import type { DailyBarsTexts } from './daily-bars-data.ts';
import type { Box, PlacedDailyBars } from './place-daily-bars.ts';

interface Props {
  placed: PlacedDailyBars;
  hue: Hue;
  texts: DailyBarsTexts;
}

/** Draws placed bars: grid, gaps, bars, average with its halo, end dot, peaks, axis, events. */
export function DailyBarsMarks({ placed, hue, texts }: Props) {
  const id = useId();
  const { dayAxis, axisY } = placed;
  return (
    <>
      <defs>
        <HatchPattern id={`${id}open`} color={hue.bar} />
        <HatchPattern id={`${id}gap`} />
      </defs>
      <GridMarks
        axis={placed.valueAxis}
        left={dayAxis.left}
        right={dayAxis.right}
        inGutter={placed.inGutter}
        unit={texts.unit}
      />
      <Boxes boxes={placed.gaps} fill={`url(#${id}gap)`} opacity={0.5} />
      <GapWords gaps={placed.gaps} words={texts.noData} />
      <path d={placed.bars} stroke={hue.bar} strokeWidth={placed.barWidth} fill="none" />
      <Boxes boxes={placed.unfinished} fill={`url(#${id}open)`} stroke={hue.bar} />
      <path d={placed.line} fill="none" stroke="var(--ground)" strokeWidth={4} strokeLinejoin="round" />
      <path
        d={placed.line}
        fill="none"
        stroke={hue.line}
        strokeWidth={2}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <EndMark end={placed.end} color={hue.line} />
      <DayAxisMarks axis={dayAxis} y={axisY} />
      <FigureMarks placed={placed} />
      <EventMarks events={placed.events} axisY={axisY} />
    </>
  );
}

/** Figures above the bars: of the peaks, and of what was cut. */
function FigureMarks({ placed }: { placed: PlacedDailyBars }) {
  return (
    <>
      {placed.peaks.map(({ x, y, anchor, value, date }) => (
        <ChartText key={x} x={round(x)} y={y} anchor={anchor} color="var(--ink-2)" halo={4}>
          <tspan fontWeight={600} fill="var(--ink)">
            {value}
          </tspan>{' '}
          {date}
        </ChartText>
      ))}
      {placed.cut.map(({ x, label }) => (
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

/** Says in words what a wide hatch means. */
function GapWords({ gaps, words }: { gaps: readonly Box[]; words: string }) {
  const room = estimateTextWidth(words) + 12;
  return gaps
    .filter(({ width }) => width >= room)
    .map(({ x, y, width, height }) => (
      <ChartText
        key={x}
        x={round(x + width / 2)}
        y={round(y + height / 2)}
        anchor="middle"
        color="var(--ink-2)"
        halo={6}
      >
        {words}
      </ChartText>
    ));
}

function EndMark({ end, color }: { end: PlacedDailyBars['end']; color: string }) {
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
