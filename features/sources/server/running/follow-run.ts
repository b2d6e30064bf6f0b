import type { Db } from '#platform/server/db/db.ts';
import type { RunStep } from '../../domain/run-steps.ts';
import { isRunStopped, keepProgress } from '../keeping/run-progress.ts';

/** Somebody ended a run: nothing of it is written. */
export class RunStopped extends Error {}

/** A run whose progress everybody can see, and which ends when somebody wants it. */
export interface FollowedRun {
  /** Aborted when the run is stopped, or its process leaves. */
  signal: AbortSignal;
  /** How far it has come. */
  at: StepTeller;
  /** Throws RunStopped where the run was stopped; in a transaction, nobody can stop it until that ends. */
  confirm(tx: Db): Promise<void>;
  end(): void;
}

/** Takes how far a run has come; `total` = null where nobody knows yet. */
export type StepTeller = (step: RunStep, done: number, total: number | null) => void;

/** Unit: ms. */
const everyMs = 1_000;

/** Follows a run until its end: every second its progress is stored, and looked whether it was stopped. */
export function followRun(db: Db, runId: number, outer?: AbortSignal): FollowedRun {
  const stop = new AbortController();
  let progress: Parameters<typeof keepProgress>[2] = { step: 'fetching', done: 0, total: null };
  let [isStored, isWriting] = [false, false];
  const look = async (): Promise<void> => {
    // Its own transaction may hold the only connection: the next look waits for no other.
    if (isWriting) return;
    isWriting = true;
    const now = progress;
    try {
      const isStopped = isStored ? await isRunStopped(db, runId) : await keepProgress(db, runId, now);
      isStored = progress === now;
      if (isStopped) stop.abort(new RunStopped());
    } catch {
      // The next look may find the database again.
    }
    isWriting = false;
  };
  const timer = setInterval(() => void look(), everyMs).unref();
  return {
    signal: outer ? AbortSignal.any([outer, stop.signal]) : stop.signal,
    at(step, done, total) {
      isStored = false;
      progress = { step, done, total };
    },
    async confirm(tx) {
      if (await isRunStopped(tx, runId, true)) throw new RunStopped();
    },
    end: () => clearInterval(timer),
  };
}
