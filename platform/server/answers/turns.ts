import { AppError } from '#platform/contract/errors.ts';

/** Work that costs the processor or memory takes turns: so many at once, so many waiting, no more. */
export interface Turns {
  /** Does the work when its turn comes. Throws `too_many_requests` or `unavailable`, as told, when too many wait already; an aborted signal leaves the line. */
  take<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** The same for work nobody waits for: it comes after everything else and is never refused. */
  takeLater<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/** How many at once and waiting, and what the one over is told. */
export interface TurnLimits {
  atOnce: number;
  maxWaiting: number;
  refusal: 'too_many_requests' | 'unavailable';
  /** Seconds after which it is worth coming again. */
  retryAfter: number;
}

/** Opens a place where work takes turns. Between two turns whatever else waits for the thread has its own. */
export function openTurns({ atOnce, maxWaiting, refusal, retryAfter }: TurnLimits): Turns {
  const waiting: (() => void)[] = [];
  const later: (() => void)[] = [];
  let busy = 0;

  const next = (): void => {
    if (busy >= atOnce) return;
    const start = waiting.shift() ?? later.shift();
    if (!start) return;
    busy++;
    start();
  };
  const enter = async <T>(
    line: (() => void)[],
    work: () => Promise<T>,
    signal: AbortSignal | undefined,
  ): Promise<T> => {
    signal?.throwIfAborted();
    await new Promise<void>((done, leave) => {
      const start = (): void => {
        signal?.removeEventListener('abort', onAbort);
        done();
      };
      const onAbort = (): void => {
        line.splice(line.indexOf(start), 1);
        leave(signal!.reason);
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      line.push(start);
      next();
    });
    try {
      return await work();
    } finally {
      busy--;
      setImmediate(next);
    }
  };
  return {
    take(work, signal) {
      if (busy >= atOnce && waiting.length >= maxWaiting)
        return Promise.reject(new AppError(refusal, { retryAfter }));
      return enter(waiting, work, signal);
    },
    takeLater: (work, signal) => enter(later, work, signal),
  };
}
