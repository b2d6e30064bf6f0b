import type { RefObject } from 'react';
import { usePageKeys } from '#platform/web/use-page-keys.ts';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const turns: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/** While the focus stands in the months or their days: arrows go to the link before or after, the page keys turn the month. */
export function useMonthKeys(area: RefObject<HTMLElement | null>, turn: (by: number) => boolean): void {
  usePageKeys((key) => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || !area.current?.contains(focused)) return false;
    const by = turns[key];
    return by === undefined ? moveFocus(focused, key) : turn(by);
  });
}

/** Moves along the links of one row; false where there is none to go to. */
function moveFocus(focused: HTMLElement, key: string): boolean {
  const row = focused.closest('ol');
  const links = [...(row?.querySelectorAll<HTMLElement>('a[href]') ?? [])];
  const at = links.indexOf(focused);
  const step = steps[key];
  const next = step === undefined ? { Home: links[0], End: links.at(-1) }[key] : links[at + step];
  if (at < 0 || next === undefined) return false;
  next.focus();
  return true;
}
