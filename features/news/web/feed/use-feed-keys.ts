import { useEffect, useRef, type RefObject } from 'react';

/** Keys of a feed: j and k go to the next and the previous headline; Enter or o opens it. Not while something is typed. */
export function useFeedKeys(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-news]') ?? [])];
      const at = links.indexOf(document.activeElement as HTMLElement);
      if (event.key === 'j') links[at + 1]?.focus();
      else if (event.key === 'k') links[Math.max(0, at - 1)]?.focus();
      else if (event.key === 'o') links[at]?.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return list;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
