import { lazy, Suspense } from 'react';
import { loadChunk } from '#platform/web/errors/chunk-error.ts';
import { useInterface } from '#platform/web/session/visit.ts';

const SidebarPanel = lazy(async () => ({
  default: (await loadChunk(() => import('./SidebarPanel.tsx'))).SidebarPanel,
}));

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
