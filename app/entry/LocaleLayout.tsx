import { Outlet } from 'react-router';
import { ChunkView } from '#features/site/web/errors/ChunkView.tsx';
import { RouteError } from '#features/site/web/errors/RouteError.tsx';
import { Shell } from '#features/site/web/shell/Shell.tsx';
import { ToastsWhenShown } from '#platform/ui/toasts/ToastsWhenShown.tsx';
import { useLostWay } from './guard-navigation.ts';

/** Everything below a language stands in the shell. */
export default function LocaleLayout() {
  const lost = useLostWay();
  return (
    <Shell>
      {lost === null ? <Outlet /> : <ChunkView to={lost} />}
      <ToastsWhenShown />
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
