import { Chart, type ChartKind } from '#platform/charts/frame/Chart.tsx';
import { sayAbout } from '#platform/charts/frame/chart-about.ts';
import type { CursorNote } from '#platform/charts/frame/cursor-note.ts';
import type { DotRowsInput } from './dot-rows-data.ts';
import { DotRowsMarks } from './DotRowsMarks.tsx';
import { dotRowHeight, dotRowsHeight, layoutDotRows, type DotRowsLayout } from './layout-dot-rows.ts';

/** A few rows, each by how far it lies from zero, beside what it is compared with. */
export function DotRows(data: DotRowsInput) {
  const nominal = { width: 400, height: dotRowsHeight(data.rows.length), isFixed: true };
  return <Chart kind={dotRowsKind} data={data} label={sayAbout(data.about)} nominal={nominal} />;
}

const dotRowsKind: ChartKind<DotRowsInput, DotRowsLayout> = {
  layout: layoutDotRows,
  Marks: DotRowsMarks,
  stops: ({ rows }) => rows.map(({ y }) => y),
  describe: noteOf,
  Cursor: RowCursor,
  direction: 'y',
};

function RowCursor({ layout: { rows, right }, index }: { layout: DotRowsLayout; index: number }) {
  const y = (rows[index]?.y ?? 0) - dotRowHeight / 2;
  return <rect x={-4} y={y} width={right + 20} height={dotRowHeight} fill="var(--ink)" opacity={0.06} />;
}

function noteOf({ rows }: DotRowsLayout, index: number, { names, format, texts }: DotRowsInput): CursorNote {
  const row = rows[index]?.row;
  if (!row) return { title: texts.noData ?? '', rows: [] };
  const say = (value: number | null) => (value === null ? texts.noData : format.value(value));
  return {
    title: row.name,
    rows: [
      { name: names.value, value: say(row.value), swatch: 'dot', color: 'var(--d1)' },
      { name: names.beside, value: say(row.beside), swatch: 'dot', color: 'var(--ghost)' },
    ],
  };
}
