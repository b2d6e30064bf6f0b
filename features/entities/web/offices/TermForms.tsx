import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { Form } from '#platform/ui/forms/Form.tsx';
import { useText } from '#platform/web/text.ts';
import { usePartialDay } from '../dossier/use-write-statement.ts';
import styles from '../pairs/PairsTile.module.css';
import type { OfficeTurn } from './use-offices.ts';

const leastOffice = 3;
const maxOffice = 200;

interface Begin {
  /** First day of the headlines: the likely first day of the term. */
  day: string;
  isBusy: boolean;
  onBegin: (office: string, starts: string) => void;
}

/** A term that began: which office, since when. */
export function BeginForm({ day, isBusy, onBegin }: Begin) {
  const t = useText();
  const [office, setOffice] = useState('');
  const [starts, setStarts] = useState(day);
  return (
    <Form className={styles.fields} onSend={() => onBegin(office.trim(), starts)}>
      <TextField
        label={t('Offices_Office')}
        value={office}
        required
        minLength={leastOffice}
        maxLength={maxOffice}
        onChange={(event) => setOffice(event.target.value)}
      />
      <TextField
        type="date"
        label={t('Offices_Starts')}
        value={starts}
        required
        onChange={(event) => setStarts(event.target.value)}
      />
      <Button type="submit" size="small" disabled={isBusy}>
        {t('Offices_Begin')}
      </Button>
    </Form>
  );
}

interface Open {
  term: OfficeTurn['terms'][number];
  day: string;
  name: string;
  isBusy: boolean;
  onEnd: (ends: string) => void;
}

/** A term without an end, and the day it ends by. */
export function OpenTerm({ term: { text, starts }, day, name, isBusy, onEnd }: Open) {
  const t = useText();
  const write = usePartialDay();
  const [ends, setEnds] = useState(day);
  return (
    <Form className={styles.fields} onSend={() => onEnd(ends)}>
      <span>
        {text} {starts !== null && <small>{t('Offices_Since', { day: write(starts) })}</small>}
      </span>
      <TextField
        type="date"
        label={t('Offices_Ends')}
        value={ends}
        required
        onChange={(event) => setEnds(event.target.value)}
      />
      <Button
        type="submit"
        size="small"
        disabled={isBusy}
        aria-label={`${t('Offices_End')}: ${name}, ${text}`}
      >
        {t('Offices_End')}
      </Button>
    </Form>
  );
}
