import { useCallback, useMemo } from 'react';
import { EventBand } from '#platform/charts/events/EventMarks.tsx';
import { hues, type Hue } from '#platform/charts/marks/hues.ts';
import { round } from '#platform/charts/marks/line-path.ts';
import type { CursorNote, CursorRow } from '#platform/charts/frame/cursor-note.ts';
import { dayNumber } from '#platform/charts/frame/day-number.ts';
import { Plot } from '#platform/charts/frame/Plot.tsx';
import { useChartSize, type ChartSize, type NominalSize } from '#platform/charts/frame/use-chart-size.ts';
import { LineBandsMarks } from './LineBandsMarks.tsx';
import type { LineBandsData, LineBandsWords } from './line-bands-data.ts';
import { placeLineBands, type LineStop, type PlacedLineBands } from './place-line-bands.ts';

interface Props extends LineBandsData, LineBandsWords {
  /** 1 = cases, 2 = deaths. */
  hue?: keyof typeof hues;
  nominal?: NominalSize;
  /** The day under the cursor, null when it leaves. */
  onDay?: (isoDate: string | null) => void;
}

const wide: NominalSize = { width: 840, height: 400, narrowHeight: 280 };

/** A course with its gaps, and a forecast with bands, median and what was forecast before. */
export function LineBands({ hue = 1, nominal = wide, onDay, ...props }: Props) {
  const { container, size, phone } = useChartSize(nominal);
  const { points, bars, forecast, earlier, from, to, yMax, scale, events, format, texts } = props;
  const place = useCallback(
    (forSize: ChartSize) =>
      placeLineBands({ points, bars, forecast, earlier, from, to, yMax, scale, events }, forSize, {
        format,
        texts,
      }),
    [points, bars, forecast, earlier, from, to, yMax, scale, events, format, texts],
  );
  const placed = useMemo(() => place(size), [place, size]);
  const stops = useMemo(() => placed.stops.map(({ x }) => x), [placed]);
  const marks = useMemo(
    () => <LineBandsMarks placed={placed} hue={hues[hue]} texts={texts} />,
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
          marks: <LineBandsMarks placed={place(phone)} hue={hues[hue]} texts={texts} />,
        }
      }
      label={texts.label}
      stops={stops}
      reach={placed.axisY + 24}
      describe={(index) => noteOf(placed, index, hues[hue], { format, texts })}
      drawCursor={cursorOn(placed, hues[hue].line)}
      onCursor={onDay && ((index) => onDay(index === null ? null : (placed.stops[index]?.date ?? null)))}
    >
      {marks}
    </Plot>
  );
}

function cursorOn(placed: PlacedLineBands, color: string) {
  return (index: number) => {
    const stop = placed.stops[index];
    if (!stop) return null;
    const x = round(stop.x);
    return (
      <>
        {eventsOn(placed, stop).map((event) => (
          <EventBand key={event.id} event={event} upper={20} axisY={placed.axisY} />
        ))}
        <line x1={x} x2={x} y1={12} y2={placed.axisY} stroke="var(--ink)" />
        {stop.y !== null && (
          <circle cx={x} cy={round(stop.y)} r={4} fill="var(--ground)" stroke={color} strokeWidth={2} />
        )}
      </>
    );
  };
}

function noteOf(
  placed: PlacedLineBands,
  index: number,
  hue: Hue,
  { format, texts }: LineBandsWords,
): CursorNote {
  const stop = placed.stops[index];
  if (!stop) return { title: texts.noData, rows: [] };
  const title = format.date(stop.date);
  const say = (value: number | null) => (value === null ? texts.noData : format.value(value));
  if (stop.step) {
    const { median, bands, weak } = stop.step;
    const color = weak ? 'var(--ghost)' : hue.line;
    const rows: CursorRow[] = [{ name: texts.median, value: format.value(median), swatch: 'line', color }];
    for (const { percent, low, high } of bands)
      rows.push({ name: texts.band(percent), value: texts.range(low, high) });
    if (weak) rows.push({ name: texts.weak });
    return { title, rows };
  }
  const rows: CursorRow[] = [];
  if (stop.bar !== undefined && texts.bars)
    rows.push({ name: texts.bars, value: say(stop.bar), swatch: 'bar', color: hue.bar });
  rows.push({ name: texts.line, value: say(stop.value), swatch: 'line', color: hue.line });
  for (const event of eventsOn(placed, stop))
    rows.push({ name: event.label, swatch: 'dot', color: 'var(--ink-2)' });
  return { title, rows };
}

function eventsOn(placed: PlacedLineBands, { date }: LineStop) {
  const day = dayNumber(date);
  return placed.events.filter(({ first, last }) => first <= day && day <= last);
}
