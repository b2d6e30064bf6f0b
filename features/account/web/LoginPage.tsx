import { redirect, redirectDocument, useLoaderData } from 'react-router';
import { Hidden } from '#platform/ui/controls/Input.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { buttonClass } from '#platform/ui/buttons/button-class.ts';
import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { PasswordField } from '#platform/ui/fields/PasswordField.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { Link } from '#platform/web/Link.tsx';
import type { InputOf, OutputOf } from '#platform/web/api.ts';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { emailProblem, passwordProblem } from '../domain/account-fields.ts';
import { loadFigures, type ScreenData } from './aside/load-figures.ts';
import { PasskeyLogin } from './passkeys/PasskeyLogin.tsx';
import { FormNote, Token } from './form/FormParts.tsx';
import { formAction, textOf, nextAfterSignIn } from './form/form-action.ts';
import { signInFailure } from './form/sign-in-failure.ts';
import { useAccountForm } from './form/use-account-form.ts';
import { AccountScreen } from './screen/AccountScreen.tsx';
import { ReturnNote } from './screen/ReturnNote.tsx';
import { useSignIn } from './screen/use-sign-in.ts';
import styles from './screen/Form.module.css';

type Visitor = OutputOf<'account/openVisitorSession'> &
  ScreenData & { given: string | null; failed: string | null };

const load: LoadPage<Visitor> = async ({ api, url, locale }) => {
  const given = url.searchParams.get('returnUrl');
  const failed = url.searchParams.get('failed');
  const figures = loadFigures(api);
  const visitor = await api.call('account/openVisitorSession', { returnUrl: given ?? undefined });
  if (visitor.isLoggedIn) throw redirect(visitor.returnUrl ?? `/${locale}/`);
  if (visitor.externalLoginUrl !== null && failed === null) throw redirectDocument(visitor.externalLoginUrl);
  return { ...visitor, figures: await figures, given, failed };
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** A return address that leads elsewhere was told about on the page and is not asked for again. */
function readLogin(form: FormData): InputOf<'account/login'> {
  const returnUrl = textOf(form, 'returnUrl') || undefined;
  return {
    email: textOf(form, 'email'),
    password: textOf(form, 'password'),
    remember: form.has('remember'),
    returnUrl,
  };
}

export const action = formAction({ name: 'account/login', read: readLogin, next: nextAfterSignIn });

const rules = { email: emailProblem, password: passwordProblem };

/** Signing in with e-mail and password. */
export default function LoginPage() {
  const t = useText();
  const { given, returnUrl, externalLoginUrl, failed } = useLoaderData<typeof loader>();
  return (
    <AccountScreen
      title={t('Account_Login_Title')}
      after={<ReturnNote given={given} returnUrl={returnUrl} />}
    >
      <FormNote problem={signInFailure(failed, t)} />
      {externalLoginUrl === null ? (
        <LoginForm />
      ) : (
        <a className={buttonClass({ variant: 'primary', size: 'large', wide: true })} href={externalLoginUrl}>
          {t('Account_Login_Submit')}
        </a>
      )}
    </AccountScreen>
  );
}

function LoginForm() {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { xsrfToken, returnUrl } = useLoaderData<typeof loader>();
  const signIn = useSignIn();
  const { problem, busy, posted, formProps } = useAccountForm({
    name: 'account/login',
    rules,
    read: readLogin,
    onDone: signIn,
  });
  const search = { returnUrl };
  return (
    <>
      <FormNote problem={problem}>
        {problem?.details['reason'] === 'one_time_password_expired' && (
          <> {t('Account_Login_OneTimeExpired')}</>
        )}
      </FormNote>
      <form {...formProps} className={styles.form}>
        <Token value={xsrfToken} />
        <Hidden name="returnUrl" value={returnUrl ?? ''} />
        <TextField
          size="large"
          label={t('Account_Email')}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={posted?.['email']}
          error={problem?.fields['email']}
        />
        <PasswordField
          size="large"
          label={t('Account_Password')}
          name="password"
          hint={
            <Link className="link" to={buildRoute('recovery', {}, { search })}>
              {t('Account_Login_Forgot')}
            </Link>
          }
          error={problem?.fields['password']}
        />
        <div className={styles.check}>
          <Checkbox
            name="remember"
            label={t('Account_Login_Remember')}
            defaultChecked={posted === null || posted['remember'] !== undefined}
          />
        </div>
        <Button type="submit" variant="primary" size="large" wide busy={busy}>
          {t('Account_Login_Submit')}
        </Button>
        <PasskeyLogin returnUrl={returnUrl} onDone={signIn} />
        <p className={styles.alternative}>
          {t('Account_Login_NoAccount')}{' '}
          <Link to={buildRoute('signUp', {}, { search })}>{t('Account_Login_SignUp')}</Link>
        </p>
      </form>
    </>
  );
}
