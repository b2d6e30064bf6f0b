import { Icon } from '#platform/ui/icons/Icon.tsx';
import { useText } from '#platform/web/text.ts';
import { nextSort, type TableSort } from './rows/sort-rows.ts';
import type { TableColumn } from './table-column.ts';
import styles from './Table.module.css';

interface Props<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | null;
  onSort: (sort: TableSort) => void;
}

/** The head of a table: a click on a name sorts by it, an arrow tells the direction. */
export function TableHead<Row>({ columns, sort, onSort }: Props<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column, index) => (
          <HeadCell key={column.key} {...{ column, index, sort, onSort }} />
        ))}
      </tr>
    </thead>
  );
}

interface CellProps<Row> extends Omit<Props<Row>, 'columns'> {
  column: TableColumn<Row>;
  index: number;
}

function HeadCell<Row>({ column, index, sort, onSort }: CellProps<Row>) {
  const t = useText();
  const { key, label, kind, sortable = true, wrap = false } = column;
  const className = `${cellClass(kind, index)} ${wrap ? styles.wrap : ''}`;
  // A column of marks has no name, and a head without one would be read as empty.
  if (label === '') return <td className={className} />;
  return (
    <th scope="col" className={className} aria-sort={sort?.key === key ? sort.direction : undefined}>
      {sortable ? (
        <button
          type="button"
          className={styles.sort}
          title={t('Ui_SortBy', { column: label })}
          onClick={() => onSort(nextSort(sort, key, kind))}
        >
          {label}
          <Icon
            name={sort?.key === key && sort.direction === 'ascending' ? 'arrow-up' : 'arrow-down'}
            size={12}
            className={styles.arrow}
          />
        </button>
      ) : (
        label
      )}
    </th>
  );
}

/** Numbers stand right, the first column stays in view. */
export function cellClass(kind: 'text' | 'number' | 'date', index: number): string {
  return `${kind === 'number' ? '' : styles.left} ${index === 0 ? styles.pinned : ''}`;
}
