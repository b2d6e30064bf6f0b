import { Chart, type ChartKind } from '#platform/charts/frame/Chart.tsx';
import { sayAbout } from '#platform/charts/frame/chart-about.ts';
import type { CursorNote, CursorRow } from '#platform/charts/frame/cursor-note.ts';
import type { NominalSize } from '#platform/charts/frame/chart-size.ts';
import { round } from '#platform/charts/marks/line-path.ts';
import { firstDayOf, periodNumber } from '#platform/shared/periods.ts';
import { maxParts, type ColumnsInput } from './columns-data.ts';
import { ColumnsMarks } from './ColumnsMarks.tsx';
import { layoutColumns, type ColumnsLayout } from './layout-columns.ts';

interface Props extends ColumnsInput {
  nominal?: NominalSize;
}

const small: NominalSize = { width: 400, height: 240 };

/** Values of days, weeks, months, quarters or years as columns: one series above and below zero, or several stacked. */
export function Columns({ nominal = small, ...data }: Props) {
  return <Chart kind={columnsKind} data={data} label={sayAbout(data.about)} nominal={nominal} />;
}

const columnsKind: ChartKind<ColumnsInput, ColumnsLayout> = {
  layout: (data, size) => layoutColumns(data, size, data),
  Marks: ColumnsMarks,
  stops: ({ timeAxis, periods }) =>
    periods.every(({ total }) => total === null) ? [] : periods.map(({ number }) => timeAxis.x(number)),
  describe: noteOf,
  Cursor: ColumnsCursor,
  pageStep: 4,
};

function ColumnsCursor({
  layout: { timeAxis, axisY, periods },
  index,
}: {
  layout: ColumnsLayout;
  index: number;
}) {
  const period = periods[index];
  if (!period) return null;
  const x = round(timeAxis.x(period.number) - timeAxis.step / 2);
  return (
    <rect x={x} y={12} width={round(timeAxis.step)} height={axisY - 12} fill="var(--ink)" opacity={0.07} />
  );
}

/** Parts from above, as they are stacked, then their sum. */
function noteOf({ periods, boxes }: ColumnsLayout, index: number, data: ColumnsInput): CursorNote {
  const { period, series, format, texts, projectedFrom } = data;
  const column = periods[index];
  if (!column) return { title: texts.noData, rows: [] };
  const say = (value: number | null) => (value === null ? texts.noData : format.value(value));
  const rows = series.slice(0, maxParts).map(({ name, hue }, part): CursorRow => {
    const plain = (column.values[part] ?? 0) < 0 ? 'var(--d2)' : 'var(--d1)';
    const color = series.length > 1 || hue ? `var(--c${hue ?? part + 1})` : plain;
    return { name, value: say(column.values[part] ?? null), swatch: 'bar', color };
  });
  const extra: CursorRow[] = [];
  if (series.length > 1 && boxes.length > 0) extra.push({ name: texts.total, value: say(column.total) });
  if (column.later !== null) extra.push({ name: texts.later, value: say(column.later) });
  if (column.note !== null) extra.push({ name: column.note });
  for (const { day, label } of data.breaks ?? [])
    if (periodNumber(period, day) === column.number) extra.push({ name: label });
  const isAhead = projectedFrom !== undefined && column.number >= periodNumber(period, projectedFrom);
  const title = format.period(firstDayOf(period, column.number));
  return { title: isAhead ? `${title}, ${texts.projection}` : title, rows: [...rows.toReversed(), ...extra] };
}
