import { useState, type PointerEvent } from 'react';

/** Spec 9: a toast dragged over 80 % of its width is gone. */
const dismissShare = 0.8;
const clickSlackPx = 4;

/** Drags an element sideways: let go beyond 80 % of its width it is dismissed, before that it springs back. */
export function useDragAway(onDismiss: () => void) {
  const [start, setStart] = useState<number | null>(null);
  const [dx, setDx] = useState(0);
  const stop = (event: PointerEvent<HTMLElement>) => {
    if (start === null) return;
    const share = Math.abs(event.clientX - start) / event.currentTarget.offsetWidth;
    setStart(null);
    if (share > dismissShare) onDismiss();
    else setDx(0);
  };
  return {
    dragging: start !== null,
    /** A drag is not a click. */
    moved: Math.abs(dx) > clickSlackPx,
    dx,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.target instanceof Element && event.target.closest('button, a')) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        setStart(event.clientX);
        setDx(0);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (start !== null) setDx(event.clientX - start);
      },
      onPointerUp: stop,
      onPointerCancel: stop,
    },
  };
}
