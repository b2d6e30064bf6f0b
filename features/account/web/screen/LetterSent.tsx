import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { Hidden } from '#platform/ui/controls/Input.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Link } from '#platform/web/Link.tsx';
import type { CallName, InputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { Visitor } from '../load-visitor.ts';
import { FormNote, Token } from '../form/FormParts.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { AccountScreen } from './AccountScreen.tsx';
import styles from './Form.module.css';

interface Props<Name extends CallName> {
  title: string;
  text: string;
  /** The call that sends the letter, and what was said to it: asked again, it sends another. */
  call: Name;
  read: (form: FormData) => InputOf<Name>;
  given: Readonly<Record<string, string>>;
  /** Back to the form, with what was typed. */
  onCorrect: () => void;
}

/** After a letter was sent: what happens next, the same whether the address is known or not; sent again, corrected, or on to the sign-in. */
export function LetterSent<Name extends CallName>({
  title,
  text,
  call,
  read,
  given,
  onCorrect,
}: Props<Name>) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { pathname, search } = useLocation();
  const { xsrfToken, returnUrl } = useLoaderData() as Visitor;
  const [isAgain, setIsAgain] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { problem, busy, formProps } = useAccountForm({
    name: call,
    rules: {},
    read,
    onDone: () => setIsAgain(true),
  });
  const correct = (event: MouseEvent) => {
    event.preventDefault();
    onCorrect();
  };
  return (
    <AccountScreen title={title} headingRef={heading}>
      <output className={styles.done}>
        {text} {isAgain && t('Account_Letter_SentAgain')}
      </output>
      <FormNote problem={problem} />
      <form {...formProps} className={styles.form}>
        <Token value={xsrfToken} />
        {Object.entries(given).map(([name, value]) => (
          <Hidden key={name} name={name} value={value} />
        ))}
        <Button type="submit" size="large" wide busy={busy}>
          {t('Account_Letter_Again')}
        </Button>
        <p className={styles.alternative}>
          <Link to={buildRoute('login', {}, { search: { returnUrl } })}>{t('Account_Recovery_Back')}</Link>{' '}
          {returnUrl !== null && (
            <>
              <a className={styles.second} href={returnUrl}>
                {t('Account_Letter_Return')}
              </a>{' '}
            </>
          )}
          <a className={styles.second} href={pathname + search} onClick={correct}>
            {t('Account_Letter_Correct')}
          </a>
        </p>
      </form>
    </AccountScreen>
  );
}

/** What a form said, to be said again; never its token. */
export function saidBy(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter(([name]) => name !== 'xsrfToken').map(([name, value]) => [name, String(value)]),
  );
}
