import { useState } from 'react';
import { Chart, type ChartKind } from '#platform/charts/frame/Chart.tsx';
import { sayAbout } from '#platform/charts/frame/chart-about.ts';
import type { NominalSize } from '#platform/charts/frame/chart-size.ts';
import type { CursorNote } from '#platform/charts/frame/cursor-note.ts';
import { round } from '#platform/charts/marks/line-path.ts';
import { firstDayOf } from '#platform/shared/periods.ts';
import { layoutThresholdLine, type ThresholdLineLayout, type ValueSpan } from './layout-threshold-line.ts';
import type { ThresholdLineInput } from './threshold-line-data.ts';
import { ThresholdHandle } from './ThresholdHandle.tsx';
import { ThresholdLineMarks } from './ThresholdLineMarks.tsx';

interface Props extends ThresholdLineInput {
  nominal?: NominalSize;
  /** Name of the handle: what is moved. */
  handleLabel: string;
  /** The threshold as the handle says it. */
  sayThreshold: (value: number) => string;
  onThreshold: (value: number) => void;
}

interface Held extends ThresholdLineInput {
  span: ValueSpan | null;
}

const wide: NominalSize = { width: 840, height: 280, narrowHeight: 240 };

/** A course with a threshold moved by hand or by keys, and when it would have told; the scale stands still under the hand. */
export function ThresholdLine({ nominal = wide, handleLabel, sayThreshold, onThreshold, ...data }: Props) {
  const [span, setSpan] = useState<ValueSpan | null>(null);
  return (
    <Chart
      kind={thresholdKind}
      data={{ ...data, span }}
      label={sayAbout(data.about)}
      nominal={nominal}
      renderHands={(layout) => (
        <ThresholdHandle
          {...{ layout, onThreshold }}
          least={data.side === 'both' ? layout.step : layout.valueAxis.bottom}
          label={handleLabel}
          say={sayThreshold}
          onHold={(held) =>
            setSpan(held ? { min: layout.valueAxis.bottom, max: layout.valueAxis.top } : null)
          }
        />
      )}
    />
  );
}

const thresholdKind: ChartKind<Held, ThresholdLineLayout> = {
  layout: (data, size) => layoutThresholdLine(data, size, data),
  Marks: ThresholdLineMarks,
  stops: ({ timeAxis, points, values }) =>
    points.every((point) => point === null) ? [] : values.map((_, at) => timeAxis.x(timeAxis.first + at)),
  describe: noteOf,
  Cursor: ThresholdCursor,
  reach: ({ axisY }) => axisY,
};

function ThresholdCursor({ layout, index }: { layout: ThresholdLineLayout; index: number }) {
  const { timeAxis, axisY, points } = layout;
  const x = round(timeAxis.x(timeAxis.first + index));
  const point = points[index];
  return (
    <>
      <line x1={x} x2={x} y1={12} y2={axisY} stroke="var(--ink)" />
      {point && (
        <circle cx={x} cy={round(point.y)} r={3.5} fill="var(--ground)" stroke="var(--d1)" strokeWidth={2} />
      )}
    </>
  );
}

function noteOf({ values, timeAxis, fired }: ThresholdLineLayout, index: number, data: Held): CursorNote {
  const { format, texts, about, firedWord } = data;
  const value = values[index] ?? null;
  return {
    title: format.period(firstDayOf(data.period, timeAxis.first + index)),
    rows: [
      {
        name: about.indicator,
        value: value === null ? texts.noData : format.value(value),
        swatch: 'line',
        color: 'var(--d1)',
      },
      ...(fired.some(({ at }) => at === index) ? [{ name: firedWord }] : []),
    ],
  };
}
