import { memo, useMemo } from 'react';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { accountsOf, roundedTo, type YearAccount } from '../../domain/population/compare-runs.ts';
import type { ModelParts } from './use-population-model.ts';

const shownHeight = 280;

/** The account of every year: births less deaths and with migration are what the residents changed by. */
export const AccountTable = memo(function AccountTable({
  model,
  index,
}: Pick<ModelParts, 'model' | 'index'>) {
  const t = useText();
  const step = roundedTo(model.ground.people);
  const accounts = useMemo(() => accountsOf(model.ownRun, step), [model.ownRun, step]);
  const { integer, signed } = useFormats();
  const current = accounts[Math.min(index, accounts.length - 1)]!;
  const columns = useMemo((): TableColumn<YearAccount>[] => {
    const column = (key: Exclude<keyof YearAccount, 'year'>, sign: boolean): TableColumn<YearAccount> => ({
      key,
      label: t(`ModelPopulation_Account_${key}`),
      kind: 'number',
      value: (row) => row[key],
      render: (row) => (sign ? signed(row[key], 0) : integer(row[key])),
      sortable: false,
    });
    return [
      {
        key: 'year',
        label: t('ModelPopulation_Year'),
        kind: 'text',
        value: ({ year }) => String(year),
        sortable: false,
      },
      column('births', false),
      column('deaths', false),
      column('migration', true),
      column('change', true),
    ];
  }, [t, integer, signed]);
  return (
    <Tile
      level={3}
      title={t('ModelPopulation_AccountOf', {
        year: String(current.year),
        births: integer(current.births),
        deaths: integer(current.deaths),
        migration: signed(current.migration, 0),
        change: signed(current.change, 0),
      })}
      sub={t('ModelPopulation_AccountSub')}
    >
      <DataTable
        title={t('ModelPopulation_Account')}
        rows={accounts}
        columns={columns}
        rowKey={({ year }) => year}
        isCurrent={({ year }) => year === current.year}
        maxHeight={shownHeight}
        fills
        downloadable
      />
    </Tile>
  );
});
