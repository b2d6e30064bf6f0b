/** What the panel remembers beside the list it is given. */
export interface NoticesState {
  /** Ids hidden one by one. */
  hidden: ReadonlySet<string>;
  phase: 'shown' | 'hiding' | 'hidden';
  count: number;
}

export type NoticesEvent =
  | { kind: 'count'; count: number }
  | { kind: 'hide'; id: string; ids: readonly string[] }
  | { kind: 'hide-all' }
  | { kind: 'gone' };

/** The panel as it opens. */
export function startNotices(count: number): NoticesState {
  return { hidden: new Set(), phase: 'shown', count: Math.max(0, count) };
}

/**
 * Spec 4: hiding the last one resets the counter; clearing hides all and is over after the transition;
 * a new positive count after all were hidden shows the list again.
 */
export function nextNotices(state: NoticesState, event: NoticesEvent): NoticesState {
  switch (event.kind) {
    case 'count': {
      const again = event.count > 0 && state.phase === 'hidden';
      return again ? startNotices(event.count) : { ...state, count: Math.max(0, event.count) };
    }
    case 'hide': {
      const hidden = new Set([...state.hidden, event.id]);
      const allHidden = event.ids.every((id) => hidden.has(id));
      return allHidden
        ? { hidden, phase: 'hidden', count: 0 }
        : { ...state, hidden, count: Math.max(0, state.count - 1) };
    }
    case 'hide-all':
      return { ...state, phase: 'hiding' };
    case 'gone':
      return state.phase === 'hiding' ? { ...state, phase: 'hidden', count: 0 } : state;
  }
}

/** True when the panel has something to list; otherwise it says that there is nothing new. */
export function showsNotices({ phase, count }: NoticesState): boolean {
  return phase !== 'hidden' && count >= 1;
}
