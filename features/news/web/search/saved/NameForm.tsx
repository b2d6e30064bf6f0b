import { useEffect, useRef, useState } from 'react';
import { Form } from '#platform/ui/forms/Form.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useText } from '#platform/web/text.ts';
import { longestName } from '../../../domain/search/kept-limits.ts';
import styles from './SavedFilters.module.css';

interface Props {
  isOpen: boolean;
  /** Words of the button that opens it; none where something else does. */
  opener?: string;
  name: string;
  onOpen: (isOpen: boolean) => void;
  /** Gives false when the name was not taken. */
  onName: (name: string) => Promise<boolean>;
}

/** A button that becomes a line for a name; Escape and Cancel close it. */
export function NameForm({ isOpen, opener, name, onOpen, onName }: Props) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOpen) field.current?.select();
  }, [isOpen]);
  if (!isOpen)
    return opener === undefined ? null : (
      <Button size="small" icon="bookmark" onClick={() => onOpen(true)}>
        {opener}
      </Button>
    );
  const submit = async (): Promise<void> => {
    const wanted = field.current?.value.trim() ?? '';
    setBusy(true);
    const isDone = await onName(wanted);
    setBusy(false);
    if (isDone) onOpen(false);
  };
  return (
    <Form className={styles.naming} onSend={submit}>
      <TextField
        ref={field}
        label={t('NewsSearch_SaveName')}
        defaultValue={name}
        maxLength={longestName}
        required
        onKeyDown={({ key }) => key === 'Escape' && onOpen(false)}
        autoComplete="off"
      />
      <div className={styles.buttons}>
        <Button type="submit" size="small" variant="primary" busy={isBusy}>
          {t('NewsSearch_Keep')}
        </Button>
        <Button size="small" variant="text" onClick={() => onOpen(false)}>
          {t('NewsSearch_Cancel')}
        </Button>
      </div>
    </Form>
  );
}
