import { useMemo } from 'react';
import { SampleTag } from '#platform/ui/figures/SampleTag.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { peopleLifted, rollUpRows, type RollUpRow } from '../../domain/family/roll-up-rows.ts';
import type { FamilyResult } from '../../domain/family/run-family.ts';
import styles from './Family.module.css';

interface Props {
  result: FamilyResult;
  rollUp: NonNullable<FamilyResult['rollUp']>;
  at: number;
}

/** All types together: whom the package lifts, what it costs, what one lifted person costs, and what this cannot know. */
export function RollUpTile({ result, rollUp, at }: Props) {
  const t = useText();
  const { integer, shortRoubles, roubles, share } = useFormats();
  const rows = useMemo(() => rollUpRows(result), [result]);
  const columns = useMemo((): TableColumn<RollUpRow>[] => {
    const number = (
      key: 'households' | 'perHeadBefore' | 'perHeadAfter' | 'cost',
    ): TableColumn<RollUpRow> => ({
      key,
      label: t(`ModelFamily_Column_${key}`),
      kind: 'number',
      value: (row) => row[key],
      render: (row) => (key === 'cost' ? shortRoubles(row[key]) : integer(Math.round(row[key]))),
    });
    return [
      { key: 'name', label: t('ModelFamily_Type'), kind: 'text', value: ({ name }) => name, wrap: true },
      number('households'),
      number('perHeadBefore'),
      number('perHeadAfter'),
      {
        key: 'verdict',
        label: t('ModelFamily_Column_verdict'),
        kind: 'text',
        value: ({ verdict }) => t(`ModelFamily_Verdict_${verdict}`),
        wrap: true,
      },
      number('cost'),
    ];
  }, [t, integer, shortRoubles]);
  const lifted = peopleLifted(result);
  return (
    <Tile
      level={2}
      title={t('ModelFamily_RollUpTitle', {
        people: integer(Math.round(lifted)),
        course: lifted > 0 ? 'lifted' : 'none',
      })}
      sub={
        <>
          {t('ModelFamily_RollUpSub')} <SampleTag />
        </>
      }
      source={t('ModelFamily_RollUpUnknown')}
    >
      <dl className={styles.figures}>
        <div>
          <dd>
            {rollUp.costPerPersonLifted === null ? '—' : roubles(Math.round(rollUp.costPerPersonLifted))}
          </dd>
          <dt className={styles.figure}>{t('ModelFamily_PerLifted')}</dt>
        </div>
        <div>
          <dd>{shortRoubles(rollUp.monthlyCost)}</dd>
          <dt className={styles.figure}>
            {t('ModelFamily_Cost', { share: rollUp.targeting === null ? '—' : share(rollUp.targeting, 0) })}
          </dt>
        </div>
        <div>
          <dd>{`${share(rollUp.poorPersonsShareBefore, 0)} → ${share(rollUp.poorPersonsShareAfter, 0)}`}</dd>
          <dt className={styles.figure}>{t('ModelFamily_Poor', { people: integer(rollUp.persons) })}</dt>
        </div>
      </dl>
      <DataTable
        title={t('ModelFamily_ByType')}
        {...{ rows, columns }}
        rowKey={({ index }) => index}
        isCurrent={({ index }) => index === at}
        downloadable
      />
    </Tile>
  );
}
