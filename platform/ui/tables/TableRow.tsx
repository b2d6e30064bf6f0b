import { NoData } from '#platform/ui/figures/NoData.tsx';
import { useFormats, type Formats } from '#platform/ui/figures/use-formats.ts';
import type { TableColumn } from './table-column.ts';
import { cellClass } from './TableHead.tsx';
import styles from './Table.module.css';

interface Props<Row> {
  row: Row;
  columns: readonly TableColumn<Row>[];
  /** From 0, among all rows. */
  index: number;
  current?: boolean;
  total?: boolean;
}

/** One row; its first cell names it. */
export function TableRow<Row>({ row, columns, index, current = false, total = false }: Props<Row>) {
  const formats = useFormats();
  return (
    <tr aria-rowindex={index + 2} aria-current={current || undefined} data-total={total || undefined}>
      {columns.map((column, at) => {
        const className = `${cellClass(column.kind, at)} ${column.wrap ? styles.wrap : ''}`;
        const content = column.render ? column.render(row) : writeCell(row, column, formats);
        return at === 0 ? (
          <th key={column.key} scope="row" className={className}>
            {content}
          </th>
        ) : (
          <td key={column.key} className={className}>
            {content}
          </td>
        );
      })}
    </tr>
  );
}

function writeCell<Row>(row: Row, { value, kind, digits }: TableColumn<Row>, formats: Formats) {
  const cell = value(row);
  if (cell === null) return <NoData />;
  if (typeof cell === 'number') return formats.number(cell, digits);
  return kind === 'date' ? formats.shortDay(cell) : cell;
}
