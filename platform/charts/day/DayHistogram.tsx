import { useMemo } from 'react';
import { Plot } from '#platform/charts/frame/Plot.tsx';
import { useChartSize, type NominalSize } from '#platform/charts/frame/use-chart-size.ts';
import { DayHistogramMarks } from './DayHistogramMarks.tsx';
import { clockOf, placeHours, type PlacedHour } from './place-day.ts';

interface Props {
  /** Counts of the hours 0…23. */
  counts: readonly number[];
  format: { value: (count: number) => string };
  texts: {
    label: string;
    /** The series: заголовков. */
    count: string;
    /** Written above the tallest bar. */
    peak?: string;
  };
  nominal?: NominalSize;
}

const standard: NominalSize = { width: 400, height: 92 };

/** How many headlines each hour of a day brought. */
export function DayHistogram({ counts, format, texts, nominal = standard }: Props) {
  const { container, size } = useChartSize(nominal);
  const { width, height } = size;
  const axisY = height - 20;
  const hours = useMemo(() => placeHours(counts, { width, upper: 28, axisY }), [counts, width, axisY]);
  const stops = useMemo(() => hours.map(({ x, width }) => x + width / 2), [hours]);
  const marks = useMemo(
    () => <DayHistogramMarks hours={hours} width={width} axisY={axisY} peakText={texts.peak} />,
    [hours, width, axisY, texts.peak],
  );
  return (
    <Plot
      container={container}
      nominal={nominal}
      size={size}
      label={texts.label}
      stops={stops}
      reach={height}
      pageStep={6}
      describe={(hour) => ({
        title: `${clockOf(hour)}–${clockOf(hour + 1)}`,
        rows: [
          { name: texts.count, value: format.value(counts[hour] ?? 0), swatch: 'bar', color: 'var(--ink)' },
        ],
      })}
      drawCursor={cursorOn(hours)}
    >
      {marks}
    </Plot>
  );
}

function cursorOn(hours: readonly PlacedHour[]) {
  return (hour: number) => {
    const bar = hours[hour];
    return bar && <rect x={bar.x} y={bar.y} width={bar.width} height={bar.height} fill="var(--link)" />;
  };
}
