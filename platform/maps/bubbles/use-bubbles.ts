import { useState, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';
import { findBubbleAt } from './find-bubble-at.ts';
import type { Bubble, BubbleLayout } from './layout-bubbles.ts';

/** The bubble under pointer or focus, and what a click on it does; `width` is that of the layout, px. */
export function useBubbles(
  bubbles: readonly BubbleLayout[],
  width: number,
  onSelect?: (id: Bubble['id']) => void,
) {
  const [active, setActive] = useState<BubbleLayout>();
  const under = ({ clientX, clientY, currentTarget }: PointerEvent | MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const ratio = width / box.width;
    return findBubbleAt(bubbles, (clientX - box.left) * ratio, (clientY - box.top) * ratio);
  };
  const handlers = {
    onPointerMove: (event: PointerEvent) => setActive(under(event)),
    onPointerLeave: () => setActive(undefined),
    onFocus: ({ target }: FocusEvent) => {
      const focused = target.closest('[data-bubble]')?.getAttribute('data-bubble');
      setActive(bubbles.find(({ id }) => String(id) === focused));
    },
    onBlur: () => setActive(undefined),
    onClick: (event: MouseEvent) => {
      // A click made by the keyboard has no place of its own: it means what is focused.
      const bubble = event.detail === 0 ? active : under(event);
      const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (bubble?.href === undefined || (isPlain && onSelect)) event.preventDefault();
      if (bubble && isPlain) onSelect?.(bubble.id);
    },
  };
  return { active, handlers };
}
