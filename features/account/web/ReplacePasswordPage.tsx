import { redirect, useLoaderData, type ActionFunctionArgs } from 'react-router';
import type { OutputOf } from '#platform/web/api.ts';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { useText } from '#platform/web/text.ts';
import { formAction, textOf, nextAfterSignIn } from './form/form-action.ts';
import { loadVisitor, type Visitor } from './load-visitor.ts';
import { AccountScreen } from './screen/AccountScreen.tsx';
import { NewPasswordForm, readReplacement } from './screen/NewPasswordForm.tsx';
import { OwnSessions } from './OwnSessions.tsx';

const load: LoadPage<Visitor & { sessions: OutputOf<'account/getSessions'>; now: string }> = async (page) => {
  const visitor = await loadVisitor(page);
  const { pathname, search } = page.url;
  if (!visitor.isLoggedIn && !visitor.mustReplacePassword)
    throw redirect(`/${page.locale}/login?returnUrl=${encodeURIComponent(pathname + search)}`);
  const sessions = visitor.isLoggedIn ? await page.api.call('account/getSessions', {}) : [];
  return { ...visitor, sessions, now: new Date().toISOString() };
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
const replace = formAction({
  name: 'account/replacePassword',
  read: readReplacement,
  next: nextAfterSignIn,
  chosenBy: 'endSession',
});
const endOne = formAction({
  name: 'account/endSession',
  read: (form) => ({ id: Number(textOf(form, 'endSession')) }),
});
const endOthers = formAction({ name: 'account/endOtherSessions', read: () => ({}), chosenBy: 'endSession' });

/** Which of the page's forms was sent stands in it. */
export async function action(args: ActionFunctionArgs) {
  const ended = textOf(await args.request.clone().formData(), 'endSession');
  if (ended === '') return replace(args);
  return ended === 'all' ? endOthers(args) : endOne(args);
}

/** A password of one's own in place of the mailed one, or of the current one. */
export default function ReplacePasswordPage() {
  const t = useText();
  const { xsrfToken, returnUrl, mustReplacePassword, sessions, now } = useLoaderData<typeof loader>();
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
      {sessions.length > 0 && <OwnSessions sessions={sessions} now={now} xsrfToken={xsrfToken} />}
    </AccountScreen>
  );
}
