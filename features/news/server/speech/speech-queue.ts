/** How much is done at once and how much may wait. */
export interface QueueLimits {
  atOnce: number;
  waiting: number;
}

/** A queue that refuses rather than grows; work under the same name that is under way is shared. */
export interface SpeechQueue {
  /** Undefined when the queue is full. */
  add<T>(name: string, work: () => Promise<T>): Promise<T> | undefined;
}

/** Opens an empty queue. */
export function openSpeechQueue({ atOnce, waiting }: QueueLimits): SpeechQueue {
  const underWay = new Map<string, Promise<unknown>>();
  const line: (() => void)[] = [];
  let busy = 0;
  const turn = (): Promise<void> => {
    if (busy < atOnce) {
      busy += 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => line.push(resolve));
  };
  const leave = (): void => {
    const next = line.shift();
    if (next) next();
    else busy -= 1;
  };
  return {
    add<T>(name: string, work: () => Promise<T>) {
      const shared = underWay.get(name);
      if (shared) return shared as Promise<T>;
      if (busy >= atOnce && line.length >= waiting) return undefined;
      const done = turn()
        .then(work)
        .finally(() => {
          underWay.delete(name);
          leave();
        });
      underWay.set(name, done);
      return done;
    },
  };
}
