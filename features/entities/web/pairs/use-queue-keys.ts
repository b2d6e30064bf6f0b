import { useEffect, type RefObject } from 'react';

/** What the keys of a queue do. */
export interface QueueKeys {
  /** By letter, with the place of the row in focus. */
  readonly ofRow: Readonly<Record<string, (at: number) => void>>;
  readonly undo: () => void;
}

/** The queue that was last worked in: z is for it, wherever the focus went with the row. */
let lastWorked: RefObject<HTMLOListElement | null> | null = null;

const fields = 'input, textarea, select, [contenteditable]';

/** Keys of a queue: j and k go through its rows, its own letters do something with the row in focus, z takes the last step back. Not while something is typed. */
export function useQueueKeys(list: RefObject<HTMLOListElement | null>, { ofRow, undo }: QueueKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(fields) !== null) return;
      const rows = [...(list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [])];
      const focused = document.activeElement;
      const at = rows.findIndex((row) => row.contains(focused));
      // Of two queues on a page a letter is for the one in focus, and for the first where neither is.
      if (at >= 0) lastWorked = list;
      const isElsewhere = at < 0 && focused?.closest('ol > li') != null;
      if (isElsewhere) return;
      if (event.key === 'j') rows[Math.min(rows.length - 1, at + 1)]?.focus();
      else if (event.key === 'k') rows[Math.max(0, at - 1)]?.focus();
      else if (event.key === 'z' && (at >= 0 || lastWorked === list)) undo();
      else if (at >= 0) ofRow[event.key]?.(at);
    };
    const note = (): void => void (lastWorked = list);
    const own = list.current;
    own?.addEventListener('click', note);
    window.addEventListener('keydown', press);
    return () => {
      own?.removeEventListener('click', note);
      window.removeEventListener('keydown', press);
    };
  }, [list, ofRow, undo]);
}
