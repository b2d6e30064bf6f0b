import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { laterShown } from '#platform/web/routes/address-parts.ts';
import { useAsOf } from '#platform/web/routes/routes-context.ts';
import { useStart } from '#platform/web/start-context.ts';
import type { Overview } from '../overview/load-overview.ts';

const LaterTile = lazy(() =>
  import('./LaterTile.tsx').then(({ LaterTile: component }) => ({ default: component })),
);

/** Where what came after a past day stands: only when the reader asked for it, and never on paper. */
export function LaterPlace(props: { yugoId: number; overview: Overview }) {
  const { search } = useLocation();
  const { clock } = useStart();
  const isPast = useAsOf() !== null && clock.day < clock.ownDay;
  if (!isPast || !laterShown(search)) return null;
  return (
    <div data-print="no">
      <Suspense>
        <LaterTile {...props} />
      </Suspense>
    </div>
  );
}
