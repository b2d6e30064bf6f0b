import { useMemo } from 'react';
import type { ChartCell, ChartTable } from '#platform/charts/frame/chart-table.ts';
import { NoData } from '#platform/ui/figures/NoData.tsx';
import { useFormats, type Formats } from '#platform/ui/figures/use-formats.ts';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { columnDigits } from './column-digits.ts';

interface Props {
  title: string;
  data: ChartTable;
  /** px, of the picture it stands for; 0 where that is not known. */
  height: number;
}

interface Row {
  cells: readonly ChartCell[];
  /** Place in the chart: the order of time, ages, ranks. */
  at: number;
}

/** The chart's data as a table: same rounding, dates in words, gaps named; sortable, the newest first where time runs down. */
export function ChartTableView({ title, data, height }: Props) {
  const formats = useFormats();
  const rows = useMemo(() => data.rows.map((cells, at) => ({ cells, at })), [data]);
  const columns = useMemo(() => columnsOf(data, formats), [data, formats]);
  const [first] = data.columns;
  const isTime = first !== undefined && (first.kind === 'date' || first.key === 'period');
  return (
    <DataTable
      title={title}
      rows={rows}
      columns={columns}
      rowKey={({ at }) => at}
      initialSort={isTime ? { key: first.key, direction: 'descending' } : undefined}
      height={height || undefined}
      maxHeight={height || defaultHeight}
    />
  );
}

const defaultHeight = 420;

function columnsOf({ columns, rows }: ChartTable, formats: Formats): TableColumn<Row>[] {
  return columns.map(({ key, label, kind }, at) => {
    const digits = columnDigits(rows.map((row) => row[at] ?? null));
    const value = ({ cells }: Row) => cells[at] ?? null;
    const column: TableColumn<Row> = {
      key,
      label,
      kind,
      value,
      digits,
      render: (row) => writeCell(value(row), kind, digits, formats),
    };
    // What stands first is in the order of the chart, whatever its words.
    return at === 0 && kind !== 'number' ? { ...column, order: (row) => row.at } : column;
  });
}

function writeCell(cell: ChartCell, kind: string, digits: number, formats: Formats) {
  if (cell === null) return <NoData />;
  if (kind === 'date' && typeof cell === 'string' && cell.length === 10) return formats.day(cell);
  return typeof cell === 'number' ? formats.number(cell, digits) : cell;
}
