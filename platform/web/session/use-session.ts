import { useCallback, useContext } from 'react';
import { useNavigate } from 'react-router';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useApi } from '#platform/web/use-api.ts';
import { clearWritten } from '#platform/web/written/written-store.ts';
import { useStore } from '#platform/web/create-store.ts';
import { errorCodeOf } from '#platform/web/api.ts';
import { isLoggedIn, shouldShowTrySections, type Account } from './session-state.ts';
import { VisitContext } from './visit.ts';

/** Who visits and what follows from it. */
export interface Session {
  account: Account;
  isLoggedIn: boolean;
  hasActiveLicense: boolean;
  shouldShowTrySections: boolean;
  /** Code of the account call that failed last. */
  error: string | null;
  /** Asks again who visits; after a login or a change of the account. Never throws. */
  refresh: () => Promise<void>;
  /** Ends the session and goes home; the account and what was written are forgotten here even when the call fails. */
  logout: () => Promise<void>;
}

/** The visitor's session. */
export function useSession(): Session {
  const { session } = useContext(VisitContext);
  const { account, error } = useStore(session);
  const api = useApi();
  const navigate = useNavigate();
  const buildRoute = useBuildRoute();
  const refresh = useCallback(async () => {
    try {
      session.send({ type: 'accountLoaded', account: await api.call('account/getCurrentAccount', {}) });
    } catch (problem) {
      session.send({ type: 'accountFailed', error: errorCodeOf(problem) });
    }
  }, [api, session]);
  const logout = useCallback(async () => {
    let error: string | null = null;
    let signOutUrl: string | null = null;
    try {
      ({ signOutUrl } = await api.call('account/logout', {}));
    } catch (problem) {
      error = errorCodeOf(problem);
    }
    clearWritten();
    session.send({ type: 'loggedOut', error });
    if (signOutUrl === null) await navigate(buildRoute('home'));
    else location.assign(signOutUrl);
  }, [api, session, navigate, buildRoute]);
  return {
    account,
    error,
    isLoggedIn: isLoggedIn(account),
    hasActiveLicense: account.hasActiveLicense,
    shouldShowTrySections: shouldShowTrySections(account),
    refresh,
    logout,
  };
}
