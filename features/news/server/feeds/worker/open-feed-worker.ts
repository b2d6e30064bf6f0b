import { Worker } from 'node:worker_threads';
import { RefusedOpml } from '#features/news/feeds/opml/read-opml.ts';
import { RefusedFeed, type RefusalReason } from '#features/news/feeds/refused-feed.ts';
import type { WorkerAnswers, WorkerReply, WorkerTask } from './worker-task.ts';

/** Reads feeds, pages and lists beside the process's own thread, one after another. */
export interface FeedWorker {
  /** Throws RefusedFeed or RefusedOpml as the work itself would, and RefusedFeed when it takes too long or too much memory. */
  readonly run: <Kind extends WorkerTask['kind']>(
    task: WorkerTask & { kind: Kind },
  ) => Promise<WorkerAnswers[Kind]>;
  readonly close: () => Promise<void>;
}

const usualMs = { longest: 20_000, idle: 30_000 };

/** A worker that starts with its first task and leaves when it was idle; a task that hangs or eats memory is refused and takes nobody along. */
export function openFeedWorker({ longest, idle } = usualMs): FeedWorker {
  let worker: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let idleTimer: NodeJS.Timeout | undefined;
  const leave = async (): Promise<void> => {
    clearTimeout(idleTimer);
    const leaving = worker;
    worker = null;
    await leaving?.terminate();
  };
  const start = (): Worker => {
    clearTimeout(idleTimer);
    worker ??= newWorker();
    return worker;
  };
  const runNow = async (task: WorkerTask): Promise<unknown> => {
    try {
      return await answerOf(start(), task, longest);
    } catch (error) {
      if (!(error instanceof RefusedFeed) || error.reason === 'too_slow_to_read') await leave();
      throw error;
    } finally {
      idleTimer = setTimeout(() => void leave(), idle).unref();
    }
  };
  return {
    run: (task) => {
      const turn = last.then(() => runNow(task));
      last = turn.catch(() => undefined);
      return turn as Promise<WorkerAnswers[typeof task.kind]>;
    },
    close: leave,
  };
}

function newWorker(): Worker {
  const worker = new Worker(new URL('./feed-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 384 },
  });
  // Waiting for work must not keep the process alive; a task under way is held by its own timer.
  worker.unref();
  return worker;
}

function answerOf(worker: Worker, task: WorkerTask, longest: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const list: unknown[] = [];
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      settle();
    };
    const refuse = (error: Error): void => end(() => reject(error));
    const onMessage = (reply: WorkerReply): void => {
      if ('part' in reply) list.push(...reply.part);
      else if ('head' in reply) end(() => resolve({ head: reply.head, list }));
      else refuse(errorOf(reply));
    };
    const onError = (error: Error & { code?: string }): void =>
      refuse(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new RefusedFeed('too_slow_to_read', { cause: 'memory' }, error)
          : error,
      );
    const onExit = (): void => refuse(new Error('The worker that reads feeds ended by itself.'));
    const timer = setTimeout(
      () => refuse(new RefusedFeed('too_slow_to_read', { totalMs: longest })),
      longest,
    );
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(task);
  });
}

function errorOf(reply: WorkerReply): Error {
  if ('failure' in reply) return new Error(reply.failure);
  if (!('refusal' in reply)) return new Error('The worker gave an answer nobody understands.');
  const { reason, details } = reply.refusal;
  return reason === 'not_opml' || reason === 'too_many_entries' || reason === 'no_feeds'
    ? new RefusedOpml(reason)
    : new RefusedFeed(reason as RefusalReason, details);
}
