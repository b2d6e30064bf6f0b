import { useState } from 'react';
import { Form } from '#platform/ui/forms/Form.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { RadioGroup } from '#platform/ui/choices/RadioGroup.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import type { MergeDeskData, Merges } from './load-merge-desk.ts';
import { candidateLabel, Look } from './Look.tsx';
import type { useMerging } from './use-merging.ts';
import styles from './MergeDesk.module.css';

interface Props {
  entity: Merges['entity'];
  namesakes: MergeDeskData['namesakes'];
  merging: ReturnType<typeof useMerging>;
}

/** Who is the same: chosen by the editor among those that bear the name or were looked for, never by the product. */
export function MergeForm({ entity, namesakes, merging }: Props) {
  const t = useText();
  const [found, setFound] = useState<MergeDeskData['namesakes'] | null>(null);
  const [chosen, setChosen] = useState('');
  const [reason, setReason] = useState('');
  const candidates = (found ?? namesakes).filter(({ id }) => id !== entity.id);
  const isReady = candidates.some(({ id }) => String(id) === chosen) && reason.trim() !== '';
  const send = async (): Promise<void> => {
    await merging.merge(Number(chosen), reason.trim());
    setChosen('');
  };
  return (
    <Tile level={2} title={t('Merging_Form')} sub={t('Merging_FormNote', { name: entity.name })}>
      <Look kind={entity.kind} onFound={setFound} />
      <Form onSend={send} className={styles.form}>
        {candidates.length === 0 ? (
          <p>{t(found === null ? 'Merging_NoNamesakes' : 'Ui_NothingFound')}</p>
        ) : (
          <RadioGroup
            legend={t(found === null ? 'Merging_Namesakes' : 'Merging_Found')}
            column
            value={chosen}
            onChange={setChosen}
            options={candidates.map(({ id, name, hint }) => ({
              value: String(id),
              label: candidateLabel({ id, name, hint }),
            }))}
          />
        )}
        <TextField
          label={t('Merging_Reason')}
          value={reason}
          maxLength={500}
          onChange={(event) => setReason(event.target.value)}
        />
        <div>
          <Button type="submit" variant="primary" disabled={!isReady} busy={merging.state.kind === 'busy'}>
            {t('Merging_Merge')}
          </Button>
        </div>
      </Form>
    </Tile>
  );
}
