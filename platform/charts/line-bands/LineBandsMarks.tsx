import { useId } from 'react';
import { DayAxisMarks, GridMarks } from '#platform/charts/axes/AxisMarks.tsx';
import { ChartText } from '#platform/charts/marks/ChartText.tsx';
import { EventMarks } from '#platform/charts/events/EventMarks.tsx';
import { GhostMarks } from '#platform/charts/marks/GhostMarks.tsx';
import { hues } from '#platform/charts/marks/hues.ts';
import { round } from '#platform/charts/marks/line-path.ts';
import { BandMarks, MedianMarks, ReleaseMarks } from './ForecastMarks.tsx';
import type { LineBandsInput } from './line-bands-data.ts';
import { pictureTop, type LineBandsLayout } from './layout-line-bands.ts';

const upper = pictureTop;

/** Draws the ground of the future, grid, bars, bands, earlier forecasts, the line, the median, axis and events. */
export function LineBandsMarks({ layout, data }: { layout: LineBandsLayout; data: LineBandsInput }) {
  const { texts } = data;
  const hue = hues[data.hue ?? 1];
  const clip = useId();
  const { dayAxis, axisY, forecast, size } = layout;
  const { left, right } = dayAxis;
  return (
    <>
      <clipPath id={clip}>
        <rect x={left} y={upper} width={size.width - left} height={axisY - upper} />
      </clipPath>
      {forecast && (
        <rect
          x={round(forecast.releaseX)}
          y={upper}
          width={round(right - forecast.releaseX)}
          height={axisY - upper}
          fill="var(--proj)"
        />
      )}
      <GridMarks axis={layout.valueAxis} {...{ left, right }} inGutter={layout.inGutter} unit={texts.unit} />
      <g clipPath={`url(#${clip})`}>
        <path d={layout.bars} stroke={hue.bar} strokeWidth={layout.barWidth} opacity={0.7} fill="none" />
        {forecast && <BandMarks forecast={forecast} color={hue.line} />}
        <EarlierMarks earlier={layout.earlier} />
        <TrendMarks layout={layout} color={hue.line} />
        <GhostMarks path={layout.ghost} />
        {forecast && <MedianMarks forecast={forecast} color={hue.line} />}
      </g>
      {layout.cut.map(({ x, label }) => (
        <ChartText key={x} x={round(x + layout.barWidth / 2 + 3)} y={upper + 10} color="var(--ink-2)">
          {`${label}\u00A0↑`}
        </ChartText>
      ))}
      {layout.bandNames.map(({ label, x, y }) => (
        <ChartText key={label} x={round(x)} y={round(y)} anchor="end" color="var(--ink-2)">
          {label}
        </ChartText>
      ))}
      <EndMark end={layout.end} color={hue.line} large={forecast !== null} />
      {forecast && (
        <ReleaseMarks
          {...{ forecast, axisY, upper }}
          width={size.width}
          fact={texts.fact}
          ahead={texts.forecast}
        />
      )}
      <DayAxisMarks axis={dayAxis} y={axisY} />
      <EventMarks events={layout.events} axisY={axisY} />
    </>
  );
}

function EarlierMarks({ earlier }: Pick<LineBandsLayout, 'earlier'>) {
  return earlier.map(({ path, start, opacity }) => (
    <g key={path} stroke="var(--ghost)" opacity={opacity}>
      <path d={path} fill="none" strokeWidth={1.25} />
      <circle cx={round(start.x)} cy={round(start.y)} r={2} fill="var(--ground)" />
    </g>
  ));
}

function TrendMarks({ layout: { line }, color }: { layout: LineBandsLayout; color: string }) {
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      <path d={line} stroke="var(--ground)" strokeWidth={4} />
      <path d={line} stroke={color} strokeWidth={2.25} />
    </g>
  );
}

function EndMark({ end, color, large }: { end: LineBandsLayout['end']; color: string; large: boolean }) {
  if (!end) return null;
  return (
    <>
      <circle cx={round(end.x)} cy={round(end.y)} r={large ? 3.5 : 3} fill={color} />
      {end.label !== null && (
        <ChartText x={round(end.x + 8)} y={round(end.y + 4)} color={color} bold>
          {end.label}
        </ChartText>
      )}
    </>
  );
}
