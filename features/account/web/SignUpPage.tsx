import { useActionData, useLoaderData, type ActionFunctionArgs } from 'react-router';
import { useState } from 'react';
import { Hidden } from '#platform/ui/controls/Input.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { Link } from '#platform/web/Link.tsx';
import type { InputOf } from '#platform/web/api.ts';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useRichText, useText } from '#platform/web/text.ts';
import { emailProblem, firstNameProblem, lastNameProblem, termsProblem } from '../domain/account-fields.ts';
import { FormNote, Token } from './form/FormParts.tsx';
import { formAction, textOf, type FormAnswer, nextAfterSignIn } from './form/form-action.ts';
import { useAccountForm } from './form/use-account-form.ts';
import { loadVisitor } from './load-visitor.ts';
import { AccountScreen } from './screen/AccountScreen.tsx';
import { readRecovery, SetByLetter } from './screen/NewPasswordForm.tsx';
import { LetterSent, saidBy } from './screen/LetterSent.tsx';
import styles from './screen/Form.module.css';

export const loader = serverLoader(loadVisitor);
export const clientLoader = browserLoader(loadVisitor);

function readSignUp(form: FormData): InputOf<'account/register'> {
  return {
    firstName: textOf(form, 'firstName'),
    lastName: textOf(form, 'lastName'),
    email: textOf(form, 'email'),
    acceptTerms: form.has('acceptTerms'),
    subscribeToMailing: form.has('subscribeToMailing'),
    returnUrl: textOf(form, 'returnUrl') || undefined,
  };
}

const register = formAction({ name: 'account/register', read: readSignUp });
const finish = formAction({ name: 'account/finishRecovery', read: readRecovery, next: nextAfterSignIn });

/** With a mailed token in the address the form sets the password, without one it asks for the letter. */
export function action(args: ActionFunctionArgs) {
  return new URL(args.request.url).searchParams.has('token') ? finish(args) : register(args);
}

const rules = {
  firstName: firstNameProblem,
  lastName: lastNameProblem,
  email: emailProblem,
  acceptTerms: (value: string) => termsProblem(value === 'on'),
};

/** Signing up; the link of the letter sets the password and signs in. */
export default function SignUpPage() {
  const t = useText();
  const posted = useActionData() as FormAnswer<'account/register'> | undefined;
  const { trialDays } = useStart();
  const { mailed } = useLoaderData<typeof loader>();
  const [given, setGiven] = useState(posted?.values ?? null);
  const [isSent, setIsSent] = useState(posted !== undefined && 'output' in posted);
  if (mailed !== null) return <SetByLetter title={t('Account_Replace_Title')} token={mailed} />;
  if (isSent && given !== null)
    return (
      <LetterSent
        title={t(given['subscribeToMailing'] ? 'Account_SignUp_DoneMailing' : 'Account_SignUp_Done')}
        text={t('Account_SignUp_Sent', { email: given['email'] ?? '' })}
        call="account/register"
        read={readSignUp}
        given={given}
        onCorrect={() => setIsSent(false)}
      />
    );
  const onSent = (form: FormData) => {
    setGiven(saidBy(form));
    setIsSent(true);
  };
  return (
    <AccountScreen title={t('Account_SignUp_Title')} lead={t('Account_SignUp_Hint', { days: trialDays })}>
      <SignUpForm given={given} onSent={onSent} />
    </AccountScreen>
  );
}

interface FormProps {
  /** What was typed before, to be corrected. */
  given: Readonly<Record<string, string>> | null;
  onSent: (form: FormData) => void;
}

function SignUpForm({ given, onSent }: FormProps) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { xsrfToken, returnUrl } = useLoaderData<typeof loader>();
  const { problem, busy, formProps } = useAccountForm({
    name: 'account/register',
    rules,
    read: readSignUp,
    onDone: (_output, form) => onSent(form),
  });
  const fields = problem?.fields ?? {};
  return (
    <>
      <FormNote problem={problem} />
      <form {...formProps} className={styles.form}>
        <Token value={xsrfToken} />
        <Hidden name="returnUrl" value={returnUrl ?? ''} />
        <TextField
          size="large"
          label={t('Account_FirstName')}
          name="firstName"
          autoComplete="given-name"
          defaultValue={given?.['firstName']}
          error={fields['firstName']}
        />
        <TextField
          size="large"
          label={t('Account_LastName')}
          name="lastName"
          autoComplete="family-name"
          defaultValue={given?.['lastName']}
          error={fields['lastName']}
        />
        <TextField
          size="large"
          label={t('Account_Email')}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={given?.['email']}
          error={fields['email']}
        />
        <div className={styles.check}>
          <Checkbox
            name="acceptTerms"
            label={<TermsLabel />}
            defaultChecked={given?.['acceptTerms'] !== undefined}
            error={fields['acceptTerms']}
          />
          <Checkbox
            name="subscribeToMailing"
            label={t('Account_SignUp_Mailing')}
            defaultChecked={given?.['subscribeToMailing'] !== undefined}
          />
        </div>
        <Button type="submit" variant="primary" size="large" wide busy={busy}>
          {t('Account_SignUp_Submit')}
        </Button>
        <p className={styles.alternative}>
          {t('Account_SignUp_HaveAccount')}{' '}
          <Link to={buildRoute('login', {}, { search: { returnUrl } })}>{t('Account_SignUp_LogIn')}</Link>
        </p>
      </form>
    </>
  );
}

/** The consent with the text one consents to. */
function TermsLabel() {
  const rich = useRichText();
  const buildRoute = useBuildRoute();
  return rich('Account_SignUp_Terms', {
    terms: (inside) => (
      <Link className="link" to={buildRoute('terms')} target="_blank">
        {inside}
      </Link>
    ),
  });
}
