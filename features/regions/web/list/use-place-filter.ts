import { useEffect } from 'react';
import type { ListProps } from './load-list.ts';

/** Pressing a place on the map leaves only it in the table, pressing it again or Escape brings the others back. */
export function usePlaceFilter({ view: { place, full }, change }: Pick<ListProps, 'view' | 'change'>) {
  useEffect(() => {
    if (place === null || full) return undefined;
    const clear = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (key === 'Escape' && !defaultPrevented && document.querySelector('dialog[open]') === null)
        change({ place: null });
    };
    document.addEventListener('keydown', clear);
    return () => document.removeEventListener('keydown', clear);
  }, [place, full, change]);
  return (id: number): void => void change({ place: id === place ? null : id });
}
