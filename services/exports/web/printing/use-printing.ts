import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, type Api, type OutputOf } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';

type Order = OutputOf<'printing/getOrder'>;

/** How the PDF of a page stands for the one who looks at it. */
export type Printing =
  | { kind: 'idle' }
  | { kind: 'busy'; progress: number }
  | { kind: 'ready'; file: string }
  | { kind: 'cancelled' }
  | { kind: 'failed'; reason: NonNullable<Order['reason']> }
  | { kind: 'too_many' }
  | { kind: 'unavailable' };

/** How often an order is asked after, ms. */
const pollMs = 250;

/** Orders the PDF of an address, follows it and cancels it; leaving the page leaves the order to itself. */
export function usePrinting(): {
  printing: Printing;
  order(address: string, more?: readonly string[]): void;
  cancel(): void;
} {
  const api = useApi();
  const [printing, setPrinting] = useState<Printing>({ kind: 'idle' });
  const running = useRef<{ control: AbortController; id?: string }>(undefined);
  useEffect(() => () => running.current?.control.abort(), []);
  const order = useCallback(
    (address: string, more: readonly string[] = []): void => {
      const control = new AbortController();
      const run: { control: AbortController; id?: string } = { control };
      running.current = run;
      setPrinting({ kind: 'busy', progress: 0 });
      const follow = (state: Order): void => {
        run.id = state.id;
        setPrinting(shown(state));
      };
      const { signal } = control;
      print(api, { address, more: [...more] }, follow, signal).catch((error: unknown) => {
        if (!signal.aborted) setPrinting(failure(error));
      });
    },
    [api],
  );
  const cancel = useCallback((): void => {
    const { control, id } = running.current ?? {};
    control?.abort();
    setPrinting({ kind: 'cancelled' });
    // What cannot be cancelled any more is not fetched either: it goes after a day by itself.
    if (id !== undefined) void api.call('printing/cancel', { id }).catch(() => {});
  }, [api]);
  return { printing, order, cancel };
}

async function print(
  api: Api,
  wanted: { address: string; more: string[] },
  follow: (order: Order) => void,
  signal: AbortSignal,
): Promise<void> {
  let state = await api.call('printing/order', wanted, { signal });
  follow(state);
  while (state.state === 'waiting' || state.state === 'printing') {
    await new Promise((done) => setTimeout(done, pollMs));
    state = await api.call('printing/getOrder', { id: state.id }, { signal });
    signal.throwIfAborted();
    follow(state);
  }
}

function shown({ state, progress, file, reason }: Order): Printing {
  if (state === 'ready' && file !== null) return { kind: 'ready', file };
  if (state === 'failed') return { kind: 'failed', reason: reason ?? 'broken' };
  return state === 'cancelled' ? { kind: 'cancelled' } : { kind: 'busy', progress };
}

function failure(error: unknown): Printing {
  const code = error instanceof ApiError ? error.problem.code : null;
  if (code === 'unavailable') return { kind: 'unavailable' };
  if (code === 'too_many_requests') return { kind: 'too_many' };
  const isRefused = code === 'no_licence' || code === 'not_authenticated' || code === 'bad_request';
  return { kind: 'failed', reason: isRefused ? 'refused' : 'broken' };
}
