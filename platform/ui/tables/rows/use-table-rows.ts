import { useMemo, useState } from 'react';
import { searchKey } from '#platform/shared/text-search-key.ts';
import { useLocale } from '#platform/web/text.ts';
import { sortRows, type TableSort } from './sort-rows.ts';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';

/** Filter and sort of a table, kept by the table unless `sort` comes from outside (the address). */
export function useTableRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  given: { sort?: TableSort | null; initialSort?: TableSort; onSort?: (sort: TableSort) => void },
) {
  const locale = useLocale();
  const [own, setOwn] = useState<TableSort | null>(given.initialSort ?? null);
  const [query, setQuery] = useState('');
  const sort = given.sort === undefined ? own : given.sort;
  const setSort = (next: TableSort) => {
    setOwn(next);
    given.onSort?.(next);
  };
  const found = useMemo(() => filterRows(rows, columns, query), [rows, columns, query]);
  const sorted = useMemo(() => {
    const column = columns.find(({ key }) => key === sort?.key);
    return sort && column ? sortRows(found, column.order ?? column.value, sort.direction, locale) : found;
  }, [found, columns, sort, locale]);
  return { rows: sorted, sort, setSort, query, setQuery };
}

/** Rows one of whose text columns holds the query. */
function filterRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  query: string,
): readonly Row[] {
  const key = searchKey(query);
  if (key === '') return rows;
  const texts = columns.filter(({ kind }) => kind === 'text');
  return rows.filter((row) => texts.some(({ value }) => searchKey(String(value(row) ?? '')).includes(key)));
}
