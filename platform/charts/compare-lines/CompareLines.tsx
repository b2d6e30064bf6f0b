import { Chart, type ChartKind } from '#platform/charts/frame/Chart.tsx';
import type { CursorNote } from '#platform/charts/frame/cursor-note.ts';
import type { NominalSize } from '#platform/charts/frame/chart-size.ts';
import { round } from '#platform/charts/marks/line-path.ts';
import { CompareLinesMarks } from './CompareLinesMarks.tsx';
import {
  dayOfStop,
  layoutCompareLines,
  type CompareLinesInput,
  type CompareLinesLayout,
} from './layout-compare-lines.ts';

interface Props extends CompareLinesInput {
  nominal?: NominalSize;
  onDay?: (isoDate: string | null) => void;
}

const wide: NominalSize = { width: 840, height: 360, narrowHeight: 280 };

/** Up to five places on one scale of days, each named at the end of its line. */
export function CompareLines({ nominal = wide, onDay, ...data }: Props) {
  const tell = (index: number | null) => onDay?.(index === null ? null : (data.dates[index] ?? null));
  return (
    <Chart
      kind={compareLinesKind}
      data={data}
      label={data.texts.label}
      nominal={nominal}
      onStop={onDay && tell}
    />
  );
}

const compareLinesKind: ChartKind<CompareLinesInput, CompareLinesLayout> = {
  layout: (data, size) => layoutCompareLines(data, size, data.format),
  Marks: CompareLinesMarks,
  stops: ({ dayAxis, series }) => (series[0]?.points ?? []).map((_, day) => dayAxis.x(dayAxis.first + day)),
  describe: noteOf,
  Cursor: DayCursor,
};

function DayCursor({ layout, index }: { layout: CompareLinesLayout; index: number }) {
  const x = round(layout.dayAxis.x(layout.dayAxis.first + index));
  return (
    <>
      <line x1={x} x2={x} y1={12} y2={layout.axisY} stroke="var(--ink)" />
      {layout.series.map(({ id, points, color }) => {
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

/** Highest first, as the lines stand one above the other. */
function noteOf(
  layout: CompareLinesLayout,
  index: number,
  { series, format, texts }: CompareLinesInput,
): CursorNote {
  const rows = layout.series.map(({ color }, order) => {
    const value = series[order]?.values[index] ?? null;
    const shown = value === null ? texts.noData : format.value(value);
    return {
      name: series[order]?.name ?? '',
      value: shown,
      swatch: 'line' as const,
      color,
      height: value ?? -1,
    };
  });
  return {
    title: format.date(dayOfStop(layout, index)),
    rows: rows.toSorted((one, other) => other.height - one.height),
  };
}
