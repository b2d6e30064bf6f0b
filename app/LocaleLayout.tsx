import { Outlet } from 'react-router';
import { RouteError } from '#features/site/web/errors/RouteError.tsx';
import { Shell } from '#features/site/web/shell/Shell.tsx';

/** Everything below a language stands in the shell. */
export default function LocaleLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/** A page that failed leaves the shell standing around the reason. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Shell>
      <RouteError error={error} />
    </Shell>
  );
}
