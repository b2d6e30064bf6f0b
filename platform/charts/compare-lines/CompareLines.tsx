import { useCallback, useMemo } from 'react';
import { round } from '#platform/charts/marks/line-path.ts';
import type { ChartFormat } from '#platform/charts/frame/chart-format.ts';
import type { CursorNote } from '#platform/charts/frame/cursor-note.ts';
import { Plot } from '#platform/charts/frame/Plot.tsx';
import { useChartSize, type ChartSize, type NominalSize } from '#platform/charts/frame/use-chart-size.ts';
import { CompareLinesMarks } from './CompareLinesMarks.tsx';
import {
  dayOfStop,
  placeCompareLines,
  type CompareLinesData,
  type PlacedCompareLines,
} from './place-compare-lines.ts';

interface Props extends CompareLinesData {
  format: ChartFormat;
  texts: { label: string; date: string; noData: string; unit?: string };
  nominal?: NominalSize;
  onDay?: (isoDate: string | null) => void;
}

const wide: NominalSize = { width: 840, height: 360, narrowHeight: 280 };

/** Up to five places on one scale, each named at the end of its line. */
export function CompareLines({ series, dates, yMax, scale, format, texts, nominal = wide, onDay }: Props) {
  const { container, size, phone } = useChartSize(nominal);
  const place = useCallback(
    (forSize: ChartSize) => placeCompareLines({ series, dates, yMax, scale }, forSize, format),
    [series, dates, yMax, scale, format],
  );
  const placed = useMemo(() => place(size), [place, size]);
  const stops = useMemo(
    () => dates.map((_, day) => placed.dayAxis.x(placed.dayAxis.first + day)),
    [dates, placed],
  );
  const marks = useMemo(() => <CompareLinesMarks placed={placed} unit={texts.unit} />, [placed, texts.unit]);
  return (
    <Plot
      container={container}
      nominal={nominal}
      size={size}
      phone={phone && { size: phone, marks: <CompareLinesMarks placed={place(phone)} unit={texts.unit} /> }}
      label={texts.label}
      stops={stops}
      reach={size.height}
      describe={(index) => noteOf(placed, series, index, format, texts.noData)}
      drawCursor={cursorOn(placed, stops)}
      onCursor={onDay && ((index) => onDay(index === null ? null : (dates[index] ?? null)))}
    >
      {marks}
    </Plot>
  );
}

function cursorOn(placed: PlacedCompareLines, stops: readonly number[]) {
  return (index: number) => {
    const x = round(stops[index] ?? 0);
    return (
      <>
        <line x1={x} x2={x} y1={12} y2={placed.axisY} stroke="var(--ink)" />
        {placed.series.map(({ id, points, color }) => {
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
  };
}

/** Highest first, as the lines stand one above the other. */
function noteOf(
  placed: PlacedCompareLines,
  series: CompareLinesData['series'],
  index: number,
  format: ChartFormat,
  noData: string,
): CursorNote {
  const rows = placed.series.map(({ color }, order) => {
    const value = series[order]?.values[index] ?? null;
    const shown = value === null ? noData : format.value(value);
    return {
      name: series[order]?.name ?? '',
      value: shown,
      swatch: 'line' as const,
      color,
      height: value ?? -1,
    };
  });
  return {
    title: format.date(dayOfStop(placed, index)),
    rows: rows.toSorted((one, other) => other.height - one.height),
  };
}
