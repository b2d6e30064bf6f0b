import { useCallback, useState, type KeyboardEvent } from 'react';

/** Where a key leads from `index` (null = no cursor yet) among `count` stops; undefined = not a cursor key. */
export function nextStop(
  key: string,
  index: number | null,
  count: number,
  pageStep: number,
): number | null | undefined {
  const last = count - 1;
  const from = index ?? last;
  const targets: Record<string, number | null> = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    PageUp: from - pageStep,
    PageDown: from + pageStep,
    Home: 0,
    End: last,
    Escape: null,
  };
  const target = targets[key];
  return typeof target === 'number' ? Math.min(last, Math.max(0, target)) : target;
}

/** The chart cursor: an index into its stops, moved by pointer and keys; null while nobody looks. */
export function useCursor(count: number, pageStep: number, onCursor?: (index: number | null) => void) {
  const [index, setIndex] = useState<number | null>(null);
  const move = useCallback(
    (next: number | null) => {
      setIndex(next);
      onCursor?.(next);
    },
    [onCursor],
  );
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const next = nextStop(event.key, index, count, event.shiftKey ? 1 : pageStep);
      if (next === undefined) return;
      // Escape without a cursor belongs to whoever is around: a dialog, a filter.
      if (next === null && index === null) return;
      event.preventDefault();
      event.stopPropagation();
      move(next);
    },
    [count, index, move, pageStep],
  );
  return { index: index !== null && index < count ? index : null, move, onKeyDown };
}
