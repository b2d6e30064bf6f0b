import { memo, useState } from 'react';
import { Form } from '#platform/ui/forms/Form.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useText } from '#platform/web/text.ts';
import { longestName, type SavedContent, type SavedParams } from './use-saved-params.ts';
import styles from './Saved.module.css';

interface Props {
  actions: SavedParams;
  content: SavedContent;
  /** False while there is something that cannot be computed. */
  isReady: boolean;
}

/** Keeps what is on screen under a name; one of that name is written over. */
export const SaveForm = memo(function SaveForm({ actions, content, isReady }: Props) {
  const t = useText();
  const [name, setName] = useState('');
  return (
    <Form
      className={styles.form}
      onSend={() => {
        if (isReady) void actions.save(name.trim(), content);
      }}
    >
      <TextField
        label={t('Models_SaveAs')}
        value={name}
        maxLength={longestName}
        required
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" variant="primary" busy={actions.isBusy} disabled={!isReady}>
        {t('Models_Save')}
      </Button>
    </Form>
  );
});
