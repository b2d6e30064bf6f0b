import { EventBand } from '#platform/charts/events/EventMarks.tsx';
import { Chart, type ChartKind } from '#platform/charts/frame/Chart.tsx';
import type { CursorNote, CursorRow } from '#platform/charts/frame/cursor-note.ts';
import { dayNumber } from '#platform/charts/frame/day-number.ts';
import type { NominalSize } from '#platform/charts/frame/chart-size.ts';
import { hues } from '#platform/charts/marks/hues.ts';
import { round } from '#platform/charts/marks/line-path.ts';
import { LineBandsMarks } from './LineBandsMarks.tsx';
import type { LineBandsInput } from './line-bands-data.ts';
import { layoutLineBands, type LineBandsLayout, type LineStop } from './layout-line-bands.ts';

interface Props extends LineBandsInput {
  nominal?: NominalSize;
  /** The day under the cursor, null when it leaves. */
  onDay?: (isoDate: string | null) => void;
}

const wide: NominalSize = { width: 840, height: 400, narrowHeight: 280 };

/** A daily series with its gaps, and a forecast with bands, median and what was forecast before. */
export function LineBands({ nominal = wide, onDay, ...data }: Props) {
  const tell = (index: number | null, { stops }: LineBandsLayout) =>
    onDay?.(index === null ? null : (stops[index]?.date ?? null));
  return (
    <Chart
      kind={lineBandsKind}
      data={data}
      label={data.texts.label}
      nominal={nominal}
      onStop={onDay && tell}
    />
  );
}

const lineBandsKind: ChartKind<LineBandsInput, LineBandsLayout> = {
  layout: (data, size) => layoutLineBands(data, size, data),
  Marks: LineBandsMarks,
  stops: ({ stops }) => stops.map(({ x }) => x),
  describe: noteOf,
  Cursor: StopCursor,
  reach: ({ axisY }) => axisY + 24,
};

function StopCursor({
  layout,
  index,
  data,
}: {
  layout: LineBandsLayout;
  index: number;
  data: LineBandsInput;
}) {
  const stop = layout.stops[index];
  if (!stop) return null;
  const x = round(stop.x);
  return (
    <>
      {eventsOn(layout, stop).map((event) => (
        <EventBand key={event.id} event={event} upper={20} axisY={layout.axisY} />
      ))}
      <line x1={x} x2={x} y1={12} y2={layout.axisY} stroke="var(--ink)" />
      {stop.y !== null && (
        <circle
          cx={x}
          cy={round(stop.y)}
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
  layout: LineBandsLayout,
  index: number,
  { format, texts, hue = 1 }: LineBandsInput,
): CursorNote {
  const stop = layout.stops[index];
  if (!stop) return { title: texts.noData, rows: [] };
  const title = format.date(stop.date);
  const say = (value: number | null) => (value === null ? texts.noData : format.value(value));
  if (stop.step) {
    const { median, bands, weak } = stop.step;
    const color = weak ? 'var(--ghost)' : hues[hue].line;
    const rows: CursorRow[] = [{ name: texts.median, value: format.value(median), swatch: 'line', color }];
    for (const { percent, low, high } of bands)
      rows.push({ name: texts.band(percent), value: texts.range(low, high) });
    if (weak) rows.push({ name: texts.weak });
    rows.push(...laterRows(stop, { format, texts }));
    return { title, rows };
  }
  const rows: CursorRow[] = [];
  if (stop.bar !== undefined && texts.bars)
    rows.push({ name: texts.bars, value: say(stop.bar), swatch: 'bar', color: hues[hue].bar });
  rows.push({ name: texts.line, value: say(stop.value), swatch: 'line', color: hues[hue].line });
  rows.push(...laterRows(stop, { format, texts }));
  for (const event of eventsOn(layout, stop))
    rows.push({ name: event.label, swatch: 'dot', color: 'var(--ink-2)' });
  return { title, rows };
}

function laterRows(
  { later }: LineStop,
  { format, texts }: Pick<LineBandsInput, 'format' | 'texts'>,
): CursorRow[] {
  if (later == null || !texts.later) return [];
  return [{ name: texts.later, value: format.value(later), swatch: 'line', color: 'var(--ghost)' }];
}

function eventsOn(layout: LineBandsLayout, { date }: LineStop) {
  const day = dayNumber(date);
  return layout.events.filter(({ first, last }) => first <= day && day <= last);
}
