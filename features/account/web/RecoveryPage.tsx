import { useState } from 'react';
import { useActionData, useLoaderData, type ActionFunctionArgs } from 'react-router';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { Link } from '#platform/web/Link.tsx';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { emailProblem } from '../domain/account-fields.ts';
import { FormNote, Token } from './form/FormParts.tsx';
import { formAction, textOf, type FormAnswer, nextAfterSignIn } from './form/form-action.ts';
import { useAccountForm } from './form/use-account-form.ts';
import { loadVisitor } from './load-visitor.ts';
import { AccountScreen } from './screen/AccountScreen.tsx';
import { LetterSent, saidBy } from './screen/LetterSent.tsx';
import { readRecovery, SetByLetter } from './screen/NewPasswordForm.tsx';
import styles from './screen/Form.module.css';

export const loader = serverLoader(loadVisitor);
export const clientLoader = browserLoader(loadVisitor);

const readEmail = (form: FormData) => ({ email: textOf(form, 'email') });
const ask = formAction({ name: 'account/startRecovery', read: readEmail });
const finish = formAction({ name: 'account/finishRecovery', read: readRecovery, next: nextAfterSignIn });

/** With a mailed token in the address the form sets the password, without one it asks for the letter. */
export function action(args: ActionFunctionArgs) {
  return new URL(args.request.url).searchParams.has('token') ? finish(args) : ask(args);
}

/** Getting a password again: first a letter, then, from its link, a new password. */
export default function RecoveryPage() {
  const t = useText();
  const { mailed } = useLoaderData<typeof loader>();
  const posted = useActionData() as FormAnswer<'account/startRecovery'> | undefined;
  const [given, setGiven] = useState(posted?.values ?? null);
  const [isSent, setIsSent] = useState(posted !== undefined && 'output' in posted);
  if (mailed !== null) return <SetByLetter title={t('Account_NewPassword_Title')} token={mailed} />;
  if (isSent && given !== null)
    return (
      <LetterSent
        title={t('Account_Recovery_SentTitle')}
        text={t('Account_Recovery_Sent', { email: given['email'] ?? '' })}
        call="account/startRecovery"
        read={readEmail}
        given={given}
        onCorrect={() => setIsSent(false)}
      />
    );
  const onSent = (form: FormData) => {
    setGiven(saidBy(form));
    setIsSent(true);
  };
  return (
    <AccountScreen title={t('Account_Recovery_Title')} lead={t('Account_Recovery_Hint')}>
      <AskForm typed={given?.['email']} onSent={onSent} />
    </AccountScreen>
  );
}

function AskForm({ typed, onSent }: { typed: string | undefined; onSent: (form: FormData) => void }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { xsrfToken, returnUrl } = useLoaderData<typeof loader>();
  const { problem, busy, formProps } = useAccountForm({
    name: 'account/startRecovery',
    rules: { email: emailProblem },
    read: readEmail,
    onDone: (_output, form) => onSent(form),
  });
  return (
    <>
      <FormNote problem={problem} />
      <form {...formProps} className={styles.form}>
        <Token value={xsrfToken} />
        <TextField
          size="large"
          label={t('Account_Email')}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={typed}
          error={problem?.fields['email']}
        />
        <Button type="submit" variant="primary" size="large" wide busy={busy}>
          {t('Account_Recovery_Submit')}
        </Button>
        <p className={styles.alternative}>
          <Link to={buildRoute('login', {}, { search: { returnUrl } })}>{t('Account_Recovery_Back')}</Link>
        </p>
      </form>
    </>
  );
}
