import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastAreas, type ToastArea } from './toast-areas.ts';

const Toasts = lazy(async () => ({ default: (await import('./Toasts.tsx')).Toasts }));

/** Both areas of toasts, once in the page: their drawing comes with the first toast, so a page that shows none pays nothing. */
export function ToastsWhenShown() {
  return (
    <>
      <Area area="app" />
      <Area area="page" />
    </>
  );
}

function Area({ area }: { area: ToastArea }) {
  const { queue } = toastAreas[area];
  const wanted = useSyncExternalStore(
    queue.subscribe,
    () => queue.wasUsed(),
    () => false,
  );
  return wanted ? (
    <Suspense>
      <Toasts area={area} />
    </Suspense>
  ) : null;
}
