import { useEffect, useRef, useState } from 'react';
import { Form } from '#platform/ui/forms/Form.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useText } from '#platform/web/text.ts';
import { keptViews } from '../../domain/list/list-view.ts';
import styles from './SavedViews.module.css';

interface Props {
  onName: (name: string) => Promise<void>;
  onCancel: () => void;
}

/** A line for the name of a view; Escape and Cancel close it. */
export function ViewName({ onName, onCancel }: Props) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = async (): Promise<void> => {
    const name = field.current?.value.trim() ?? '';
    if (name === '') return field.current?.focus();
    setBusy(true);
    await onName(name);
    setBusy(false);
  };
  return (
    <Form className={styles.naming} onSend={() => submit()}>
      <TextField
        ref={field}
        size="small"
        label={t('MeasuresList_Name')}
        maxLength={keptViews.name}
        autoComplete="off"
        onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      />
      <Button type="submit" size="small" variant="primary" busy={isBusy}>
        {t('MeasuresList_Keep')}
      </Button>
      <Button size="small" variant="text" onClick={onCancel}>
        {t('Ui_Cancel')}
      </Button>
    </Form>
  );
}
