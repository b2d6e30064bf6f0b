import { useSyncExternalStore } from 'react';

/** A state that lives outside of components and changes only through its reducer. */
export interface Store<State, Action> {
  get(): State;
  send(action: Action): void;
  subscribe(listener: () => void): () => void;
}

/** Opens a store; on the server one for each page, in the browser one for the visit. */
export function createStore<State, Action>(
  reduce: (state: State, action: Action) => State,
  initial: State,
): Store<State, Action> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    send(action) {
      const next = reduce(state, action);
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The store's state, drawn again when it changes. */
export function useStore<State>(store: Store<State, never>): State {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
