import { useCallback, useState, type KeyboardEvent } from 'react';

/**
 * Where a key leads from `index` (null = no cursor yet) among `count` stops; undefined = not a cursor key.
 * Rows are read from above: down is the next; along time up and right are later.
 */
export function nextStop(
  key: string,
  index: number | null,
  count: number,
  pageStep: number,
  isRows = false,
): number | null | undefined {
  const last = count - 1;
  const from = index ?? (isRows ? 0 : last);
  const targets: Record<string, number | null> = {
    ArrowLeft: from - 1,
    ArrowUp: isRows ? from - 1 : from + 1,
    ArrowRight: from + 1,
    ArrowDown: isRows ? from + 1 : from - 1,
    PageUp: from - pageStep,
    PageDown: from + pageStep,
    Home: 0,
    End: last,
    Escape: null,
  };
  const target = targets[key];
  return typeof target === 'number' ? Math.min(last, Math.max(0, target)) : target;
}

/** A cursor over a chart's stops; `index` is null while nobody looks. */
export interface Cursor {
  index: number | null;
  move: (next: number | null) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The chart cursor: an index into its stops, moved by pointer and keys; null while nobody looks. */
export function useCursor(
  count: number,
  {
    pageStep,
    isRows = false,
    onCursor,
  }: { pageStep: number; isRows?: boolean; onCursor?: (index: number | null) => void },
): Cursor {
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
      const next = nextStop(event.key, index, count, pageStep, isRows);
      if (next === undefined) return;
      // Escape without a cursor belongs to whoever is around: a dialog, a filter.
      if (next === null && index === null) return;
      event.preventDefault();
      event.stopPropagation();
      move(next);
    },
    [count, index, isRows, move, pageStep],
  );
  return { index: index !== null && index < count ? index : null, move, onKeyDown };
}
