import { useEffect, useRef, type RefObject } from 'react';

/** Inside these every letter is typed. */
const fields = 'input, textarea, select, [contenteditable]';

/** Keys of the page: j and k go to the next and the previous headline, o opens it, a slash goes to the line that finds. */
export function useSubjectKeys(): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (ctrlKey || metaKey || altKey || (target instanceof Element && target.closest(fields))) return;
      const links = [...(place.current?.querySelectorAll<HTMLElement>('li ol a') ?? [])];
      const at = links.findIndex((link) => link === document.activeElement);
      if (key === 'j') links[Math.min(at + 1, links.length - 1)]?.focus();
      else if (key === 'k') links[Math.max(at - 1, 0)]?.focus();
      else if (key === 'o') links[at]?.click();
      else if (key === '/') {
        event.preventDefault();
        place.current?.querySelector('input')?.focus();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return place;
}
