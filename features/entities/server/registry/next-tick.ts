import { setImmediate } from 'node:timers/promises';

/** Lets requests that wait be answered before long work goes on. */
export function nextTick(): Promise<void> {
  return setImmediate();
}
