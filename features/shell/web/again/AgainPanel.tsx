import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Form } from '#platform/ui/forms/Form.tsx';
import { PasswordField } from '#platform/ui/fields/PasswordField.tsx';
import { announce } from '#platform/web/live/announce.ts';
import { signInWait } from '#platform/web/session/sign-in-again.ts';
import { useText } from '#platform/web/text.ts';
import { useLoginAddress } from '../header/use-login-address.ts';
import { useAgain } from './use-again.ts';
import styles from './AgainPanel.module.css';

/**
 * The sign-in has ended while something was written: the password is asked for here, and what waits goes out after. `turn` above
 * zero: somebody pressed, and the field takes the focus. Stands in the body, so that an open dialog neither hides nor leaves for it.
 */
export function AgainPanel({ turn }: { turn: number }) {
  const t = useText();
  const title = useId();
  const panel = useRef<HTMLElement>(null);
  const login = useLoginAddress();
  const { email, busy, problem, signIn } = useAgain();
  const sentence = `${t('Again_Title')} ${t('Again_Text', { email })}`;
  useEffect(() => announce(sentence), [sentence]);
  useEffect(() => {
    // Where it saves by itself, the hand that writes is not taken away.
    if (turn > 0) panel.current?.querySelector<HTMLElement>('[name="password"]')?.focus();
  }, [turn]);
  useEffect(() => {
    const node = panel.current;
    const leave = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // A dialog under it would take the key for its own, and what is written in it would go.
      event.stopPropagation();
      signInWait.settle(false);
    };
    node?.addEventListener('keydown', leave);
    return () => node?.removeEventListener('keydown', leave);
  }, []);
  const send = (form: HTMLFormElement): void => {
    const password = new FormData(form).get('password');
    if (typeof password === 'string') void signIn(password);
  };
  return createPortal(
    <section ref={panel} className={styles.panel} aria-labelledby={title} data-print="no">
      <h2 id={title} className={styles.title}>
        {t('Again_Title')}
      </h2>
      <p className={styles.text}>{t('Again_Text', { email })}</p>
      <Form className={styles.form} onSend={send}>
        <PasswordField
          label={t('Again_Password')}
          name="password"
          required
          maxLength={200}
          error={problem ?? undefined}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" busy={busy}>
            {t('Again_Submit')}
          </Button>
          <Button variant="text" onClick={() => signInWait.settle(false)}>
            {t('Again_Later')}
          </Button>
          <a className="link" href={login} target="_blank" rel="noopener">
            {t('Again_Other')}
          </a>
        </div>
      </Form>
    </section>,
    document.body,
  );
}
