import { useState } from 'react';
import { Form } from '#platform/ui/forms/Form.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { TextArea } from '#platform/ui/fields/TextArea.tsx';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { maxCheckText } from '../../domain/verdicts.ts';
import type { LoadedMeasure } from '../measure/load-measure.ts';
import { useFactCheck } from './use-fact-check.ts';
import styles from './FactCheckTile.module.css';

/** Asks somebody who is neither the author nor the one who asks. */
export function AskForm({ measure, checkers }: Pick<LoadedMeasure, 'measure' | 'checkers'>) {
  const t = useText();
  const { account } = useSession();
  const { busy, ask } = useFactCheck(measure);
  const [checker, setChecker] = useState('');
  const [question, setQuestion] = useState('');
  const offered = checkers.filter(({ id }) => String(id) !== account.id && id !== measure.author?.id);
  return (
    <Form className={styles.form} onSend={() => ask(Number(checker), question.trim())}>
      <SelectField
        label={t('MeasureFacts_Checker')}
        value={checker}
        required
        options={[
          { value: '', label: t('MeasureFacts_Choose') },
          ...offered.map(({ id, name, open }) => ({
            value: String(id),
            label: open === 0 ? name : t('MeasureFacts_CheckerOwes', { name, open }),
          })),
        ]}
        onChange={setChecker}
      />
      <TextArea
        label={t('MeasureFacts_Question')}
        rows={2}
        maxLength={maxCheckText}
        value={question}
        required
        onChange={({ target }) => setQuestion(target.value)}
      />
      <Button type="submit" size="small" busy={busy}>
        {t('MeasureFacts_Ask')}
      </Button>
    </Form>
  );
}
