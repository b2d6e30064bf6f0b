import { useLoaderData } from 'react-router';
import { Hidden } from '#platform/ui/controls/Input.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { PasswordField } from '#platform/ui/fields/PasswordField.tsx';
import { Link } from '#platform/web/Link.tsx';
import type { InputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { passwordProblem } from '../../domain/account-fields.ts';
import { FormNote, Token } from '../form/FormParts.tsx';
import { textOf } from '../form/form-action.ts';
import { useAccountForm } from '../form/use-account-form.ts';
import { useSignIn } from './use-sign-in.ts';
import styles from './Form.module.css';
import type { Visitor } from '../load-visitor.ts';
import { AccountScreen } from './AccountScreen.tsx';

interface Props {
  call: 'account/finishRecovery' | 'account/replacePassword';
  xsrfToken: string;
  /** Token of the letter. */
  mailed?: string;
  returnUrl?: string | null;
  asksCurrent?: boolean;
}

/** What the form says to account/finishRecovery. */
export function readRecovery(form: FormData): InputOf<'account/finishRecovery'> {
  return {
    token: textOf(form, 'token'),
    password: textOf(form, 'password'),
    returnUrl: textOf(form, 'returnUrl') || undefined,
  };
}

/** What the form says to account/replacePassword. */
export function readReplacement(form: FormData): InputOf<'account/replacePassword'> {
  const currentPassword = textOf(form, 'currentPassword') || undefined;
  return {
    password: textOf(form, 'password'),
    currentPassword,
    returnUrl: textOf(form, 'returnUrl') || undefined,
  };
}

/** A new password: by a mailed link, in place of a one-time one, or of the current one. */
export function NewPasswordForm({ call, xsrfToken, mailed, returnUrl, asksCurrent = false }: Props) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const signIn = useSignIn();
  const read = call === 'account/finishRecovery' ? readRecovery : readReplacement;
  const rules = { ...(asksCurrent && { currentPassword: passwordProblem }), password: passwordProblem };
  const { problem, busy, formProps } = useAccountForm<Props['call']>({
    name: call,
    rules,
    read,
    onDone: signIn,
  });
  return (
    <>
      <FormNote problem={problem}>
        {problem?.code === 'link_expired' && (
          <>
            {' '}
            <Link to={buildRoute('recovery')}>{t('Account_Recovery_Again')}</Link>
          </>
        )}
      </FormNote>
      <form {...formProps} className={styles.form}>
        <Token value={xsrfToken} />
        {mailed !== undefined && <Hidden name="token" value={mailed} />}
        {returnUrl && <Hidden name="returnUrl" value={returnUrl} />}
        {asksCurrent && (
          <PasswordField
            size="large"
            label={t('Account_CurrentPassword')}
            name="currentPassword"
            error={problem?.fields['currentPassword']}
          />
        )}
        <PasswordField
          size="large"
          label={t('Account_NewPassword')}
          name="password"
          autoComplete="new-password"
          hint={t('Account_PasswordHint')}
          error={problem?.fields['password']}
        />
        <Button type="submit" variant="primary" size="large" wide busy={busy}>
          {t('Account_NewPassword_Submit')}
        </Button>
      </form>
    </>
  );
}

/** From the link of a letter: the password one chooses, and in, to the page one came from. */
export function SetByLetter({ title, token }: { title: string; token: string }) {
  const { xsrfToken, returnUrl } = useLoaderData() as Visitor;
  return (
    <AccountScreen title={title}>
      <NewPasswordForm call="account/finishRecovery" mailed={token} {...{ xsrfToken, returnUrl }} />
    </AccountScreen>
  );
}
