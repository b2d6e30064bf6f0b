import { Chart, type ChartKind } from '#platform/charts/frame/Chart.tsx';
import { GridMarks } from '#platform/charts/axes/AxisMarks.tsx';
import { layoutRangeAxis } from '#platform/charts/axes/layout-range-axis.ts';
import type { ValueAxis } from '#platform/charts/axes/layout-value-axis.ts';
import { linePath, round, type Point } from '#platform/charts/marks/line-path.ts';
import { fallsOf, maxShown, type MarginalPoint } from '../../../domain/family/marginal-curve.ts';
import type { BudgetData } from './BudgetLines.tsx';

/** What part of the next thousand roubles is not kept at each wage, without and with the package. */
export type MarginalData = Pick<BudgetData, 'before' | 'after' | 'now' | 'texts'> & {
  words: Pick<BudgetData['words'], 'wage' | 'before' | 'after' | 'cliff'>;
  format: { share: (share: number) => string; wage: (wage: number) => string };
};

interface Layout {
  width: number;
  axisY: number;
  axis: ValueAxis;
  x: (wage: number) => number;
}

const [upper, foot, left, right] = [12, 8, 56, 12];

/** The marginal rate as steps; a cliff stands at the top of the scale whatever its height, with a dot where income falls. */
export function MarginalCurve({ data, label }: { data: MarginalData; label: string }) {
  return <Chart kind={kind} {...{ data, label }} nominal={{ width: 840, height: 160, narrowHeight: 150 }} />;
}

const kind: ChartKind<MarginalData, Layout> = {
  layout({ before, after, format }, { width, height }) {
    const axisY = height - foot;
    const lowest = Math.min(0, ...[...before, ...after].map(({ marginalShare }) => marginalShare));
    const axis = layoutRangeAxis({
      min: Math.max(-maxShown, lowest),
      max: maxShown,
      fromZero: false,
      upper,
      lower: axisY,
      format: format.share,
      lines: 4,
      isTight: true,
    });
    const last = before.at(-1)?.wage ?? 1;
    return { width, axisY, axis, x: (wage) => left + (wage / last) * (width - left - right) };
  },
  Marks,
  stops: ({ x }) => Array.from({ length: 151 }, (_, i) => x(i * 1000)),
  describe: (_, index, { before, after, words, format }) => {
    const [one, other] = [before[index], after[index]];
    const row = (name: string, point: MarginalPoint | undefined, color: string) =>
      ({ name, value: point ? format.share(point.marginalShare) : '', swatch: 'line', color }) as const;
    const rows = [row(words.after, other, 'var(--d1)'), row(words.before, one, 'var(--ghost)')];
    return {
      title: `${words.wage} ${format.wage(one?.wage ?? 0)}`,
      rows: (other?.marginalShare ?? 0) > 1 ? [...rows, { name: words.cliff }] : rows,
    };
  },
  Cursor: ({ layout, index }) => {
    const x = round(layout.x(index * 1000));
    return <line x1={x} x2={x} y1={upper} y2={layout.axisY} stroke="var(--ink)" />;
  },
  pageStep: 10,
};

function Marks({ layout, data }: { layout: Layout; data: MarginalData }) {
  const { width, axis, axisY, x } = layout;
  const end = width - right;
  const all = round(axis.y(1));
  const nowX = round(x(Math.min(data.before.at(-1)?.wage ?? 0, data.now)));
  return (
    <>
      <GridMarks axis={axis} left={left} right={end} inGutter />
      <line x1={left} x2={end} y1={all} y2={all} stroke="var(--worse)" strokeDasharray="6 3" />
      <Steps points={data.before} layout={layout} color="var(--ghost)" width={1.5} />
      <Steps points={data.after} layout={layout} color="var(--d1)" width={2.25} />
      {fallsOf(data.after).map(({ wage, marginalShare }) => (
        <circle
          key={wage}
          cx={round(x(wage))}
          cy={round(axis.y(shown(marginalShare)))}
          r={3.5}
          fill="var(--worse)"
          stroke="var(--ground)"
        />
      ))}
      <line x1={nowX} x2={nowX} y1={upper} y2={axisY} stroke="var(--ink)" strokeDasharray="1 3" />
    </>
  );
}

interface StepsProps {
  points: readonly MarginalPoint[];
  layout: Layout;
  color: string;
  width: number;
}

const shown = (share: number): number => Math.max(-maxShown, Math.min(maxShown, share));

function Steps({ points, layout: { x, axis }, color, width }: StepsProps) {
  const path = points.flatMap(({ wage, marginalShare }, i): Point[] => {
    const y = axis.y(shown(marginalShare));
    return [
      { x: x(wage), y },
      { x: x(points[i + 1]?.wage ?? wage), y },
    ];
  });
  return <path d={linePath(path)} fill="none" stroke={color} strokeWidth={width} />;
}
