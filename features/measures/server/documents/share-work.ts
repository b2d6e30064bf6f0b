interface Running<T> {
  result: Promise<T>;
  stop: AbortController;
  waiting: number;
}

/** Work under a key is done once for all who wait for it at the same time, and stopped when the last of them has left. */
export function openShared<T>() {
  const running = new Map<string, Running<T>>();
  const begin = (key: string, work: (signal: AbortSignal) => Promise<T>): Running<T> => {
    const stop = new AbortController();
    const begun: Running<T> = { result: work(stop.signal), stop, waiting: 0 };
    running.set(key, begun);
    const forget = (): void => {
      if (running.get(key) === begun) running.delete(key);
    };
    begun.result.then(forget, forget);
    return begun;
  };
  return async (key: string, work: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> => {
    signal.throwIfAborted();
    const one = running.get(key) ?? begin(key, work);
    one.waiting++;
    const left = Promise.withResolvers<never>();
    const leave = (): void => left.reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([one.result, left.promise]);
    } finally {
      signal.removeEventListener('abort', leave);
      if (--one.waiting === 0) {
        // Who comes now begins anew instead of waiting for what was stopped.
        if (running.get(key) === one) running.delete(key);
        one.stop.abort(signal.reason);
      }
    }
  };
}
