import type { Line } from './bench.ts';

/** Milliseconds by the clock on the wall that work takes. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** A line of what may take so many milliseconds at most. */
export function limitLine(what: string, ms: number, most: number): Line {
  return { what, value: `${ms.toFixed(2)} ms`, bar: `≤ ${most} ms`, ok: ms <= most };
}

/** The middle one of several times. */
export function middle(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
}
