import { Outlet } from 'react-router';
import { ChunkView } from '#features/shell/web/errors/ChunkView.tsx';
import { RouteError } from '#features/shell/web/errors/RouteError.tsx';
import { Shell } from '#features/shell/web/shell/Shell.tsx';
import { ToastsWhenShown } from '#platform/ui/toasts/ToastsWhenShown.tsx';
import { SlotsContext } from '#platform/web/slots.ts';
import { slots } from '../slots.ts';
import { useLostWay } from './guard-navigation.ts';

/** Everything below a language stands in the shell. */
export default function LocaleLayout() {
  const lost = useLostWay();
  return (
    <SlotsContext value={slots}>
      <Shell>
        {lost === null ? <Outlet /> : <ChunkView to={lost} />}
        <ToastsWhenShown />
      </Shell>
    </SlotsContext>
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
