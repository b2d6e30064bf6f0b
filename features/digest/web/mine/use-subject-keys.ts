import { useRef, type RefObject } from 'react';
import { usePageKeys } from '#platform/web/use-page-keys.ts';

/** Keys of the page: j and k go to the next and the previous headline, o opens it, a slash goes to the line that finds. */
export function useSubjectKeys(): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  usePageKeys((key) => {
    const links = [...(place.current?.querySelectorAll<HTMLElement>('li ol a') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    if (key === 'j') links[Math.min(at + 1, links.length - 1)]?.focus();
    else if (key === 'k') links[Math.max(at - 1, 0)]?.focus();
    else if (key === 'o') links[at]?.click();
    else if (key === '/') place.current?.querySelector('input')?.focus();
    return ['j', 'k', 'o', '/'].includes(key);
  });
  return place;
}
