import { Chart, type ChartKind } from '#platform/charts/frame/Chart.tsx';
import type { CursorNote } from '#platform/charts/frame/cursor-note.ts';
import {
  layoutLevelScale,
  levelScaleHeight,
  type LevelScaleLayout,
  type LevelScaleData,
} from './layout-level-scale.ts';
import { levelBar, LevelScaleMarks } from './LevelScaleMarks.tsx';

/** Where a value stands among the classes of its measure, beside the country. */
export function LevelScale({ label, ...data }: LevelScaleData & { label: string }) {
  const nominal = { width: 400, height: levelScaleHeight, isFixed: true };
  return <Chart kind={levelScaleKind} data={data} label={label} nominal={nominal} />;
}

const levelScaleKind: ChartKind<LevelScaleData, LevelScaleLayout> = {
  layout: layoutLevelScale,
  Marks: LevelScaleMarks,
  stops: ({ classes }) => classes.map(({ x, width }) => x + width / 2),
  describe: noteOf,
  Cursor: ClassCursor,
};

function ClassCursor({ layout: { classes }, index }: { layout: LevelScaleLayout; index: number }) {
  const { x = 0, width = 0 } = classes[index] ?? {};
  return <rect x={x} width={width} {...levelBar} fill="none" stroke="var(--focus)" strokeWidth={2} />;
}

function noteOf({ classes }: LevelScaleLayout, index: number): CursorNote {
  const { name = '', range = '' } = classes[index] ?? {};
  return { title: name, rows: [{ name: range }] };
}
