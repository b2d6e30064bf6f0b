import { redirect } from 'react-router';
import type { OutputOf } from '#platform/web/api.ts';
import type { LoadPage } from '#platform/web/page.ts';
import { loadFigures, type ScreenData } from './aside/load-figures.ts';

/** What the account screens load: the visitor's session, and a mailed token of the address. */
export type Visitor = OutputOf<'account/openVisitorSession'> & ScreenData & { mailed: string | null };

/** Opens the visitor's session; under an external account service everything but mailings leads to the login, which leads there. */
export const loadVisitor: LoadPage<Visitor> = async ({ api, url, locale }) => {
  const returnUrl = url.searchParams.get('returnUrl') ?? undefined;
  const [visitor, figures] = await Promise.all([
    api.call('account/openVisitorSession', { returnUrl }),
    loadFigures(api),
  ]);
  if (visitor.externalLoginUrl !== null) throw redirect(`/${locale}/login`);
  return { ...visitor, figures, mailed: url.searchParams.get('token') };
};
