import { redirect, useLoaderData } from 'react-router';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { useText } from '#platform/web/text.ts';
import { formAction } from './form/form-action.ts';
import { loadVisitor, type Visitor } from './load-visitor.ts';
import { AccountScreen } from './screen/AccountScreen.tsx';
import { NewPasswordForm, readReplacement } from './screen/NewPasswordForm.tsx';
import { nextAfterSignIn } from './screen/next-after-sign-in.ts';

const load: LoadPage<Visitor> = async (page) => {
  const visitor = await loadVisitor(page);
  const { pathname, search } = page.url;
  if (!visitor.isLoggedIn && !visitor.mustReplacePassword)
    throw redirect(`/${page.locale}/login?returnUrl=${encodeURIComponent(pathname + search)}`);
  return visitor;
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = formAction({
  name: 'account/replacePassword',
  read: readReplacement,
  next: nextAfterSignIn,
});

/** A password of one's own in place of the mailed one, or of the current one. */
export default function ReplacePasswordPage() {
  const t = useText();
  const { xsrfToken, returnUrl, mustReplacePassword } = useLoaderData<typeof loader>();
  return (
    <AccountScreen
      title={t('Account_Replace_Title')}
      lead={t(mustReplacePassword ? 'Account_Replace_OneTime' : 'Account_Replace_Own')}
    >
      <NewPasswordForm
        call="account/replacePassword"
        xsrfToken={xsrfToken}
        returnUrl={returnUrl}
        asksCurrent={!mustReplacePassword}
      />
    </AccountScreen>
  );
}
