import type { Line } from './bench.ts';
import type { CDPSession } from '@playwright/test';

/** Milliseconds by the clock on the wall that work takes. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** A line of what may take so many milliseconds at most. */
export function limitLine(what: string, ms: number, limit: number): Line {
  return { what, value: `${ms.toFixed(2)} ms`, bar: `≤ ${limit} ms`, ok: ms <= limit };
}

/** The middle one of several times. */
export function middle(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
}

/** Reads what the page's own thread has spent so far, ms of its processor: other work of the machine hardly shows in it. */
export async function watchThread(client: CDPSession): Promise<() => Promise<number>> {
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
}
