import { DataTable } from './DataTable.tsx';
import type { TableColumn } from './table-column.ts';

interface Props<Row> {
  title: string;
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  /** The reader's own region, marked. */
  own: number | null;
  maxHeight?: number;
}

/** A row a region: searched by name, saved as a file, the reader's own marked. */
export function RegionsDataTable<Row extends { yugoId: number }>({ own, ...table }: Props<Row>) {
  return (
    <DataTable
      {...table}
      rowKey={({ yugoId }) => yugoId}
      isCurrent={({ yugoId }) => yugoId === own}
      searchable
      downloadable
    />
  );
}
