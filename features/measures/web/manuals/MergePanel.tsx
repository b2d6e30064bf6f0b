import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import type { Entry } from './load-manuals.ts';
import type { EntryActions } from './use-entries.ts';
import styles from './SidePanel.module.css';

/** Two entries become one: which goes, which stays, and how many measures move. */
export function MergePanel({ entries, actions }: { entries: readonly Entry[]; actions: EntryActions }) {
  const t = useText();
  const [from, setFrom] = useState('');
  const [into, setInto] = useState('');
  const goes = entries.find(({ id }) => String(id) === from);
  const stays = entries.find(({ id }) => String(id) === into);
  const options = (others: readonly Entry[]) => [
    { value: '', label: '—' },
    ...others.map(({ id, name, direction }) => ({
      value: String(id),
      label: name,
      group: t(`Measures_Direction_${direction}`),
    })),
  ];
  const merge = async (): Promise<void> => {
    if (!goes || !stays) return;
    if (await actions.merge(goes.id, stays.id)) {
      setFrom('');
      setInto('');
    }
  };
  return (
    <Tile level={2} title={t('MeasuresManuals_Merge')}>
      <div className={styles.fields}>
        <SelectField
          label={t('MeasuresManuals_Goes')}
          value={goes ? from : ''}
          options={options(entries)}
          onChange={setFrom}
        />
        <SelectField
          label={t('MeasuresManuals_Stays')}
          value={stays ? into : ''}
          options={options(entries.filter((each) => each !== goes && each.direction === goes?.direction))}
          onChange={setInto}
        />
        {goes && stays && (
          <p className={styles.note}>
            {t('MeasuresManuals_MergeText', { stays: stays.name, moved: goes.uses })}
          </p>
        )}
        <p>
          <Button disabled={!goes || !stays} onClick={() => void merge()}>
            {t('MeasuresManuals_MergeDo')}
          </Button>
        </p>
      </div>
    </Tile>
  );
}
