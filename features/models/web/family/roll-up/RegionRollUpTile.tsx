import { useMemo, useState } from 'react';
import { SampleTag } from '#platform/ui/figures/SampleTag.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { incomeWarnings } from '#features/models/domain/family/income-curve.ts';
import { ModelWarnings } from '#features/models/web/frame/ModelWarnings.tsx';
import {
  maxGrowth,
  type RegionRollUp,
  type TenthRow,
} from '#features/models/domain/family/roll-up-region.ts';
import { AmountField } from '#features/models/web/family/household/AmountField.tsx';
import type { FamilyPage } from '#features/models/web/family/load-family-model.ts';
import type { FamilyDesk } from '#features/models/web/family/use-family-model.ts';
import styles from '#features/models/web/family/Family.module.css';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';

/** The package over all residents of a region: the model's types spread over its incomes, with what this cannot know. */
export function RegionRollUpTile({ page, desk }: { page: FamilyPage; desk: FamilyDesk }) {
  const t = useText();
  const { region } = page;
  const [growth, setGrowth] = useState(1);
  const rolled = useMemo(
    () =>
      region?.incomes && desk.result
        ? desk.edition.rollUpRegion(desk.model, {
            ...region.incomes,
            perHead: region.incomes.perHead * growth,
          })
        : null,
    [region, desk.edition, desk.model, desk.result, growth],
  );
  const { integer } = useFormats();
  const isEmpty = region !== null && rolled === null;
  return (
    <Tile
      level={2}
      title={
        rolled === null
          ? t('ModelFamily_RegionTitleNone')
          : t('ModelFamily_RegionTitle', {
              place: region!.name,
              people: integer(Math.round(rolled.lifted / 10) * 10),
              course: rolled.lifted >= 5 ? 'lifted' : 'none',
            })
      }
      sub={
        <>
          {t('ModelFamily_RegionSub')} <SampleTag />
        </>
      }
      source={t('ModelFamily_RegionUnknown')}
    >
      {region === null && <p className={styles.figure}>{t('ModelFamily_RegionChoose')}</p>}
      {region?.incomes && (
        <div className={styles.line}>
          <AmountField
            label={t('ModelFamily_RegionGrowth', { year: region.incomes.year })}
            value={growth}
            max={maxGrowth}
            unit={t('ModelFamily_RegionTimes')}
            onValue={(value) => setGrowth(value ?? 1)}
          />
        </div>
      )}
      {isEmpty && <p className={styles.figure}>{t('ModelFamily_RegionEmpty')}</p>}
      {rolled && <ModelWarnings warnings={incomeWarnings(region!.incomes)} />}
      {rolled && <RolledUp rolled={rolled} year={region!.incomes!.year} policyYear={desk.model.policyYear} />}
    </Tile>
  );
}

function RolledUp({ rolled, year, policyYear }: { rolled: RegionRollUp; year: string; policyYear: number }) {
  const t = useText();
  const { roubles, shortRoubles, share } = useFormats();
  const columns = useTenthColumns();
  const { costPerLifted, cost, poorShareBefore, poorShareAfter, leftOut, tenths } = rolled;
  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dd>{costPerLifted === null ? '—' : roubles(Math.round(costPerLifted))}</dd>
          <dt className={styles.figure}>{t('ModelFamily_PerLifted')}</dt>
        </div>
        <div>
          <dd>{shortRoubles(cost)}</dd>
          <dt className={styles.figure}>{t('ModelFamily_RegionCost')}</dt>
        </div>
        <div>
          <dd>{`${share(poorShareBefore, 1)} → ${share(poorShareAfter, 1)}`}</dd>
          <dt className={styles.figure}>{t('ModelFamily_RegionPoor')}</dt>
        </div>
      </dl>
      <p className={styles.figure}>
        {t('ModelFamily_RegionYears', { year, rules: String(policyYear) })}
        {leftOut.length > 0 && ` ${t('ModelFamily_RegionLeftOut', { names: leftOut.join(', ') })}`}
      </p>
      <DataTable
        title={t('ModelFamily_RegionTenths')}
        rows={tenths}
        columns={columns}
        rowKey={({ tenth }) => tenth}
        downloadable
      />
    </>
  );
}

/** Columns of the table by tenths of a region's residents. */
function useTenthColumns(): TableColumn<TenthRow>[] {
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
