import { useState } from 'react';
import { Form } from '#platform/ui/forms/Form.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { RadioGroup } from '#platform/ui/choices/RadioGroup.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { fieldOrder } from '../../domain/registry/fields.ts';
import { usePartialDay, useWriteStatement } from '../dossier/use-write-statement.ts';
import type { MergeDeskData, Merges } from './load-merge-desk.ts';
import { candidateLabel, Look } from './Look.tsx';
import type { useMerging } from './use-merging.ts';
import styles from './MergeDesk.module.css';

interface Props {
  entity: Merges['entity'];
  header: MergeDeskData['header'];
  namesakes: MergeDeskData['namesakes'];
  merging: ReturnType<typeof useMerging>;
}

const newOne = 'new';

/** What is said here of another one: the editor marks the statements and says whose they are. */
export function SplitForm({ entity, header, namesakes, merging }: Props) {
  const t = useText();
  const [marked, setMarked] = useState<readonly number[]>([]);
  const [found, setFound] = useState<MergeDeskData['namesakes'] | null>(null);
  const [chosen, setChosen] = useState(newOne);
  const [name, setName] = useState('');
  const [reason, setReason] = useState('');
  const candidates = (found ?? namesakes).filter(({ id }) => id !== entity.id);
  const isNamed = chosen === newOne ? name.trim() !== '' : candidates.some(({ id }) => String(id) === chosen);
  const send = async (): Promise<void> => {
    const to = chosen === newOne ? { name: name.trim() } : { toId: Number(chosen) };
    await merging.split([...marked], to, reason.trim());
    setMarked([]);
  };
  return (
    <Tile
      level={2}
      title={t('Merging_Split')}
      sub={t('Merging_SplitNote')}
      state={header.statements.length === 0 ? { kind: 'empty', message: t('Merging_SplitNone') } : undefined}
    >
      <Statements header={header} marked={marked} onMark={setMarked} />
      <Look kind={entity.kind} onFound={setFound} />
      <Form onSend={send} className={styles.form}>
        <RadioGroup
          legend={t('Merging_SplitWhose')}
          column
          value={chosen}
          onChange={setChosen}
          options={[
            { value: newOne, label: t('Merging_SplitNew') },
            ...candidates.map((each) => ({ value: String(each.id), label: candidateLabel(each) })),
          ]}
        />
        {chosen === newOne && (
          <TextField
            label={t('Merging_SplitName')}
            value={name}
            maxLength={200}
            onChange={(event) => setName(event.target.value)}
          />
        )}
        <TextField
          label={t('Merging_SplitReason')}
          value={reason}
          maxLength={500}
          onChange={(event) => setReason(event.target.value)}
        />
        <div>
          <Button
            type="submit"
            variant="primary"
            disabled={marked.length === 0 || !isNamed || reason.trim() === ''}
            busy={merging.state.kind === 'busy'}
          >
            {t('Merging_SplitSend', { count: marked.length })}
          </Button>
        </div>
      </Form>
    </Tile>
  );
}

const maxShown = 200;

function Statements({
  header,
  marked,
  onMark,
}: {
  header: MergeDeskData['header'];
  marked: readonly number[];
  onMark: (marked: readonly number[]) => void;
}) {
  const t = useText();
  const write = useWriteStatement();
  const writeDay = usePartialDay();
  const known: ReadonlySet<string> = new Set(fieldOrder);
  return (
    <fieldset className={styles.statements}>
      <legend>{t('Merging_SplitWhat')}</legend>
      {header.statements.slice(0, maxShown).map(({ id, field, source, starts, ...statement }) => (
        <Checkbox
          key={id}
          checked={marked.includes(id)}
          onChange={(isMarked) => onMark(isMarked ? [...marked, id] : marked.filter((each) => each !== id))}
          label={
            <>
              {known.has(field) && `${t(`Entities_Field_${field as (typeof fieldOrder)[number]}`)}: `}
              <b>{write({ ...statement, field })}</b>{' '}
              <small className={styles.told}>
                {starts !== null && `${t('Entities_Since', { day: writeDay(starts) })}, `}
                {header.sources.find(({ code }) => code === source)?.name}
              </small>
            </>
          }
        />
      ))}
    </fieldset>
  );
}
