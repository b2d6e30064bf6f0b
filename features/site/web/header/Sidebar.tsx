import { lazy, Suspense } from 'react';
import { useInterface } from '#platform/web/session/visit.ts';

const SidebarPanel = lazy(() =>
  import('./SidebarPanel.tsx').then(({ SidebarPanel: component }) => ({ default: component })),
);

/** The burger's panel; its code comes when it is first opened. */
export function Sidebar() {
  const { panel } = useInterface();
  if (panel !== 'sidebar') return null;
  return (
    <Suspense>
      <SidebarPanel />
    </Suspense>
  );
}
