import { Chart, type ChartKind } from '#platform/charts/frame/Chart.tsx';
import { sayAbout } from '#platform/charts/frame/chart-about.ts';
import type { CursorNote, CursorRow } from '#platform/charts/frame/cursor-note.ts';
import type { NominalSize } from '#platform/charts/frame/chart-size.ts';
import { layoutTreemap, type TreemapLayout } from './layout-treemap.ts';
import type { TreemapInput } from './treemap-data.ts';
import { TreemapMarks } from './TreemapMarks.tsx';

interface Props extends TreemapInput {
  nominal?: NominalSize;
  /** A click or Enter on a part; never on the merged rest. */
  onChoose?: (id: number | string) => void;
}

const wide: NominalSize = { width: 840, height: 460, narrowHeight: 480 };

/** Parts of a whole by area, their change by colour; read from the largest to the smallest. */
export function Treemap({ nominal = wide, onChoose, ...data }: Props) {
  const choose = (index: number, { cells }: TreemapLayout) => {
    const cell = cells[index];
    if (cell && !cell.isRest) onChoose?.(cell.item.id);
  };
  return (
    <Chart
      kind={treemapKind}
      data={data}
      label={sayAbout(data.about)}
      nominal={nominal}
      onChoose={onChoose && choose}
    />
  );
}

const treemapKind: ChartKind<TreemapInput, TreemapLayout> = {
  layout: (data, size) => layoutTreemap(data, size, data),
  Marks: TreemapMarks,
  stops: ({ cells }) => cells.map(({ x, width }) => x + width / 2),
  describe: noteOf,
  Cursor: CellCursor,
  direction: 'y',
  pageStep: 5,
  find: ({ cells }, x, y) => {
    const found = cells.findIndex(
      (cell) => x >= cell.x && x <= cell.x + cell.width && y >= cell.y && y <= cell.y + cell.height,
    );
    return found === -1 ? null : found;
  },
  tip: ({ cells }, index) => {
    const { x = 0, y = 0, width = 0, height = 0 } = cells[index] ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  },
};

function CellCursor({ layout: { cells }, index }: { layout: TreemapLayout; index: number }) {
  const cell = cells[index];
  if (!cell) return null;
  const { x, y, width, height } = cell;
  return (
    <rect
      x={x + 1}
      y={y + 1}
      width={Math.max(0, width - 2)}
      height={Math.max(0, height - 2)}
      fill="none"
      stroke="var(--focus)"
      strokeWidth={2}
    />
  );
}

function noteOf({ cells }: TreemapLayout, index: number, data: TreemapInput): CursorNote {
  const { about, format, texts, toneTitle, formatChange } = data;
  const cell = cells[index];
  if (!cell) return { title: texts.noData, rows: [] };
  const { name, code, value, change } = cell.item;
  const rows: CursorRow[] = [
    { name: about.indicator, value: `${format.value(value)} ${about.unit}`.trimEnd() },
  ];
  if (change != null && formatChange)
    rows.push({
      name: toneTitle ?? texts.change,
      value: formatChange(change),
      swatch: 'bar',
      color: cell.fill,
    });
  return { title: code === undefined ? name : `${code} ${name}`, rows };
}
