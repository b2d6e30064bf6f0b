import { useMemo } from 'react';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { useText } from '#platform/web/text.ts';
import type { TenthRow } from '#features/models/domain/family/roll-up-region.ts';

/** Columns of the table by tenths of a region's residents. */
export function useTenthColumns(): TableColumn<TenthRow>[] {
  const t = useText();
  const { integer, shortRoubles } = useFormats();
  return useMemo(() => {
    const column = (key: keyof TenthRow): TableColumn<TenthRow> => ({
      key,
      label: t(`ModelFamily_Tenth_${key}`),
      kind: 'number',
      value: (row) => row[key],
      render: (row) => (key === 'cost' ? shortRoubles(row[key]) : integer(Math.round(row[key]))),
      sortable: false,
    });
    return (['tenth', 'perHead', 'poorBefore', 'poorAfter', 'cost'] as const).map(column);
  }, [t, integer, shortRoubles]);
}
