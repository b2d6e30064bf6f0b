import type { ChartCell } from '#platform/charts/frame/chart-table.ts';

/** By which column, in which direction. */
export interface TableSort {
  key: string;
  direction: 'ascending' | 'descending';
}

/** Sorted by a value; equal ones keep their order, unknown ones come last both ways. Names compare as the language does. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => ChartCell,
  direction: TableSort['direction'],
  locale: string,
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const words = new Intl.Collator(locale, { numeric: true });
  return rows.toSorted((a, b) => {
    const left = valueOf(a);
    const right = valueOf(b);
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    if (typeof left === 'number' && typeof right === 'number') return sign * (left - right);
    return sign * words.compare(String(left), String(right));
  });
}

/** What a click on a column's head leads to: numbers begin with the largest, names with the first letter. */
export function nextSort(sort: TableSort | null, key: string, kind: 'number' | 'text' | 'date'): TableSort {
  if (sort?.key === key)
    return { key, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
  return { key, direction: kind === 'text' ? 'ascending' : 'descending' };
}
