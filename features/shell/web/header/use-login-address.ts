import { useLocation } from 'react-router';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';

/** The login, or the sign-up, with the current page as return address. */
export function useLoginAddress(route: 'login' | 'signUp' = 'login'): string {
  const { pathname, search } = useLocation();
  return useBuildRoute()(route, {}, { search: { returnUrl: pathname + search, asOf: null } });
}
