import { useMemo } from 'react';
import { SampleTag } from '#platform/ui/figures/SampleTag.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { peopleLifted, rollUpRows } from '#features/models/domain/family/roll-up-rows.ts';
import type { FamilyResult } from '#features/models/domain/family/run-family.ts';
import styles from '#features/models/web/family/Family.module.css';
import { useRollUpColumns } from './use-roll-up-columns.tsx';

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
  const columns = useRollUpColumns(rows);
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
        isTotal={({ index }) => index < 0}
        downloadable
      />
    </Tile>
  );
}
