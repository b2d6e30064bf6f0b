import { useState } from 'react';
import { Form } from '#platform/ui/forms/Form.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { PasswordField } from '#platform/ui/fields/PasswordField.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useText } from '#platform/web/text.ts';
import { passkeyNameLength } from '../../domain/passkey-rules.ts';
import type { FormProblem } from '../form/form-problem.ts';
import styles from './OwnPasskeys.module.css';

interface Wish {
  busy: boolean;
  problem: FormProblem | null;
  /** Adds a key; true when the device gave it and the site took it. */
  onAdd: (name: string, password: string) => Promise<boolean>;
}

/** A new key: its name and the current password, then the device asks. */
export function AddPasskey({ busy, problem, onAdd }: Wish) {
  const t = useText();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const submit = async (): Promise<void> => {
    const added = await onAdd(name, password);
    setPassword('');
    if (added) setName('');
  };
  return (
    <Form className={styles.form} aria-labelledby="own-passkeys" onSend={submit}>
      <TextField
        label={t('Account_Passkey_Name')}
        message={t('Account_Passkey_NameHint')}
        maxLength={passkeyNameLength}
        value={name}
        required
        error={problem?.fields['name']}
        onChange={(event) => setName(event.target.value)}
      />
      <PasswordField
        label={t('Account_CurrentPassword')}
        value={password}
        required
        onChange={(event) => setPassword(event.target.value)}
      />
      <div>
        <Button type="submit" icon="plus" busy={busy}>
          {t('Account_Passkey_Add')}
        </Button>
      </div>
    </Form>
  );
}
