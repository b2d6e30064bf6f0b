import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { measureDirections } from '../../domain/steps/statuses.ts';
import type { EntryActions } from './use-entries.ts';
import styles from './SidePanel.module.css';

/** A new entry of the handbook that is shown. */
export function AddEntry({ actions }: { actions: EntryActions }) {
  const t = useText();
  const [name, setName] = useState('');
  const [group, setGroup] = useState('');
  const [direction, setDirection] = useState<1 | 3>(1);
  const add = async (): Promise<void> => {
    if (await actions.add(name.trim(), direction, group.trim() || null)) setName('');
  };
  return (
    <Tile level={2} title={t('MeasuresManuals_New')}>
      <div className={styles.fields}>
        <TextField
          label={t('MeasuresManuals_Name')}
          value={name}
          maxLength={300}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label={t('MeasuresManuals_Group')}
          value={group}
          maxLength={300}
          onChange={({ target }) => setGroup(target.value)}
        />
        <SelectField
          label={t('Measures_Direction')}
          value={String(direction)}
          options={measureDirections.map((value) => ({
            value: String(value),
            label: t(`Measures_Direction_${value}`),
          }))}
          onChange={(value) => setDirection(value === '3' ? 3 : 1)}
        />
        <p>
          <Button icon="plus" disabled={name.trim() === ''} onClick={() => void add()}>
            {t('Measures_Add')}
          </Button>
        </p>
      </div>
    </Tile>
  );
}
