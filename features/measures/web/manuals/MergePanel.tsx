import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { RadioGroup } from '#platform/ui/choices/RadioGroup.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { undoDays } from '../../domain/handbooks.ts';
import type { Entry } from './load-manuals.ts';
import type { EntryActions } from './use-entries.ts';
import styles from './SidePanel.module.css';

interface Props {
  /** Ticked in the table, two at most. */
  ticked: readonly Entry[];
  actions: EntryActions;
  onDone: () => void;
}

/** Two ticked entries become one: which stays, and how many measures move. */
export function MergePanel({ ticked, actions, onDone }: Props) {
  const t = useText();
  const [stays, setStays] = useState<string | null>(null);
  const [one, other] = ticked;
  const kept = ticked.find(({ id }) => String(id) === stays) ?? maxUsed(ticked);
  const goes = ticked.find((each) => each !== kept);
  const fits = one?.direction === other?.direction;
  const merge = async (): Promise<void> => {
    if (goes && kept && (await actions.merge(goes.id, kept.id))) onDone();
  };
  return (
    <Tile level={2} title={t('MeasuresManuals_Merge')}>
      <div className={styles.fields}>
        {!goes || !kept ? (
          <p className={styles.note}>{t('MeasuresManuals_TickTwo')}</p>
        ) : !fits ? (
          <p className={styles.note}>{t('MeasuresManuals_OtherDirection')}</p>
        ) : (
          <>
            <RadioGroup
              legend={t('MeasuresManuals_Stays')}
              column
              value={String(kept.id)}
              onChange={setStays}
              options={ticked.map(({ id, name, uses }) => ({
                value: String(id),
                label: `${name} (${t('MeasuresManuals_Uses', { uses })})`,
              }))}
            />
            <p className={styles.note}>
              {t('MeasuresManuals_MergeText', { stays: kept.name, moved: goes.uses })}
            </p>
            <p>
              <Button onClick={() => void merge()}>{t('MeasuresManuals_MergeDo')}</Button>
            </p>
            <p className={styles.note}>{t('MeasuresManuals_UndoHint', { days: undoDays })}</p>
          </>
        )}
      </div>
    </Tile>
  );
}

function maxUsed(entries: readonly Entry[]): Entry | undefined {
  return entries.toSorted((a, b) => b.uses - a.uses)[0];
}
