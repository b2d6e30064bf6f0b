import { useCallback, useEffect, useReducer } from 'react';
import { errorCodeOf } from '#platform/web/api.ts';
import type { TileState } from './tile-state.ts';

/** What a tile has that loads by itself: its data, or the state that stands in their place. */
export type Loaded<T> = { data: T; state: { kind: 'ready' } } | { data: null; state: TileState };

type Outcome<T> = { kind: 'none' } | { kind: 'data'; data: T } | { kind: 'failed'; code: string };

/** Loads a tile's data once it stands on the page; keep `load` steady between renders. */
export function useLoaded<T>(load: (signal?: AbortSignal) => Promise<T>): Loaded<T> {
  const [outcome, setOutcome] = useReducer((_last: Outcome<T>, next: Outcome<T>) => next, { kind: 'none' });
  const run = useCallback(
    async (signal?: AbortSignal): Promise<void> => {
      try {
        const data = await load(signal);
        if (!signal?.aborted) setOutcome({ kind: 'data', data });
      } catch (error) {
        if (!signal?.aborted) setOutcome({ kind: 'failed', code: errorCodeOf(error) });
      }
    },
    [load],
  );
  useEffect(() => {
    const leaving = new AbortController();
    void run(leaving.signal);
    return () => leaving.abort();
  }, [run]);
  if (outcome.kind === 'data') return { data: outcome.data, state: { kind: 'ready' } };
  if (outcome.kind === 'none') return { data: null, state: { kind: 'loading' } };
  return { data: null, state: { kind: 'error', code: outcome.code, onRetry: () => void run() } };
}
