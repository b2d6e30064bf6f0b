import { useContext } from 'react';
import { useNavigate } from 'react-router';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { VisitContext } from '#platform/web/session/visit.ts';

/** What follows a finished sign-in in the browser: the visit knows the account, then the page asked for opens. */
export function useSignIn(): (signedIn: OutputOf<'account/login'>) => Promise<void> {
  const { session } = useContext(VisitContext);
  const navigate = useNavigate();
  const buildRoute = useBuildRoute();
  return async ({ account, returnUrl, mustReplacePassword }) => {
    if (mustReplacePassword) return navigate(buildRoute('replacePassword', {}, { search: { returnUrl } }));
    session.send({ type: 'accountLoaded', account });
    // An allow-listed address on another site is not the router's to open.
    if (!returnUrl.startsWith('/')) return location.assign(returnUrl);
    return navigate(returnUrl, { replace: true });
  };
}
