import { Chart, type ChartKind } from '#platform/charts/frame/Chart.tsx';
import { GridMarks } from '#platform/charts/axes/AxisMarks.tsx';
import { layoutRangeAxis } from '#platform/charts/axes/layout-range-axis.ts';
import type { ValueAxis } from '#platform/charts/axes/layout-value-axis.ts';
import { ChartText } from '#platform/charts/marks/ChartText.tsx';
import { linePath, round, type Point } from '#platform/charts/marks/line-path.ts';
import type { BudgetPoint } from '#simulation/family/budget-line.ts';

/** What a household can spend at each wage of one earner, without and with the package. Unit: roubles a month. */
export interface BudgetData {
  before: readonly BudgetPoint[];
  after: readonly BudgetPoint[];
  /** The wage the earner has. */
  now: number;
  line: number;
  words: { now: string; line: string; wage: string; before: string; after: string; cliff: string };
  format: { value: (value: number) => string; axis: (value: number) => string };
  texts: { noData?: string };
}

interface Layout {
  width: number;
  axisY: number;
  axis: ValueAxis;
  x: (wage: number) => number;
}

const [upper, foot, left, right] = [24, 28, 56, 12];
const [ticks, narrowTicks, narrow] = [5, 3, 480];

/** The budget line: a cliff is a break with its drop, never a slope. */
export function BudgetLines({ data, label }: { data: BudgetData; label: string }) {
  return <Chart kind={kind} {...{ data, label }} nominal={{ width: 840, height: 300, narrowHeight: 260 }} />;
}

const kind: ChartKind<BudgetData, Layout> = {
  layout({ before, after, line, format }, { width, height }) {
    const axisY = height - foot;
    const values = [...before, ...after].map(({ disposable }) => disposable);
    const axis = layoutRangeAxis({
      min: Math.min(...values, line),
      max: Math.max(...values, line),
      fromZero: false,
      upper,
      lower: axisY,
      format: format.axis,
      lines: 6,
      isTight: true,
    });
    const last = before.at(-1)?.wage ?? 1;
    return { width, axisY, axis, x: (wage) => left + (wage / last) * (width - left - right) };
  },
  Marks,
  stops: ({ x }) => Array.from({ length: 151 }, (_, i) => x(i * 1000)),
  describe: (_, index, { before, after, words, format }) => {
    const [one, other] = [before[index], after[index]];
    const rows = [
      {
        name: words.after,
        value: other ? format.value(other.disposable) : '',
        swatch: 'line',
        color: 'var(--d1)',
      },
      {
        name: words.before,
        value: one ? format.value(one.disposable) : '',
        swatch: 'line',
        color: 'var(--ghost)',
      },
      ...(other?.isCliff ? [{ name: words.cliff }] : []),
    ] as const;
    return { title: `${words.wage} ${format.value(one?.wage ?? 0)}`, rows };
  },
  Cursor: ({ layout, index }) => {
    const x = round(layout.x(index * 1000));
    return <line x1={x} x2={x} y1={upper} y2={layout.axisY} stroke="var(--ink)" />;
  },
  pageStep: 10,
};

function Marks({ layout, data }: { layout: Layout; data: BudgetData }) {
  const { width, axisY, axis, x } = layout;
  const end = width - right;
  const count = width < narrow ? narrowTicks : ticks;
  const lineY = round(axis.y(data.line));
  const last = data.before.at(-1)?.wage ?? 0;
  const nowX = round(x(Math.min(last, data.now)));
  return (
    <>
      <rect x={left} y={lineY} width={end - left} height={Math.max(0, axisY - lineY)} fill="var(--proj)" />
      <GridMarks axis={axis} left={left} right={end} inGutter />
      <Line points={data.before} {...{ layout }} color="var(--ghost)" width={1.5} />
      <Line points={data.after} {...{ layout }} color="var(--d1)" width={2.25} />
      <line
        x1={left}
        x2={end}
        y1={lineY}
        y2={lineY}
        stroke="var(--worse)"
        strokeWidth={1.5}
        strokeDasharray="6 3"
      />
      <ChartText x={end} y={lineY - 6} anchor="end" color="var(--worse)" bold>
        {data.words.line}
      </ChartText>
      <line x1={nowX} x2={nowX} y1={upper} y2={axisY} stroke="var(--ink)" strokeDasharray="1 3" />
      <ChartText x={nowX} y={14} anchor={nowX > width / 2 ? 'end' : 'start'}>
        {data.words.now}
      </ChartText>
      <line x1={left} x2={end} y1={axisY} y2={axisY} stroke="var(--axis)" />
      {Array.from({ length: count + 1 }, (_, i) => (i * last) / count).map((wage) => (
        <ChartText key={wage} x={round(x(wage))} y={axisY + 18} anchor={wage === last ? 'end' : 'middle'}>
          {data.format.axis(wage)}
        </ChartText>
      ))}
    </>
  );
}

interface LineProps {
  points: readonly BudgetPoint[];
  layout: Layout;
  color: string;
  width: number;
}

function Line({ points, layout: { x, axis }, color, width }: LineProps) {
  const at = ({ wage, disposable }: BudgetPoint): Point => ({ x: x(wage), y: axis.y(disposable) });
  const runs = points.reduce<BudgetPoint[][]>((all, point) => {
    if (point.isCliff || all.length === 0) all.push([]);
    all.at(-1)!.push(point);
    return all;
  }, []);
  return (
    <g fill="none" stroke={color}>
      {runs.map((run) => (
        <path key={run[0]!.wage} d={linePath(run.map(at))} strokeWidth={width} />
      ))}
      {runs.slice(1).map((run, i) => (
        <path
          key={run[0]!.wage}
          d={linePath([at(runs[i]!.at(-1)!), at(run[0]!)])}
          strokeWidth={1.25}
          strokeDasharray="2 3"
        />
      ))}
    </g>
  );
}
