import { round } from '#platform/charts/marks/line-path.ts';
import { Chart, type ChartKind } from '#platform/charts/frame/Chart.tsx';
import { sayAbout } from '#platform/charts/frame/chart-about.ts';
import type { CursorNote, CursorRow } from '#platform/charts/frame/cursor-note.ts';
import type { NominalSize } from '#platform/charts/frame/chart-size.ts';
import { firstDayOf, periodNumber } from '#platform/shared/periods.ts';
import { layoutLines, type LinesLayout } from './layout-lines.ts';
import type { LinesInput } from './lines-data.ts';
import { LinesMarks } from './LinesMarks.tsx';

interface Props extends LinesInput {
  nominal?: NominalSize;
  /** The first day of the period under the cursor, null when it leaves. */
  onPeriod?: (day: string | null) => void;
}

const wide: NominalSize = { width: 840, height: 360, narrowHeight: 280 };

/** Up to five lines over days, weeks, months, quarters or years, with bands, breaks and missing periods. */
export function Lines({ nominal = wide, onPeriod, ...data }: Props) {
  const tell = (index: number | null, { timeAxis }: LinesLayout) =>
    onPeriod?.(index === null ? null : firstDayOf(data.period, timeAxis.first + index));
  return (
    <Chart
      kind={linesKind}
      data={data}
      label={sayAbout(data.about)}
      nominal={nominal}
      onStop={onPeriod && tell}
    />
  );
}

const linesKind: ChartKind<LinesInput, LinesLayout> = {
  layout: (data, size) => layoutLines(data, size, data),
  Marks: LinesMarks,
  stops: ({ timeAxis, lines }) =>
    lines.every(({ end }) => end === null)
      ? []
      : (lines[0]?.values ?? []).map((_, at) => timeAxis.x(timeAxis.first + at)),
  describe: noteOf,
  Cursor: LinesCursor,
  pageStep: 4,
};

function LinesCursor({ layout, index }: { layout: LinesLayout; index: number }) {
  const { timeAxis, axisY, lines } = layout;
  const x = round(timeAxis.x(timeAxis.first + index));
  return (
    <>
      <line x1={x} x2={x} y1={12} y2={axisY} stroke="var(--ink)" />
      {lines.map(({ id, points, color }) => {
        const point = points[index];
        return (
          point && (
            <circle
              key={id}
              cx={x}
              cy={round(point.y)}
              r={3.5}
              fill="var(--ground)"
              stroke={color}
              strokeWidth={2}
            />
          )
        );
      })}
    </>
  );
}

/** Highest first, as the lines stand one above the other; an interval after its value, a break after all. */
function noteOf(
  { lines, timeAxis, breaks }: LinesLayout,
  index: number,
  { period, format, texts, projectedFrom }: LinesInput,
): CursorNote {
  const day = firstDayOf(period, timeAxis.first + index);
  const rows = lines.map(({ name, values, color }): CursorRow & { height: number } => {
    const point = values[index] ?? null;
    const value = point?.value ?? null;
    const interval =
      point?.low === undefined || point.high === undefined ? '' : ` (${texts.range(point.low, point.high)})`;
    const later = point?.later == null ? '' : `; ${texts.later} ${format.value(point.later)}`;
    const shown = (value === null ? texts.noData : format.value(value) + interval) + later;
    return { name, value: shown, swatch: 'line', color, height: value ?? -Infinity };
  });
  const breakHere = breaks.find(({ number }) => number === timeAxis.first + index);
  const isAhead =
    projectedFrom !== undefined && timeAxis.first + index >= periodNumber(period, projectedFrom);
  return {
    title: isAhead ? `${format.period(day)}, ${texts.projection}` : format.period(day),
    rows: [
      ...rows.toSorted((one, other) => other.height - one.height),
      ...(breakHere ? [{ name: breakHere.label }] : []),
    ],
  };
}
