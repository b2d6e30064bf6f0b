import { useLocation } from 'react-router';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';

/** The login with the current page as return address. */
export function useLoginAddress(): string {
  const { pathname, search } = useLocation();
  return useBuildRoute()('login', {}, { search: { returnUrl: pathname + search, asOf: null } });
}
