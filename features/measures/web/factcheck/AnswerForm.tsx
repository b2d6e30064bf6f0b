import { useState } from 'react';
import { Form } from '#platform/ui/forms/Form.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { SegmentedControl } from '#platform/ui/choices/SegmentedControl.tsx';
import { TextArea } from '#platform/ui/fields/TextArea.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useText } from '#platform/web/text.ts';
import { checkVerdicts, maxCheckText, needsNote, type CheckVerdict } from '../../domain/verdicts.ts';
import { linkOf } from '../edit/typed-values.ts';
import type { LoadedMeasure } from '../measure/load-measure.ts';
import { useFactCheck } from './use-fact-check.ts';
import styles from './FactCheckTile.module.css';

/** What somebody who was asked found. */
export function AnswerForm({ measure }: Pick<LoadedMeasure, 'measure'>) {
  const t = useText();
  const { busy, answer } = useFactCheck(measure);
  const [verdict, setVerdict] = useState<CheckVerdict>('holds');
  const [note, setNote] = useState('');
  const [source, setSource] = useState('');
  return (
    <Form className={styles.form} onSend={() => answer(verdict, note.trim(), source)}>
      <SegmentedControl
        label={t('MeasureFacts_Verdict')}
        options={checkVerdicts.map((value) => ({ value, label: t(`MeasureFacts_Verdict_${value}`) }))}
        value={verdict}
        onChange={setVerdict}
      />
      <TextArea
        label={t('MeasureFacts_Note')}
        message={t('MeasureFacts_NoteHint')}
        rows={3}
        maxLength={maxCheckText}
        required={needsNote(verdict)}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <TextField
        type="url"
        label={t('MeasureFacts_Source')}
        maxLength={2_000}
        defaultValue=""
        onChange={({ target }) => setSource(linkOf(target))}
      />
      <Button type="submit" variant="primary" busy={busy}>
        {t('MeasureFacts_Answer')}
      </Button>
    </Form>
  );
}
