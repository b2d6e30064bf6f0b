import { memo, useMemo } from 'react';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { indicatorRows, roundedTo, type IndicatorRow } from '../../domain/population/compare-runs.ts';
import type { ModelParts } from './use-population-model.ts';

/** What the assumptions change in the year shown: the difference first, then the figures it is of. */
export const IndicatorTable = memo(function IndicatorTable({ forecast, model, index }: ModelParts) {
  const t = useText();
  const { integer, number, signed } = useFormats();
  const { ownRun, referenceRun, ground } = model;
  const year = ownRun.projection.years[index]!;
  const rows = useMemo(() => indicatorRows(ownRun, referenceRun, index), [ownRun, referenceRun, index]);
  const columns = useMemo((): TableColumn<IndicatorRow>[] => {
    const step = roundedTo(ground.people);
    // Files say what the screen does: no model knows a part of a person.
    const rounded = ({ name }: IndicatorRow, value: number | null): number | null => {
      if (value === null) return null;
      if (name === 'medianAge') return Math.round(value * 10) / 10;
      // The oldest are so few that hundreds would hide what changes.
      const to = name === 'totalRatio' ? 1 : name === 'ages100up' ? 10 : step;
      return Math.round(value / to) * to;
    };
    const write = ({ name }: IndicatorRow, value: number | null, sign = false): string => {
      if (value === null) return t('Ui_NoData');
      const digits = name === 'medianAge' ? 1 : 0;
      return sign ? signed(value, digits) : digits === 1 ? number(value, 1) : integer(value);
    };
    const difference = (row: IndicatorRow): number | null =>
      row.own === null || row.reference === null ? null : rounded(row, row.own - row.reference);
    const column = (key: 'base' | 'reference' | 'own', label: string): TableColumn<IndicatorRow> => ({
      key,
      label,
      kind: 'number',
      value: (row) => rounded(row, row[key]),
      render: (row) => write(row, rounded(row, row[key])),
      sortable: false,
    });
    return [
      {
        key: 'name',
        label: String(year),
        kind: 'text',
        value: ({ name }) => t(`ModelPopulation_Row_${name}`),
        sortable: false,
        wrap: true,
      },
      {
        key: 'difference',
        label: t('ModelPopulation_Difference'),
        kind: 'number',
        value: difference,
        render: (row) => <b>{write(row, difference(row), true)}</b>,
        sortable: false,
      },
      column('own', t('ModelPopulation_Own')),
      column('reference', t('ModelPopulation_Reference')),
      column('base', String(ground.baseYear)),
    ];
  }, [t, integer, number, signed, ground, year]);
  return (
    <Tile level={3} title={t('ModelPopulation_Changes')} source={forecast.source?.name}>
      <DataTable
        title={t('ModelPopulation_Changes')}
        {...{ rows, columns }}
        rowKey={({ name }) => name}
        downloadable
      />
    </Tile>
  );
});
