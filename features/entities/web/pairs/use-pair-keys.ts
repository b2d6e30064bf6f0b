import { useEffect, type RefObject } from 'react';

/** What the keys of the queue do. */
export interface PairSteps {
  merge: (at: number) => void;
  part: (at: number) => void;
  undo: () => void;
}

const fields = 'input, textarea, select, [contenteditable]';

/** Keys of the queue: j and k go through the pairs, y joins the one in focus, n keeps it as two, z takes the last step back. Not while something is typed. */
export function usePairKeys(list: RefObject<HTMLOListElement | null>, steps: PairSteps): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(fields) !== null) return;
      const rows = [...(list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [])];
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      if (event.key === 'j') rows[Math.min(rows.length - 1, at + 1)]?.focus();
      else if (event.key === 'k') rows[Math.max(0, at - 1)]?.focus();
      else if (event.key === 'y' && at >= 0) steps.merge(at);
      else if (event.key === 'n' && at >= 0) steps.part(at);
      else if (event.key === 'z') steps.undo();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [list, steps]);
}
