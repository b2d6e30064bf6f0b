import { Link, useActionData, useLoaderData } from 'react-router';
import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import type { InputOf } from '#platform/web/api.ts';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { emailProblem, firstNameProblem, lastNameProblem, termsProblem } from '../domain/account-fields.ts';
import { FormNote } from './form/FormNote.tsx';
import { formAction, textOf, type FormAnswer } from './form/form-action.ts';
import { Token } from './form/Token.tsx';
import { useAccountForm } from './form/use-account-form.ts';
import { loadVisitor } from './load-visitor.ts';
import { AccountScreen } from './screen/AccountScreen.tsx';
import { LetterSent } from './screen/LetterSent.tsx';
import styles from './screen/Form.module.css';

export const loader = serverLoader(loadVisitor);
export const clientLoader = browserLoader(loadVisitor);

function readSignUp(form: FormData): InputOf<'account/register'> {
  return {
    firstName: textOf(form, 'firstName'),
    lastName: textOf(form, 'lastName'),
    email: textOf(form, 'email'),
    acceptTerms: form.has('acceptTerms'),
  };
}

export const action = formAction({ name: 'account/register', read: readSignUp });

const rules = {
  firstName: firstNameProblem,
  lastName: lastNameProblem,
  email: emailProblem,
  acceptTerms: (value: string) => termsProblem(value === 'on'),
};

/** Signing up; the password comes by mail. */
export default function SignUpPage() {
  const t = useText();
  const posted = useActionData() as FormAnswer<'account/register'> | undefined;
  const [sentTo, setSentTo] = useState(
    posted !== undefined && 'output' in posted ? (posted.values['email'] ?? '') : null,
  );
  if (sentTo !== null)
    return <LetterSent title={t('Account_SignUp_Done')} text={t('Account_SignUp_Sent', { email: sentTo })} />;
  return (
    <AccountScreen title={t('Account_SignUp_Title')} lead={t('Account_SignUp_Hint')}>
      <SignUpForm onSent={setSentTo} />
    </AccountScreen>
  );
}

function SignUpForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { xsrfToken, returnUrl } = useLoaderData<typeof loader>();
  const { problem, busy, posted, formProps } = useAccountForm({
    name: 'account/register',
    rules,
    read: readSignUp,
    onDone: (_output, form) => onSent(textOf(form, 'email')),
  });
  const fields = problem?.fields ?? {};
  return (
    <>
      <FormNote problem={problem} />
      <form {...formProps} className={styles['form']}>
        <Token value={xsrfToken} />
        <TextField
          size="large"
          label={t('Account_FirstName')}
          name="firstName"
          autoComplete="given-name"
          defaultValue={posted?.['firstName']}
          error={fields['firstName']}
        />
        <TextField
          size="large"
          label={t('Account_LastName')}
          name="lastName"
          autoComplete="family-name"
          defaultValue={posted?.['lastName']}
          error={fields['lastName']}
        />
        <TextField
          size="large"
          label={t('Account_Email')}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={posted?.['email']}
          error={fields['email']}
        />
        <div className={styles['check']}>
          <Checkbox
            name="acceptTerms"
            label={t('Account_SignUp_Terms')}
            defaultChecked={posted?.['acceptTerms'] !== undefined}
            error={fields['acceptTerms']}
          />
        </div>
        <Button type="submit" variant="primary" size="large" wide busy={busy}>
          {t('Account_SignUp_Submit')}
        </Button>
        <p className={styles['alternative']}>
          {t('Account_SignUp_HaveAccount')}{' '}
          <Link to={buildRoute('login', {}, { search: { returnUrl } })}>{t('Account_SignUp_LogIn')}</Link>
        </p>
      </form>
    </>
  );
}
