import { useCallback, useEffect, useReducer, useRef } from 'react';
import { errorCodeOf } from '#platform/web/api.ts';
import { idleRequest, reduceRequest, type RequestState } from './request-state.ts';

/** Asks for something; `signal` is aborted when a newer request starts or the component goes. */
export type Ask<Input, Result> = (input: Input, signal: AbortSignal) => Promise<Result>;

/** A request with its state. Starting again cancels the one under way; the promise gives null when it failed or was canceled. */
export function useRequest<Input, Result>(
  ask: Ask<Input, Result>,
): [RequestState<Result>, (input: Input) => Promise<Result | null>] {
  const [state, send] = useReducer(reduceRequest<Result>, null, idleRequest<Result>);
  const latest = useRef(ask);
  const running = useRef<AbortController>(undefined);
  useEffect(() => void (latest.current = ask));
  useEffect(() => () => running.current?.abort(), []);
  const start = useCallback(async (input: Input) => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    send({ type: 'started' });
    try {
      const data = await latest.current(input, control.signal);
      if (control.signal.aborted) return null;
      send({ type: 'succeeded', data });
      return data;
    } catch (error) {
      if (!control.signal.aborted) send({ type: 'failed', error: errorCodeOf(error) });
      return null;
    }
  }, []);
  return [state, start];
}
