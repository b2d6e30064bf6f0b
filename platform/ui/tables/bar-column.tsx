import type { ReactNode } from 'react';
import type { TableColumn } from './table-column.ts';
import styles from './bar-column.module.css';

/** A column that only draws what the columns beside it say in figures: no sorting, not in a file. */
export function drawnColumn<Row>(render: (row: Row) => ReactNode, label = ''): TableColumn<Row> {
  return { key: 'bar', label, kind: 'text', value: () => null, sortable: false, inFile: false, render };
}

/** A bar of each row's amount; the fullest is that of the largest row. */
export function barColumn<Row>(rows: readonly Row[], amount: (row: Row) => number): TableColumn<Row> {
  const most = Math.max(1, ...rows.map(amount));
  return drawnColumn((row) => (
    <span className={styles.bar} aria-hidden>
      <i style={{ width: `${(100 * amount(row)) / most}%` }} />
    </span>
  ));
}
