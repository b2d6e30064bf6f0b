import { Chart, type ChartKind } from '#platform/charts/frame/Chart.tsx';
import { sayAbout } from '#platform/charts/frame/chart-about.ts';
import type { CursorNote } from '#platform/charts/frame/cursor-note.ts';
import type { NominalSize } from '#platform/charts/frame/chart-size.ts';
import { findNearestDot } from '#platform/charts/frame/find-nearest-dot.ts';
import { DotCursor } from '#platform/charts/marks/DotCursor.tsx';
import { layoutScatter, type ScatterLayout } from './layout-scatter.ts';
import type { ScatterInput } from './scatter-data.ts';
import { ScatterMarks } from './ScatterMarks.tsx';

interface Props extends ScatterInput {
  nominal?: NominalSize;
  /** A click or Enter on a dot. */
  onChoose?: (id: number | string) => void;
}

const wide: NominalSize = { width: 840, height: 400, narrowHeight: 340 };

/** Two measures of each place or company as a dot; read from left to right. */
export function Scatter({ nominal = wide, onChoose, ...data }: Props) {
  const choose = (index: number, { dots }: ScatterLayout) => {
    const chosen = dots[index];
    if (chosen) onChoose?.(chosen.dot.id);
  };
  return (
    <Chart
      kind={scatterKind}
      data={data}
      label={sayAbout(data.about)}
      nominal={nominal}
      onChoose={onChoose && choose}
    />
  );
}

const scatterKind: ChartKind<ScatterInput, ScatterLayout> = {
  layout: layoutScatter,
  Marks: ScatterMarks,
  stops: ({ dots }) => dots.map(({ x }) => x),
  describe: noteOf,
  Cursor: ({ layout: { dots }, index }) => {
    const dot = dots[index];
    return <DotCursor dot={dot?.isUnknown ? undefined : dot} r={(dot?.r ?? 0) + 2} />;
  },
  pageStep: 5,
  find: ({ dots }, x, y) =>
    findNearestDot(
      dots.map((dot) => (dot.isUnknown ? nowhere : dot)),
      x,
      y,
    ),
  tip: ({ dots }, index) => ({ x: dots[index]?.x ?? 0, y: dots[index]?.y ?? 0 }),
};

const nowhere = { x: Infinity, y: Infinity };

function noteOf(
  { dots }: ScatterLayout,
  index: number,
  { xAxis, yAxis, sizes, texts }: ScatterInput,
): CursorNote {
  const layout = dots[index];
  if (!layout) return { title: texts.noData, rows: [] };
  const { dot, beyond } = layout;
  return {
    title: dot.name,
    rows: [
      { name: xAxis.label, value: dot.x === null ? texts.noData : xAxis.format(dot.x) },
      { name: yAxis.label, value: dot.y === null ? texts.noData : yAxis.format(dot.y) },
      ...(sizes
        ? [{ name: sizes.label, value: dot.size == null ? texts.noData : sizes.format(dot.size) }]
        : []),
      ...(beyond === null ? [] : [{ name: texts.outside }]),
    ],
  };
}
