import type { Api } from '#platform/web/api.ts';
import type { ListedMeasure, ListFilters } from '../list/load-list.ts';

const pageSize = 500;

/** Every measure that filters let through, page by page; told how many are there after each. */
export async function gatherMeasures(
  api: Api,
  filters: ListFilters,
  onPage: (gathered: number, total: number) => void,
): Promise<ListedMeasure[]> {
  const rows: ListedMeasure[] = [];
  for (let pageIndex = 1; ; pageIndex += 1) {
    const { measures, total } = await api.call('measure/getMeasures', { ...filters, pageIndex, pageSize });
    rows.push(...measures);
    onPage(rows.length, total);
    if (measures.length < pageSize) return rows;
  }
}
