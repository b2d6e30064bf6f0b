import { EventBand } from '#platform/charts/events/EventMarks.tsx';
import { Chart, type ChartKind } from '#platform/charts/frame/Chart.tsx';
import type { CursorNote, CursorRow } from '#platform/charts/frame/cursor-note.ts';
import { dayNumber } from '#platform/charts/frame/day-number.ts';
import type { NominalSize } from '#platform/charts/frame/chart-size.ts';
import { hues } from '#platform/charts/marks/hues.ts';
import { round } from '#platform/charts/marks/line-path.ts';
import { DailyBarsMarks } from './DailyBarsMarks.tsx';
import { stripValueOn, type DailyBarsInput } from './daily-bars-data.ts';
import { layoutDailyBars, type DailyBarsLayout, type DayLayout } from './layout-daily-bars.ts';

interface Props extends DailyBarsInput {
  /** Drawn at this size on the server; the width then follows the container. */
  nominal?: NominalSize;
  /** The day under the cursor, null when it leaves: for whatever is linked with the chart. */
  onDay?: (isoDate: string | null) => void;
}

const wide: NominalSize = { width: 840, height: 360, narrowHeight: 300 };

/** Daily figures as bars under their seven-day average, read by pointer, touch and arrow keys. */
export function DailyBars({ nominal = wide, onDay, ...data }: Props) {
  const tell = (index: number | null, { days }: DailyBarsLayout) =>
    onDay?.(index === null ? null : (days[index]?.date ?? null));
  return (
    <Chart
      kind={dailyBarsKind}
      data={data}
      label={data.texts.label}
      nominal={nominal}
      onStop={onDay && tell}
    />
  );
}

const dailyBarsKind: ChartKind<DailyBarsInput, DailyBarsLayout> = {
  layout: (data, size) => layoutDailyBars(data, size, data),
  Marks: DailyBarsMarks,
  stops: ({ days }) => days.map(({ x }) => x),
  describe: noteOf,
  Cursor: DayCursor,
  reach: ({ axisY }) => axisY + 24,
};

function DayCursor({
  layout,
  index,
  data,
}: {
  layout: DailyBarsLayout;
  index: number;
  data: DailyBarsInput;
}) {
  const day = layout.days[index];
  if (!day) return null;
  const x = round(day.x);
  const hasAverage = day.average !== null && day.average >= layout.valueAxis.bottom;
  return (
    <>
      {eventsOn(layout, day).map((event) => (
        <EventBand key={event.id} event={event} upper={20} axisY={layout.axisY} />
      ))}
      <line x1={x} x2={x} y1={12} y2={layout.axisY} stroke="var(--ink)" />
      {hasAverage && (
        <circle
          cx={x}
          cy={round(layout.valueAxis.y(day.average ?? 0))}
          r={4}
          fill="var(--ground)"
          stroke={hues[data.hue ?? 1].line}
          strokeWidth={2}
        />
      )}
    </>
  );
}

function noteOf(
  layout: DailyBarsLayout,
  index: number,
  { format, texts, strip, hue = 1 }: DailyBarsInput,
): CursorNote {
  const day = layout.days[index];
  if (!day) return { title: texts.noData, rows: [] };
  const say = (value: number | null) => (value === null ? texts.noData : format.value(value));
  const rows: CursorRow[] = [
    { name: texts.bars, value: say(day.value), swatch: 'bar', color: hues[hue].bar },
    { name: texts.line, value: say(day.average), swatch: 'line', color: hues[hue].line },
  ];
  if (day.later != null && texts.later)
    rows.push({ name: texts.later, value: say(day.later), swatch: 'line', color: 'var(--ghost)' });
  if (day.unfinished) rows.push({ name: texts.unfinished });
  const strength = strip && stripValueOn(strip, day.date);
  if (strip && strength != null) rows.push({ name: strip.name, value: String(strength) });
  for (const event of eventsOn(layout, day))
    rows.push({ name: event.label, swatch: 'dot', color: 'var(--ink-2)' });
  return { title: format.date(day.date), rows };
}

function eventsOn(layout: DailyBarsLayout, { date }: DayLayout) {
  const day = dayNumber(date);
  return layout.events.filter(({ first, last }) => first <= day && day <= last);
}
