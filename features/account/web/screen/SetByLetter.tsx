import { useLoaderData } from 'react-router';
import type { Visitor } from '../load-visitor.ts';
import { AccountScreen } from './AccountScreen.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** From the link of a letter: the password one chooses, and in, to the page one came from. */
export function SetByLetter({ title, token }: { title: string; token: string }) {
  const { xsrfToken, returnUrl } = useLoaderData() as Visitor;
  return (
    <AccountScreen title={title}>
      <NewPasswordForm call="account/finishRecovery" mailed={token} {...{ xsrfToken, returnUrl }} />
    </AccountScreen>
  );
}
