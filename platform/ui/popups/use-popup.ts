import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { layoutPopup, type PopupWish } from './layout-popup.ts';

interface Options extends PopupWish {
  open: boolean;
  onClose: () => void;
  /** The popup is at least as wide as its anchor. */
  matchWidth?: boolean;
}

/**
 * Behaviour of everything that floats beside an anchor. It lies in the browser's top layer, follows the anchor, and
 * closes on a press outside or on Escape, which gives the focus back. Wear `popover="manual"` on the popup.
 */
export function usePopup<Anchor extends HTMLElement, Popup extends HTMLElement = HTMLDivElement>({
  open,
  onClose,
  ...wish
}: Options): {
  anchorRef: RefObject<Anchor | null>;
  popupRef: RefObject<Popup | null>;
} {
  const anchorRef = useRef<Anchor>(null);
  const popupRef = useRef<Popup>(null);
  useFollow(open, anchorRef, popupRef, wish);
  useDismiss(open, anchorRef, popupRef, onClose);
  return { anchorRef, popupRef };
}

function useFollow(
  open: boolean,
  anchorRef: RefObject<HTMLElement | null>,
  popupRef: RefObject<HTMLElement | null>,
  wish: PopupWish & { matchWidth?: boolean },
): void {
  const stand = useEffectEvent((anchor: HTMLElement, popup: HTMLElement) => standBeside(anchor, popup, wish));
  useLayoutEffect(() => {
    const anchor = anchorRef.current;
    const popup = popupRef.current;
    if (!open || !anchor || !popup) return undefined;
    popup.showPopover?.();
    const follow = () => stand(anchor, popup);
    follow();
    const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(follow);
    watch?.observe(popup);
    window.addEventListener('resize', follow);
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      watch?.disconnect();
      window.removeEventListener('resize', follow);
      window.removeEventListener('scroll', follow, { capture: true });
    };
  }, [open, anchorRef, popupRef]);
}

function standBeside(
  anchor: HTMLElement,
  popup: HTMLElement,
  wish: PopupWish & { matchWidth?: boolean },
): void {
  const box = anchor.getBoundingClientRect();
  if (wish.matchWidth) popup.style.minWidth = `${box.width}px`;
  const size = {
    width: popup.offsetWidth,
    height: wish.tallest === undefined ? popup.offsetHeight : fullHeight(popup),
  };
  const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const { left, top, most, side } = layoutPopup(box, size, screen, wish);
  popup.style.left = `${Math.round(left)}px`;
  popup.style.top = `${Math.round(top)}px`;
  // Not its height of now: what it lists may come later.
  if (wish.tallest !== undefined) popup.style.maxHeight = `${Math.floor(most)}px`;
  popup.dataset['side'] = side;
}

/** How high it would be without a cap of its own, so that one that has scrolled keeps where it stands. */
function fullHeight({ scrollHeight, offsetHeight, clientHeight }: HTMLElement): number {
  return scrollHeight + offsetHeight - clientHeight;
}

function useDismiss(
  open: boolean,
  anchorRef: RefObject<HTMLElement | null>,
  popupRef: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return undefined;
    const press = ({ target }: Event) => {
      const inside =
        target instanceof Node && (anchorRef.current?.contains(target) || popupRef.current?.contains(target));
      if (!inside) close();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Only the topmost layer answers Escape: a dialog underneath stays.
      event.stopPropagation();
      close();
      anchorRef.current?.focus();
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('keydown', key, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('keydown', key, true);
    };
  }, [open, anchorRef, popupRef]);
}
