import { setTimeout as wait } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Database } from '#platform/server/db/db.ts';
import type { Log } from '#platform/server/log/log.ts';
import { openJobRuns } from './job-runs.ts';

/** A kind of work that runs beside requests. Runs at least once: `work` must be idempotent. */
export interface Job<Data extends object = object> {
  name: string;
  /** Cron line in UTC for work that comes by itself. What comes `everyMinute` takes no data. */
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

/** The queue with what belongs to its process's end. */
export interface OpenedJobs extends Jobs {
  /** Takes nothing more and waits a moment for what runs; what is queued meanwhile is kept. */
  rest(): Promise<void>;
}

/** How a process takes part in the queue. */
interface QueueOptions {
  /** A look into each queue finds what nobody told of. */
  lookEverySeconds?: number;
  /** False: it only queues, others take. */
  takes?: boolean;
}

/** Work of every minute shares one piece of the queue: a row for each job would keep the database of an idle server busy. */
export const everyMinute = '* * * * *';
const minuteQueue = 'every-minute';

/** While the database does not say what is queued (a pooler between): looks every so often. Unit: seconds. */
const lookUntoldSeconds = 2;
/** What is tried again after a failure, which nobody says, is looked for after these. Unit: ms. */
const lookAfterFailureMs = [2_000, 10_000, 30_000];

const longestStopMs = 4_000;

type Adapter = NonNullable<Exclude<ConstructorParameters<typeof PgBoss>[0], string>['db']>;

/** The queue's way to the process's database, embedded or not: statements, and being told by NOTIFY what anybody queued. */
function adapterOf(db: Database): Adapter {
  return {
    executeSql: async (text, values) => await db.pool.query(text, values),
    async listen(channel, told, missed) {
      const end = await db.listen(channel, (payload) => (payload === null ? missed() : told(payload)));
      return { close: async () => end() };
    },
  };
}

/** Starts the queue on the process's database. */
export async function openJobs(
  db: Database,
  log: Log,
  { lookEverySeconds = 300, takes = true }: QueueOptions = {},
): Promise<OpenedJobs> {
  const boss = await startQueue(db, log, takes);
  const queues = openQueues(boss);
  const workers = new Map<string, string>();
  const runs = openJobRuns(log);
  const look = (name: string): void => {
    const worker = workers.get(name);
    if (worker !== undefined) boss.notifyWorker(worker);
  };
  const startMinutes = async (): Promise<void> => {
    await queues.start(minuteQueue);
    await boss.work(minuteQueue, pollingOf(lookEverySeconds), () => Promise.resolve(runs.beginMinute()));
    await boss.schedule(minuteQueue, everyMinute);
  };
  return {
    async register<Data extends object>(job: Job<Data>) {
      await queues.start(job.name);
      const worker = await boss.work<Data>(job.name, pollingOf(lookEverySeconds), async (taken) => {
        try {
          for (const { data, signal } of taken) await runs.run(job, data, signal);
          // Another may have been queued before this one was taken.
          look(job.name);
        } catch (error) {
          for (const ms of lookAfterFailureMs) setTimeout(() => look(job.name), ms).unref();
          throw error;
        }
      });
      workers.set(job.name, worker);
      if (job.schedule === everyMinute) {
        // An earlier version put a row of its own into the queue each minute.
        await boss.unschedule(job.name);
        if (runs.addMinuteJob(job) === 1) await startMinutes();
      } else if (job.schedule !== undefined) await boss.schedule(job.name, job.schedule);
    },
    async add(name, data, key) {
      // Who takes it may not have come up yet.
      if (!takes) await queues.start(name);
      await boss.send(name, data, key === undefined ? {} : { singletonKey: key });
      // Somebody may be waiting for it: it is taken now, even where nobody is told.
      look(name);
    },
    async rest() {
      const ending = [...workers.keys(), minuteQueue].map((name) => boss.offWork(name));
      await Promise.race([
        Promise.all([...ending, runs.stop(longestStopMs)]),
        wait(longestStopMs, undefined, { ref: false }),
      ]);
    },
    async stop() {
      await Promise.all([boss.stop({ graceful: true, timeout: longestStopMs }), runs.stop(longestStopMs)]);
    },
  };
}

/** The queues that this process knows to be there. */
function openQueues(boss: PgBoss): { start(name: string): Promise<void> } {
  const started = new Map<string, Promise<void>>();
  return {
    start(name) {
      const known = started.get(name);
      if (known !== undefined) return known;
      const starting = startQueueOf(boss, name);
      started.set(name, starting);
      starting.catch(() => started.delete(name));
      return starting;
    },
  };
}

/** Makes the queue unless it is there, and has the database say what is put into it. */
async function startQueueOf(boss: PgBoss, name: string): Promise<void> {
  await boss.createQueue(name, { retryLimit: 5, retryBackoff: true, notify: true });
  // One of an earlier version was not told of.
  if ((await boss.getQueue(name))?.notify !== true) await boss.updateQueue(name, { notify: true });
}

const pollingOf = (lookEverySeconds: number) => ({
  pollingIntervalSeconds: Math.min(lookUntoldSeconds, lookEverySeconds),
  notifyPollingIntervalSeconds: lookEverySeconds,
});

/** What the database says to whoever makes what another is just making: the same key, schema, table or type. */
const madeByAnother = new Set(['23505', '42P06', '42P07', '42710']);
const maxTries = 5;

/** Starts the library. Of processes that come at once to an empty database each would make its tables: who was second finds them at the next try. */
async function startQueue(db: Database, log: Log, takes: boolean): Promise<PgBoss> {
  for (let tries = 1; ; tries++) {
    const boss = new PgBoss({
      db: adapterOf(db),
      schema: 'job',
      useListenNotify: takes,
      supervise: takes,
      schedule: takes,
      cronMonitorIntervalSeconds: 45,
      cronWorkerIntervalSeconds: 15,
      superviseIntervalSeconds: 300,
      monitorIntervalSeconds: 300,
      // One job that waits for another is nowhere used.
      flowIntervalSeconds: 3_600,
      bamIntervalSeconds: 3_600,
    });
    boss.on('error', (error: Error) => log.error({ err: error }, 'job queue'));
    boss.on('warning', ({ message }) => log.warn({ message }, 'job queue'));
    try {
      await boss.start();
      return boss;
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (tries === maxTries || !madeByAnother.has(code)) throw error;
      await wait(500);
    }
  }
}
