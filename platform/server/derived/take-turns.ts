import { setImmediate } from 'node:timers/promises';

/** Lets requests that wait be answered before long work goes on. */
export function nextTick(): Promise<void> {
  return setImmediate();
}

/** Work without a pause at most, however slow the machine is: a reader waits for as long as several turns. Unit: ms. */
const longestTurn = 1;

/** To be asked between two pieces of long work: waits for others where the turn has been long enough, and is over at once where it has not. */
export function takeTurns(): () => Promise<void> | undefined {
  let began = performance.now();
  return () => {
    if (performance.now() - began < longestTurn) return undefined;
    return nextTick().then(() => {
      began = performance.now();
    });
  };
}
