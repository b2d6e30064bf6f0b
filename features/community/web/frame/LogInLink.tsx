import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';

/** Leads a stranger to the login and back to this page. */
export function LogInLink({ children }: { children: ReactNode }) {
  const buildRoute = useBuildRoute();
  const { pathname, search } = useLocation();
  return (
    <Link className="link" to={buildRoute('login', {}, { search: { returnUrl: pathname + search } })}>
      {children}
    </Link>
  );
}
