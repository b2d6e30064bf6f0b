import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { loadChunk } from '#platform/web/errors/chunk-error.ts';
import { useInterface } from '#platform/web/session/visit.ts';
import { keepKeys, takeKeys } from './typed-ahead.ts';

const loadPalette = () => loadChunk(() => import('./SearchPalette.tsx'));
const SearchPalette = lazy(async () => ({ default: (await loadPalette()).SearchPalette }));

/** What a reader does before they may search: the search's code comes with it, not with the page. */
const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Opens the search from anywhere by Ctrl K; letters typed before it stands are kept for it. */
export function SearchDoor() {
  const { panel, send } = useInterface();
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      keepKeys();
      send({ type: 'showPanel', panel: 'search' });
    };
    document.addEventListener('keydown', open);
    // What was pressed before anything listened is pressed again.
    for (const early of window.takeEarlyKeys?.() ?? [])
      document.dispatchEvent(new KeyboardEvent('keydown', early));
    return () => document.removeEventListener('keydown', open);
  }, [send]);
  useEffect(() => {
    // A failure shows itself when the search is really opened.
    const prepare = () => void loadPalette().catch(() => {});
    for (const sign of signs) document.addEventListener(sign, prepare, { once: true, passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, prepare);
    };
  }, []);
  const isOpen = panel === 'search';
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    keepKeys();
    return () => void takeKeys();
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <Suspense>
      <SearchPalette />
    </Suspense>
  );
}
