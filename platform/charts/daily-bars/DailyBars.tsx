import { useCallback, useMemo } from 'react';
import { EventBand } from '#platform/charts/events/EventMarks.tsx';
import { hues, type Hue } from '#platform/charts/marks/hues.ts';
import { round } from '#platform/charts/marks/line-path.ts';
import type { CursorNote, CursorRow } from '#platform/charts/frame/cursor-note.ts';
import { dayNumber } from '#platform/charts/frame/day-number.ts';
import { Plot } from '#platform/charts/frame/Plot.tsx';
import { useChartSize, type ChartSize, type NominalSize } from '#platform/charts/frame/use-chart-size.ts';
import { DailyBarsMarks } from './DailyBarsMarks.tsx';
import type { DailyBarsData, DailyBarsTexts, DailyBarsWords } from './daily-bars-data.ts';
import { placeDailyBars, type PlacedDailyBars, type PlacedDay } from './place-daily-bars.ts';

interface Props extends DailyBarsData, DailyBarsWords {
  texts: DailyBarsTexts;
  /** 1 = cases, 2 = deaths. */
  hue?: keyof typeof hues;
  /** Drawn at this size on the server; the width then follows the container. */
  nominal?: NominalSize;
  /** The day under the cursor, null when it leaves: for whatever is linked with the chart. */
  onDay?: (isoDate: string | null) => void;
}

const wide: NominalSize = { width: 840, height: 360, narrowHeight: 300 };

/** Daily figures as bars under their seven-day average, read by pointer, touch and arrow keys. */
export function DailyBars({ hue = 1, nominal = wide, onDay, ...props }: Props) {
  const { container, size, phone } = useChartSize(nominal);
  const { days, from, to, yMax, scale, unfinishedDays, peaks, events, format, texts } = props;
  const place = useCallback(
    (forSize: ChartSize) =>
      placeDailyBars({ days, from, to, yMax, scale, unfinishedDays, peaks, events }, forSize, {
        format,
        texts,
      }),
    [days, from, to, yMax, scale, unfinishedDays, peaks, events, format, texts],
  );
  const placed = useMemo(() => place(size), [place, size]);
  const stops = useMemo(() => placed.days.map(({ x }) => x), [placed]);
  const marks = useMemo(
    () => <DailyBarsMarks placed={placed} hue={hues[hue]} texts={texts} />,
    [placed, hue, texts],
  );
  return (
    <Plot
      container={container}
      nominal={nominal}
      size={size}
      phone={
        phone && {
          size: phone,
          marks: <DailyBarsMarks placed={place(phone)} hue={hues[hue]} texts={texts} />,
        }
      }
      label={texts.label}
      stops={stops}
      reach={placed.axisY + 24}
      describe={(index) => noteOf(placed, index, hues[hue], { format, texts })}
      drawCursor={cursorOn(placed, hues[hue].line)}
      onCursor={onDay && ((index) => onDay(index === null ? null : (placed.days[index]?.date ?? null)))}
    >
      {marks}
    </Plot>
  );
}

function cursorOn(placed: PlacedDailyBars, color: string) {
  return (index: number) => <DayCursor placed={placed} index={index} color={color} />;
}

function DayCursor({ placed, index, color }: { placed: PlacedDailyBars; index: number; color: string }) {
  const day = placed.days[index];
  if (!day) return null;
  const x = round(day.x);
  const hasAverage = day.average !== null && day.average >= placed.valueAxis.bottom;
  return (
    <>
      {eventsOn(placed, day).map((event) => (
        <EventBand key={event.id} event={event} upper={20} axisY={placed.axisY} />
      ))}
      <line x1={x} x2={x} y1={12} y2={placed.axisY} stroke="var(--ink)" />
      {hasAverage && (
        <circle
          cx={x}
          cy={round(placed.valueAxis.y(day.average ?? 0))}
          r={4}
          fill="var(--ground)"
          stroke={color}
          strokeWidth={2}
        />
      )}
    </>
  );
}

function noteOf(
  placed: PlacedDailyBars,
  index: number,
  hue: Hue,
  { format, texts }: DailyBarsWords,
): CursorNote {
  const day = placed.days[index];
  if (!day) return { title: texts.noData, rows: [] };
  const say = (value: number | null) => (value === null ? texts.noData : format.value(value));
  const rows: CursorRow[] = [
    { name: texts.bars, value: say(day.value), swatch: 'bar', color: hue.bar },
    { name: texts.line, value: say(day.average), swatch: 'line', color: hue.line },
  ];
  if (day.unfinished) rows.push({ name: texts.unfinished });
  for (const event of eventsOn(placed, day))
    rows.push({ name: event.label, swatch: 'dot', color: 'var(--ink-2)' });
  return { title: format.date(day.date), rows };
}

function eventsOn(placed: PlacedDailyBars, { date }: PlacedDay) {
  const day = dayNumber(date);
  return placed.events.filter(({ first, last }) => first <= day && day <= last);
}
