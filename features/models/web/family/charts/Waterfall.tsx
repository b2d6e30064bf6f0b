import { Chart, type ChartKind } from '#platform/charts/frame/Chart.tsx';
import { layoutRangeAxis } from '#platform/charts/axes/layout-range-axis.ts';
import { GridMarks } from '#platform/charts/axes/AxisMarks.tsx';
import type { ValueAxis } from '#platform/charts/axes/layout-value-axis.ts';
import { ChartText } from '#platform/charts/marks/ChartText.tsx';
import { round } from '#platform/charts/marks/line-path.ts';
import { breakLines, estimateTextWidth, fitText } from '#platform/charts/marks/text-width.ts';
import type { WaterfallStep } from '../../../domain/family/waterfall-steps.ts';

/** Bars from wages to what can be spent, with the poverty line over them. Unit: roubles a month. */
export interface WaterfallData {
  steps: readonly (WaterfallStep & { label: string })[];
  line: number;
  lineLabel: string;
  format: {
    value: (value: number) => string;
    signed: (value: number) => string;
    axis: (value: number) => string;
    /** Above bars that are narrow. */
    short: (value: number) => string;
  };
  texts: { noData?: string };
}

interface Layout {
  width: number;
  upper: number;
  axisY: number;
  axis: ValueAxis;
  step: number;
  left: number;
  /** Where the bars end. */
  end: number;
  lineY: number;
  /** The line's name: beside the bars, on narrow screens over them all. */
  lineLabel: { x: number; y: number; anchor: 'start' | 'end' };
}

const [foot, left] = [44, 56];
const narrow = 560;
const colors = { total: 'var(--ink)', tax: 'var(--d2)', benefit: 'var(--d1)', package: 'var(--c6)' } as const;

/** The way from wages to disposable income as a waterfall. */
export function Waterfall({ data, label }: { data: WaterfallData; label: string }) {
  return <Chart kind={kind} {...{ data, label }} nominal={{ width: 840, height: 300, narrowHeight: 280 }} />;
}

const kind: ChartKind<WaterfallData, Layout> = {
  layout({ steps, line, lineLabel: label, format }, { width, height }) {
    const isNarrow = width < narrow;
    const upper = isNarrow ? 44 : 24;
    const end = width - (isNarrow ? 8 : Math.ceil(estimateTextWidth(label, { bold: true })) + 16);
    const axisY = height - foot;
    const values = [...steps.flatMap(({ from, to }) => [from, to]), line];
    const axis = layoutRangeAxis({
      min: 0,
      max: Math.max(...values),
      fromZero: true,
      upper,
      lower: axisY,
      format: format.axis,
      lines: 6,
      isTight: true,
    });
    const step = (end - left) / Math.max(1, steps.length);
    const lineY = axis.y(line);
    const lineLabel = isNarrow
      ? ({ x: end, y: 16, anchor: 'end' } as const)
      : ({ x: end + 8, y: round(lineY + 4), anchor: 'start' } as const);
    return { width, upper, axisY, axis, step, left, end, lineY, lineLabel };
  },
  Marks,
  stops: ({ step }) => Array.from({ length: 40 }, (_, i) => left + (i + 0.5) * step).filter((x) => x < 2000),
  describe: (_, index, { steps, format }) => {
    const step = steps[Math.min(index, steps.length - 1)]!;
    const value = step.from === 0 ? format.value(step.to) : format.signed(step.to - step.from);
    return { title: step.label, rows: [{ name: '', value, swatch: 'bar', color: colors[step.kind] }] };
  },
  Cursor: ({ layout, index }) => (
    <rect
      x={round(layout.left + index * layout.step)}
      y={layout.upper}
      width={round(layout.step)}
      height={layout.axisY - layout.upper}
      fill="none"
      stroke="var(--ink)"
    />
  ),
};

function Marks({ layout, data }: { layout: Layout; data: WaterfallData }) {
  const { axisY, axis, left, end, lineY, lineLabel } = layout;
  return (
    <>
      <GridMarks axis={axis} left={left} right={end} inGutter />
      {data.steps.map((step, at) => (
        <Bar key={`${step.name}${step.measure ?? ''}`} {...{ layout, data, step, at }} />
      ))}
      <line x1={left} x2={end} y1={axisY} y2={axisY} stroke="var(--axis)" />
      <line
        x1={left}
        x2={end}
        y1={round(lineY)}
        y2={round(lineY)}
        stroke="var(--worse)"
        strokeWidth={1.5}
        strokeDasharray="6 3"
      />
      <ChartText {...lineLabel} color="var(--worse)" bold>
        {data.lineLabel}
      </ChartText>
    </>
  );
}

interface BarProps {
  layout: Layout;
  data: WaterfallData;
  step: WaterfallData['steps'][number];
  at: number;
}

/** A step from where the one before ended, with its value over it and its name under it. */
function Bar({ layout, data: { format }, step: { kind: colour, from, to, label }, at }: BarProps) {
  const { width, axisY, axis, step } = layout;
  const [high, low] = [Math.max(from, to), Math.min(from, to)];
  const x = layout.left + at * step;
  const middle = round(x + step / 2);
  const begins = round(axis.y(from === 0 ? to : from));
  const isNarrow = step < 60;
  const long = from === 0 ? format.value(to) : format.signed(to - from);
  return (
    <g>
      <rect
        x={round(x + step * 0.16)}
        y={round(axis.y(high))}
        width={round(step * 0.68)}
        height={round(Math.max(1, axis.y(low) - axis.y(high)))}
        fill={colors[colour]}
      />
      {at > 0 && (
        <line
          x1={round(x - step * 0.16)}
          x2={round(x + step * 0.16)}
          y1={begins}
          y2={begins}
          stroke="var(--ink-3)"
          strokeDasharray="2 2"
        />
      )}
      <ChartText x={middle} y={aboveBar(axis.y(high), layout.lineY)} anchor="middle" color="var(--ink)">
        {isNarrow ? format.short(to - from) : long}
      </ChartText>
      {namesUnder(label, isNarrow ? Math.min(step * 2 - 4, 2 * (width - middle)) : step - 6, isNarrow).map(
        (line, i) => (
          <ChartText
            key={line}
            x={middle}
            y={axisY + 16 + 14 * (i + (isNarrow ? at % 2 : 0))}
            anchor="middle"
          >
            {line}
          </ChartText>
        ),
      )}
    </g>
  );
}

const valueHeight = 18;

/** A value stands over its bar, and over the poverty line too where that would run through it. */
function aboveBar(top: number, lineY: number): number {
  const isCrossed = lineY <= top && lineY > top - valueHeight;
  return round((isCrossed ? lineY : top) - 6);
}

/** Two lines of a name; where bars are narrow one, and every other one lower. */
function namesUnder(label: string, room: number, isNarrow: boolean): string[] {
  if (isNarrow) return [fitText(label, room)];
  const [first = '', ...rest] = breakLines(label, room);
  return [first, rest.join(' ')].filter((line) => line !== '').map((line) => fitText(line, room));
}
