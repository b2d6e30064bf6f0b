import { Chart, type ChartKind } from '#platform/charts/frame/Chart.tsx';
import type { CursorNote } from '#platform/charts/frame/cursor-note.ts';
import { ChangeBarsMarks } from './ChangeBarsMarks.tsx';
import {
  changeColor,
  layoutChangeBars,
  rowHeight,
  type Change,
  type ChangesLayout,
} from './layout-change-bars.ts';

interface ChangesInput {
  /** In the order drawn, from above. */
  changes: readonly Change[];
  worse: 'more' | 'less';
  format: {
    /** A signed change: +29,6 %. */
    value: (percent: number) => string;
  };
  texts: { label: string; change: string; noData: string };
}

interface Props extends ChangesInput {
  /** Drawn at this width on the server; 40 px high for each row. */
  nominalWidth?: number;
}

/** Changes as horizontal bars, rust for worse and teal for better, each with its figure. */
export function ChangeBars({ nominalWidth = 400, ...data }: Props) {
  const nominal = { width: nominalWidth, height: data.changes.length * rowHeight, isFixed: true };
  return <Chart kind={changeBarsKind} data={data} label={data.texts.label} nominal={nominal} />;
}

const changeBarsKind: ChartKind<ChangesInput, ChangesLayout> = {
  layout: ({ changes, worse, format, texts }, { width }) =>
    layoutChangeBars(changes, width, { worse, format: format.value, noData: texts.noData }),
  Marks: ChangeBarsMarks,
  stops: ({ rows }) => rows.map(({ y }) => y + rowHeight / 2),
  describe: noteOf,
  Cursor: RowCursor,
  direction: 'y',
  pageStep: 5,
};

function noteOf({ rows }: ChangesLayout, index: number, { worse, texts }: ChangesInput): CursorNote {
  const { name = '', percent = null, label = texts.noData } = rows[index] ?? {};
  const color = percent === null ? undefined : changeColor(percent, worse);
  return {
    title: name,
    rows: [{ name: texts.change, value: label, ...(color && { swatch: 'bar' as const, color }) }],
  };
}

function RowCursor({ index }: { index: number }) {
  return (
    <rect
      x={-4}
      y={index * rowHeight}
      width="calc(100% + 8px)"
      height={rowHeight}
      fill="var(--ink)"
      opacity={0.06}
    />
  );
}
