import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Form } from '#platform/ui/forms/Form.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { PasswordField } from '#platform/ui/fields/PasswordField.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useText } from '#platform/web/text.ts';
import { codeRules } from '../../domain/contact-code.ts';
import { useDoing } from '../frame/use-doing.ts';
import styles from './Settings.module.css';

/** A new e-mail or phone: first the value, then the code from the letter. */
export function ContactChange({ kind, value }: { kind: 'email' | 'phone'; value: string }) {
  const t = useText();
  const { revalidate } = useRevalidator();
  const { busy, errors, run } = useDoing();
  const [written, setWritten] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const submit = async (): Promise<void> => {
    if (code === null) {
      const sent = await run(
        'people/startContactChange',
        { kind, value: written, password },
        t('People_CodeSent'),
      );
      if (sent) setCode('');
      return;
    }
    if (!(await run('people/confirmContactChange', { kind, code }, t('People_Saved')))) return;
    setCode(null);
    setWritten('');
    setPassword('');
    await revalidate();
  };
  return (
    <Form className={styles.form} aria-label={t(`People_Field_${kind}`)} onSend={() => submit()}>
      <TextField
        label={t(`People_New_${kind}`)}
        hint={value || t('People_NotFilled')}
        type={kind === 'email' ? 'email' : 'tel'}
        autoComplete={kind === 'email' ? 'email' : 'tel'}
        value={written}
        required
        readOnly={code !== null}
        message={t(`People_CodeWay_${kind}`, { minutes: codeRules.minutes })}
        error={errors['value']}
        onChange={(event) => setWritten(event.target.value)}
      />
      {code === null && (
        <PasswordField
          label={t('People_CurrentPassword')}
          autoComplete="current-password"
          value={password}
          required
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
      {code !== null && (
        <TextField
          label={t('People_Code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={codeRules.digits}
          value={code}
          required
          error={errors['code']}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      <div className={styles.acts}>
        <Button type="submit" busy={busy}>
          {t(code === null ? 'People_SendCode' : 'People_Confirm')}
        </Button>
        {code !== null && <Button onClick={() => setCode(null)}>{t('People_Cancel')}</Button>}
      </div>
    </Form>
  );
}
