import { useSyncExternalStore } from 'react';

/** A state that lives outside of components and changes only through its reducer. */
export interface Store<State, Action> {
  get(): State;
  /** What the page's HTML was made with: the last state before the first part of the page began to listen. */
  served(): State;
  send(action: Action): void;
  subscribe(listener: () => void): () => void;
}

/** Opens a store; on the server one for each page, in the browser one for the visit. */
export function createStore<State, Action>(
  reduce: (state: State, action: Action) => State,
  initial: State,
): Store<State, Action> {
  let state = initial;
  let served = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    served: () => served,
    send(action) {
      const next = reduce(state, action);
      if (next === state) return;
      state = next;
      if (listeners.size === 0) served = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The store's state, drawn again when it changes. A part of the page taken over late finds what its HTML was made with first. */
export function useStore<State>(store: Store<State, never>): State {
  return useSyncExternalStore(store.subscribe, store.get, store.served);
}
