import type { ReactNode } from 'react';
import type { TableSort } from './rows/sort-rows.ts';
import type { TableColumn } from './table-column.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { TableTools } from './TableTools.tsx';
import { useRowWindow } from './rows/use-row-window.ts';
import { useTableRows } from './rows/use-table-rows.ts';
import { useText } from '#platform/web/text.ts';
import styles from './Table.module.css';

interface Props<Row> {
  /** What the table lists: its name for a screen reader and of its files. */
  title: string;
  rows: readonly Row[];
  /** Keep them outside of the component or in a memo. The first one stays in view when the table scrolls sideways. */
  columns: readonly TableColumn<Row>[];
  rowKey: (row: Row) => string | number;
  /** Marks one row: the reader's own region. */
  isCurrent?: (row: Row) => boolean;
  /** Marks a row that sums the others. */
  isTotal?: (row: Row) => boolean;
  initialSort?: TableSort;
  /** With `onSort` the order is kept outside: in the address. */
  sort?: TableSort | null;
  onSort?: (sort: TableSort) => void;
  /** A line above that filters rows by their text. */
  searchable?: boolean;
  /** CSV and XLSX of the rows shown. */
  downloadable?: boolean;
  /** px; more rows than fit scroll inside, the head stays. Needed for more than 200 rows. */
  maxHeight?: number;
  /** From `maxHeight` on it grows with a column of tiles: it takes the room that a longer column beside leaves. */
  fills?: boolean;
  /** px that the table keeps however few its rows: in place of a picture. */
  height?: number;
  /** px of a row; only for tables of more than 200 rows. */
  rowHeight?: number;
  /** In place of rows that are not there. */
  empty?: ReactNode;
}

/** A table that sorts, filters, saves itself, and stays quick with thousands of rows. */
export function DataTable<Row>(props: Props<Row>) {
  const {
    title,
    columns,
    rowKey,
    isCurrent,
    isTotal,
    searchable,
    downloadable,
    maxHeight,
    height,
    fills = false,
    rowHeight = 35,
    empty,
  } = props;
  const t = useText();
  const table = useTableRows(props.rows, columns, props);
  const [scroller, part] = useRowWindow(table.rows.length, rowHeight);
  return (
    <div className={fills ? styles.filling : undefined}>
      {(searchable || downloadable) && (
        <TableTools {...{ title, columns, table, searchable, downloadable }} />
      )}
      {/* A block that scrolls must be reachable by Tab, or the keyboard cannot scroll it. */}
      <section
        ref={scroller}
        aria-label={t('Ui_TableLabel', { title })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles.scroll}
        style={fills ? { flexBasis: maxHeight } : { maxHeight, height }}
      >
        <table className={styles.table} aria-rowcount={table.rows.length + 1}>
          <TableHead columns={columns} sort={table.sort} onSort={table.setSort} />
          <tbody>
            <Gap height={part.above} columns={columns.length} />
            {table.rows.slice(part.first, part.end).map((row, index) => (
              <TableRow
                key={rowKey(row)}
                row={row}
                columns={columns}
                index={part.first + index}
                current={isCurrent?.(row)}
                total={isTotal?.(row)}
              />
            ))}
            <Gap height={part.below} columns={columns.length} />
            {table.rows.length === 0 && (
              <tr>
                <td colSpan={columns.length} className={styles.left}>
                  {empty ?? t('Ui_NothingFound')}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Gap({ height, columns }: { height: number; columns: number }) {
  return height > 0 ? (
    <tr aria-hidden style={{ height }}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
      <td colSpan={columns} />
    </tr>
  ) : null;
}
