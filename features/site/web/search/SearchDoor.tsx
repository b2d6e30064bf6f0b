import { lazy, Suspense, useEffect } from 'react';
import { loadChunk } from '#platform/web/errors/chunk-error.ts';
import { useInterface } from '#platform/web/session/visit.ts';

const SearchPalette = lazy(async () => ({
  default: (await loadChunk(() => import('./SearchPalette.tsx'))).SearchPalette,
}));

/** Opens the search from anywhere by Ctrl K; its code comes when first wanted. */
export function SearchDoor() {
  const { panel, send } = useInterface();
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      send({ type: 'showPanel', panel: 'search' });
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, [send]);
  if (panel !== 'search') return null;
  return (
    <Suspense>
      <SearchPalette />
    </Suspense>
  );
}
