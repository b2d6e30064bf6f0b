import { useRef, type RefObject } from 'react';
import { usePageKeys } from '#platform/web/use-page-keys.ts';

/** The place whose field takes the focus at a slash, which stays a letter in any other field. */
export function useSlashFocus(): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  usePageKeys((key) => {
    if (key === '/') place.current?.querySelector('input')?.focus();
    return key === '/';
  });
  return place;
}
