import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { SavedParams, SavedRow } from './use-saved-params.ts';
import styles from './Saved.module.css';

/** What may stand beside each other. */
const maxCompared = 4;
const atOnce = 20;

interface Props {
  rows: readonly SavedRow[];
  limit: number;
  actions: SavedParams;
  chosen: readonly number[];
  onChoose: (ids: number[]) => void;
  onOpen: (row: SavedRow) => void;
}

/** What the reader has saved here, twenty at a time: ticked to be compared, opened, copied or taken away. */
export function SavedRows({ rows, limit, actions, chosen, onChoose, onOpen }: Props) {
  const t = useText();
  const { day } = useFormats();
  const [shown, setShown] = useState(atOnce);
  if (rows.length === 0) return <p className={styles.note}>{t('Models_SavedNone', { limit })}</p>;
  return (
    <>
      <ul className={styles.list} aria-label={t('Models_SavedList')}>
        {rows.slice(0, shown).map((row) => {
          const isChosen = chosen.includes(row.id);
          const others = chosen.filter((id) => id !== row.id);
          return (
            <li key={row.id}>
              <Checkbox
                label={row.name}
                checked={isChosen}
                disabled={!isChosen && chosen.length >= maxCompared}
                onChange={(isNow) => onChoose(isNow ? [...chosen, row.id] : others)}
              />
              <small>
                {day(row.savedAt.slice(0, 10))} · {row.modelVersion}
              </small>
              <Button size="small" variant="text" onClick={() => onOpen(row)}>
                {t('Models_Open')}
              </Button>
              <IconButton
                icon="copy"
                size={32}
                label={t('Models_Copy', { name: row.name })}
                onClick={() => void actions.copy(row)}
              />
              <IconButton
                icon="delete"
                size={32}
                label={t('Models_Remove', { name: row.name })}
                onClick={() => {
                  onChoose(others);
                  void actions.remove(row);
                }}
              />
            </li>
          );
        })}
      </ul>
      {rows.length > shown && (
        <Button size="small" variant="text" onClick={() => setShown(shown + atOnce)}>
          {t('Models_More', { count: rows.length - shown })}
        </Button>
      )}
      <p className={styles.note}>{t('Models_Limit', { limit })}</p>
    </>
  );
}
