import type { DataPart, StartPart } from '#platform/shared/data-parts.ts';

/** How far a piece of long work is: `total` is known from the start. */
export interface Progress {
  what: string;
  done: number;
  total: number;
}

/** What the process still loads; shown on /readyz and on the page. */
export interface LoadingState {
  /** True when the process answers requests with the essential data. */
  ready: boolean;
  /** True once the process was asked to end: it serves on for a moment, and balancers are to send nobody more. */
  leaving: boolean;
  /** Work going on; empty between two pieces too. */
  loading: Progress[];
  /** Parts of the bundled data that are not all here yet: until then nothing can be said to be missing. */
  awaited: readonly DataPart[];
  /** True when nothing is left to load. */
  complete: boolean;
  /** What could not be brought up to date, and why. */
  failed: { what: StartPart; reason: string }[];
}

/** The state of a process that has just begun. */
export function newLoadingState(): LoadingState {
  return { ready: false, leaving: false, loading: [], awaited: [], complete: false, failed: [] };
}

/** Puts one report into the state; a finished piece leaves it. */
export function report(state: LoadingState, progress: Progress): void {
  state.loading = state.loading.filter(({ what }) => what !== progress.what);
  if (progress.done < progress.total) state.loading.push(progress);
}

/** A line of a progress bar, 24 cells wide: `[######      ]  42 % what`. */
export function progressLine({ what, done, total }: Progress): string {
  const share = total === 0 ? 1 : Math.min(1, done / total);
  const cells = Math.round(share * 24);
  return `[${'#'.repeat(cells)}${' '.repeat(24 - cells)}] ${String(Math.floor(share * 100)).padStart(3)} % ${what}`;
}
