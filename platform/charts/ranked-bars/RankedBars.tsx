import { Chart, type ChartKind } from '#platform/charts/frame/Chart.tsx';
import { sayAbout } from '#platform/charts/frame/chart-about.ts';
import type { CursorNote, CursorRow } from '#platform/charts/frame/cursor-note.ts';
import { layoutRankedBars, rowHeight, type RankedBarsLayout } from './layout-ranked-bars.ts';
import type { RankedBarsInput } from './ranked-bars-data.ts';
import { RankedBarsMarks } from './RankedBarsMarks.tsx';

interface Props extends RankedBarsInput {
  /** Drawn at this width on the server; 32 px high for each row. */
  nominalWidth?: number;
  /** A click or Enter on a row. */
  onChoose?: (id: number | string) => void;
}

/** Places, branches or budget lines by size, each with its figure; the own one strong, what it is compared with grey. */
export function RankedBars({ nominalWidth = 400, onChoose, ...data }: Props) {
  const choose = (index: number, { rows }: RankedBarsLayout) => {
    const chosen = rows[index];
    if (chosen) onChoose?.(chosen.row.id);
  };
  return (
    <Chart
      kind={rankedBarsKind}
      data={data}
      label={sayAbout(data.about)}
      nominal={{ width: nominalWidth, height: Math.max(1, data.rows.length) * rowHeight, isFixed: true }}
      onChoose={onChoose && choose}
    />
  );
}

const rankedBarsKind: ChartKind<RankedBarsInput, RankedBarsLayout> = {
  layout: (data, size) => layoutRankedBars(data, size, data),
  Marks: RankedBarsMarks,
  stops: ({ rows }) => rows.map(({ y }) => y + rowHeight / 2),
  describe: noteOf,
  Cursor: RowCursor,
  direction: 'y',
  pageStep: 5,
  reach: ({ rows }) => Math.max(1, rows.length * rowHeight),
};

function RowCursor({ layout: { width }, index }: { layout: RankedBarsLayout; index: number }) {
  return (
    <rect
      x={-4}
      y={index * rowHeight}
      width={width + 8}
      height={rowHeight}
      fill="var(--ink)"
      opacity={0.06}
    />
  );
}

function noteOf(
  { rows }: RankedBarsLayout,
  index: number,
  { about, format, texts }: RankedBarsInput,
): CursorNote {
  const row = rows[index];
  if (!row) return { title: texts.noData, rows: [] };
  const { value, plan, later, low, high } = row.row;
  const unit = about.unit === '' || value === null ? '' : ` ${about.unit}`;
  const said: CursorRow[] = [{ name: about.indicator, value: row.figure + unit }];
  if (plan !== undefined) said.push({ name: texts.plan, value: format.value(plan) });
  if (later != null)
    said.push({
      name: texts.later,
      value: format.value(later) + unit,
      swatch: 'line',
      color: 'var(--ghost)',
    });
  if (low !== undefined && high !== undefined) said.push({ name: texts.range(low, high) });
  return { title: row.name, rows: said };
}
