import { useState } from 'react';
import { Form } from '#platform/ui/forms/Form.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { TextArea } from '#platform/ui/fields/TextArea.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { addDays, dayAt } from '#platform/shared/calendar-days.ts';
import { useText } from '#platform/web/text.ts';
import type { CommentKind } from '../../domain/comment-rules.ts';
import { fewestOptions, lastDays, maxOptions, maxQuestionSigns } from '../../domain/poll-rules.ts';
import { useDoing } from '../frame/use-doing.ts';
import styles from './Polls.module.css';

interface Props {
  kind: CommentKind;
  subjectId: number;
  done: () => void;
  leave: () => void;
}

/** Days a poll is open unless told. */
const usualDays = 7;

/** Asks readers: a question, its answers line by line, the last day. */
export function AddPoll({ kind, subjectId, done, leave }: Props) {
  const t = useText();
  const { busy, errors, run } = useDoing();
  const [today] = useState(() => dayAt(new Date()));
  const { first, last } = lastDays(today);
  const [question, setQuestion] = useState('');
  const [lines, setLines] = useState('');
  const [lastDay, setLastDay] = useState(addDays(today, usualDays));
  const options = lines.split('\n').filter((line) => line.trim() !== '');
  const isWhole = question.trim() !== '' && options.length >= fewestOptions && options.length <= maxOptions;
  const publish = async (): Promise<void> => {
    const asked = { kind, subjectId, question, options, lastDay };
    if (await run('polls/addPoll', asked, t('Polls_Published'))) done();
  };
  return (
    <Form className={styles.form} onSend={() => publish()}>
      <TextField
        label={t('Polls_Question')}
        maxLength={maxQuestionSigns}
        value={question}
        onChange={(event) => setQuestion(event.target.value)}
      />
      <TextArea
        label={t('Polls_Options')}
        hint={t('Polls_OptionsHint', { fewest: fewestOptions, most: maxOptions })}
        error={errors['options']}
        value={lines}
        onChange={(event) => setLines(event.target.value)}
      />
      <TextField
        type="date"
        label={t('Polls_LastDay')}
        error={errors['lastDay']}
        min={first}
        max={last}
        value={lastDay}
        onChange={(event) => setLastDay(event.target.value)}
      />
      <p className={styles.acts}>
        <Button type="submit" variant="primary" busy={busy} disabled={!isWhole || lastDay === ''}>
          {t('Polls_Publish')}
        </Button>
        <Button onClick={leave}>{t('Polls_Leave')}</Button>
      </p>
    </Form>
  );
}
