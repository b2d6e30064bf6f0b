import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent, type Ref } from 'react';
import { findByLetter, nextMenuIndex, type MenuItem } from './menu-item.ts';
import type { PopupWish } from './layout-popup.ts';
import { usePopup } from './use-popup.ts';

/** What a toggle must wear. */
export interface ToggleProps {
  ref: Ref<HTMLButtonElement>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** State, focus and keys of a menu: the toggle opens and closes, arrows and letters move, Tab leaves. */
export function useMenu(items: readonly (MenuItem | 'line')[], wish: PopupWish) {
  const [openAt, setOpenAt] = useState<'Home' | 'End' | null>(null);
  const id = useId();
  const open = openAt !== null;
  const { anchorRef, popupRef } = usePopup<HTMLButtonElement>({
    open,
    onClose: () => setOpenAt(null),
    ...wish,
  });
  const focusEnd = useEffectEvent((end: string) =>
    focusItem(popupRef.current, nextMenuIndex(end, -1, items)),
  );
  useEffect(() => {
    if (openAt) focusEnd(openAt);
  }, [openAt]);
  const close = () => {
    setOpenAt(null);
    anchorRef.current?.focus();
  };
  const toggle: ToggleProps = {
    ref: anchorRef,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: () => (open ? close() : setOpenAt('Home')),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setOpenAt(event.key === 'ArrowDown' ? 'Home' : 'End');
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return setOpenAt(null);
    const next = nextFocus(event, items);
    if (next === undefined) return;
    event.preventDefault();
    focusItem(popupRef.current, next);
  };
  return { open, close, toggle, menu: { ref: popupRef, id, onKeyDown } };
}

function nextFocus(event: KeyboardEvent, items: readonly (MenuItem | 'line')[]): number | undefined {
  const focused = event.target instanceof HTMLElement ? event.target.dataset['index'] : undefined;
  const index = Number(focused ?? -1);
  const isLetter =
    event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
  return isLetter ? findByLetter(event.key, index, items) : nextMenuIndex(event.key, index, items);
}

function focusItem(menu: HTMLElement | null, index: number | undefined): void {
  menu?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus();
}
