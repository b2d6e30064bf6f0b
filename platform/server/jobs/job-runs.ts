import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#platform/server/log/log.ts';
import { traced, type SpanStart } from '#platform/server/telemetry/tracing.ts';

interface Job<Data> {
  name: string;
  work(data: Data, signal: AbortSignal): Promise<void>;
}

/** The jobs that this process is at: each by itself, one run of it after the other. */
export interface JobRuns {
  /** Runs a job when its run before has ended. */
  run<Data extends object>(job: Job<Data>, data: Data, signal: AbortSignal): Promise<void>;
  /** Tells how many jobs of every minute there are with this one. */
  addMinuteJob(job: Job<never>): number;
  /** Begins the jobs of every minute, but for those still running; waits for none. A failure is logged: the next minute tries again. */
  beginMinute(): void;
  /** Aborts what began by the minute and waits so long for it. */
  stop(longestMs: number): Promise<void>;
}

export function openJobRuns(log: Pick<Log, 'error'>): JobRuns {
  const running = new Map<string, Promise<void>>();
  const minuteJobs: { name: string; begin(): Promise<void> }[] = [];
  const stopping = new AbortController();
  const enter = (name: string, work: () => Promise<void>): Promise<void> => {
    const run = (running.get(name) ?? Promise.resolve()).catch(() => {}).then(work);
    running.set(name, run);
    const leave = (): void => void (running.get(name) === run && running.delete(name));
    run.then(leave, leave);
    return run;
  };
  return {
    run: (job, data, signal) => enter(job.name, () => traced(spanOf(job), () => job.work(data, signal))),
    addMinuteJob(job) {
      return minuteJobs.push({
        name: job.name,
        begin: () => traced(spanOf(job), () => job.work({} as never, stopping.signal)),
      });
    },
    beginMinute() {
      for (const { name, begin } of minuteJobs)
        if (!running.has(name) && !stopping.signal.aborted)
          enter(name, begin).catch((error: unknown) => log.error({ err: error, job: name }, 'job'));
    },
    async stop(longestMs) {
      stopping.abort();
      await Promise.race([Promise.allSettled(running.values()), wait(longestMs, undefined, { ref: false })]);
    },
  };
}

/** A job is a trace of its own: it runs on after the request that queued it. */
const spanOf = ({ name }: { name: string }): SpanStart => ({
  name: `job ${name}`,
  kind: 'consumer',
  facts: { 'svodka.job': name },
  isRoot: true,
});
