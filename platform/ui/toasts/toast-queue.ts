import type { ReactNode } from 'react';

/** One message that comes and goes. */
export interface Toast {
  id: number;
  message: ReactNode;
  kind: 'done' | 'failed' | 'progress' | 'plain';
  /** One thing to do about it. */
  action?: { label: string; onSelect: () => void };
  /** ms until it closes by itself; false = stays. */
  autoCloseMs: number | false;
}

/** Toasts on screen and those that wait. */
export interface ToastQueue {
  add: (toast: Omit<Toast, 'id'>) => number;
  /** Takes a toast away, shown or waiting; its place is filled half a second later. */
  remove: (id: number) => void;
  /** New properties of a toast that is still there. */
  update: (id: number, change: Partial<Omit<Toast, 'id'>>) => void;
  subscribe: (listener: () => void) => () => void;
  getShown: () => readonly Toast[];
  /** True from the first toast on. */
  wasUsed: () => boolean;
}

/** Spec 9: half a second between queued toasts. */
const spacingMs = 500;

/** A queue that shows `limit` toasts at once, oldest first; none given = no limit. */
export function createToastQueue(limit = Infinity): ToastQueue {
  let lastId = 0;
  let shown: readonly Toast[] = [];
  let waiting: readonly Toast[] = [];
  let coming = 0;
  const listeners = new Set<() => void>();
  const setShown = (next: readonly Toast[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const showNext = () => {
    coming -= 1;
    const [next, ...rest] = waiting;
    waiting = rest;
    if (next) setShown([...shown, next]);
  };
  return {
    add(toast) {
      lastId += 1;
      const added = { ...toast, id: lastId };
      if (waiting.length === 0 && shown.length + coming < limit) setShown([...shown, added]);
      else waiting = [...waiting, added];
      return lastId;
    },
    remove(id) {
      waiting = waiting.filter((toast) => toast.id !== id);
      if (!shown.some((toast) => toast.id === id)) return;
      setShown(shown.filter((toast) => toast.id !== id));
      if (waiting.length <= coming) return;
      coming += 1;
      setTimeout(showNext, spacingMs);
    },
    update(id, change) {
      const apply = (toast: Toast) => (toast.id === id ? { ...toast, ...change } : toast);
      waiting = waiting.map(apply);
      setShown(shown.map(apply));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getShown: () => shown,
    wasUsed: () => lastId > 0,
  };
}
