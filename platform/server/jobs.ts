import { PgBoss } from 'pg-boss';
import type { Database } from './db/db.ts';
import type { Log } from './log.ts';

/** A kind of work that runs beside requests. Runs at least once: `work` must be idempotent. */
export interface Job<Data extends object = object> {
  name: string;
  /** Cron line in UTC for work that comes by itself. */
  schedule?: string;
  work(data: Data, signal: AbortSignal): Promise<void>;
}

/** The queue of the process, kept in the database: what was accepted survives a crash. */
export interface Jobs {
  /** Registers a kind of work and starts taking it. */
  register<Data extends object>(job: Job<Data>): Promise<void>;
  /** Queues one piece of work; `key` makes a second one with the same key wait for nothing and do nothing. */
  add(name: string, data: object, key?: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the queue on the process's database, embedded or not; what others queue is found by a look into it every so often. */
export async function openJobs(db: Database, log: Log, lookEverySeconds = 2): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: async (text: string, values?: unknown[]) => await db.pool.query(text, values) },
    schema: 'job',
    useListenNotify: false,
  } as ConstructorParameters<typeof PgBoss>[0]);
  boss.on('error', (error: Error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  const workers = new Map<string, string>();
  return {
    async register(job) {
      await boss.createQueue(job.name, { retryLimit: 5, retryBackoff: true });
      const worker = await boss.work(
        job.name,
        { pollingIntervalSeconds: lookEverySeconds },
        async (taken) => {
          for (const { data, signal } of taken as unknown as { data: never; signal: AbortSignal }[])
            await job.work(data, signal);
        },
      );
      workers.set(job.name, worker);
      if (job.schedule !== undefined) await boss.schedule(job.name, job.schedule);
    },
    async add(name, data, key) {
      await boss.send(name, data, key === undefined ? {} : { singletonKey: key });
      // Somebody may be waiting for it: it is taken now and not at the next look into the queue.
      const worker = workers.get(name);
      if (worker !== undefined) boss.notifyWorker(worker);
    },
    stop: () => boss.stop({ graceful: true, timeout: 4_000 }),
  };
}
