import { redirect } from 'react-router';
import type { OutputOf } from '#platform/web/api.ts';
import type { LoadPage } from '#platform/web/page.ts';

/** What the account screens load: the visitor's session, and a mailed token of the address. */
export type Visitor = OutputOf<'account/openVisitorSession'> & { mailed: string | null };

/** Opens the visitor's session; under an external account service everything but mailings leads to the login, which leads there. */
export const loadVisitor: LoadPage<Visitor> = async ({ api, url, locale }) => {
  const returnUrl = url.searchParams.get('returnUrl') ?? undefined;
  const visitor = await api.call('account/openVisitorSession', { returnUrl });
  if (visitor.externalLoginUrl !== null) throw redirect(`/${locale}/login`);
  return { ...visitor, mailed: url.searchParams.get('token') };
};
