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
  const t = useText();
  return (
    <thead>
      <tr>
        {columns.map(({ key, label, kind, sortable = true, wrap = false }, index) => (
          <th
            key={key}
            scope="col"
            className={`${cellClass(kind, index)} ${wrap ? styles.wrap : ''}`}
            aria-sort={sort?.key === key ? sort.direction : undefined}
          >
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
        ))}
      </tr>
    </thead>
  );
}

/** Numbers stand right, the first column stays in view. */
export function cellClass(kind: 'text' | 'number' | 'date', index: number): string {
  return `${kind === 'number' ? '' : styles.left} ${index === 0 ? styles.pinned : ''}`;
}
