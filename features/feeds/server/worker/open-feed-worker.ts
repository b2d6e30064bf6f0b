import { RefusedOpml } from '#feedformats/opml/read-opml.ts';
import { RefusedFeed, type FeedRefusal } from '#feedformats/refused-feed.ts';
import { openWorkerThread, ThreadError, ThreadRefusal } from '#platform/server/thread/worker-thread.ts';
import type { WorkerAnswers, WorkerHead, WorkerRefusal, WorkerTask } from './worker-task.ts';

/** Reads feeds, pages and lists beside the process's own thread: quick ones one after another, slow ones among themselves. */
export interface FeedWorker {
  /** Throws RefusedFeed or RefusedOpml as the work itself would, and RefusedFeed when it takes too long or too much memory. */
  readonly run: <Kind extends WorkerTask['kind']>(
    task: WorkerTask & { kind: Kind },
  ) => Promise<WorkerAnswers[Kind]>;
  readonly close: () => Promise<void>;
}

const defaultMs = { quick: 2_000, longest: 20_000, idle: 30_000 };

/**
 * A worker that starts with its first task and leaves when it was idle; a task that hangs or eats memory is refused and
 * takes nobody along. What is not done in `quick` ms begins anew in a thread of its own kind. So feeds made to be slow
 * hold up each other and no one else.
 */
export function openFeedWorker({ quick, longest, idle } = defaultMs): FeedWorker {
  const [thread, slowThread] = [quick, longest].map((timeoutMs) =>
    openWorkerThread<WorkerTask, WorkerHead, readonly unknown[]>(
      new URL('./feed-worker.ts', import.meta.url),
      { timeoutMs, idleMs: idle, memory: { maxOldGenerationSizeMb: 384 } },
    ),
  ) as [FeedThread, FeedThread];
  return {
    async run(task) {
      try {
        const answer = await askThread(thread, task).catch((error: unknown) => {
          if (error instanceof ThreadError && error.why === 'too slow') return askThread(slowThread, task);
          throw error;
        });
        return answer as WorkerAnswers[typeof task.kind];
      } catch (error) {
        throw asRefusal(error, longest);
      }
    },
    async close() {
      await Promise.all([thread.close(), slowThread.close()]);
    },
  };
}

type FeedThread = ReturnType<typeof openWorkerThread<WorkerTask, WorkerHead, readonly unknown[]>>;

async function askThread(
  thread: FeedThread,
  task: WorkerTask,
): Promise<{ head: WorkerHead; list: unknown[] }> {
  const list: unknown[] = [];
  const head = await thread.ask(task, { onPart: (part) => void list.push(...part) });
  return { head, list };
}

function asRefusal(error: unknown, longest: number): unknown {
  if (error instanceof ThreadRefusal) {
    const { reason, details } = error.refusal as WorkerRefusal;
    return reason === 'not_opml' || reason === 'too_many_entries' || reason === 'no_feeds'
      ? new RefusedOpml(reason)
      : new RefusedFeed(reason as FeedRefusal, details);
  }
  if (!(error instanceof ThreadError)) return error;
  if (error.why === 'too slow') return new RefusedFeed('too_slow_to_read', { totalMs: longest });
  if (error.why === 'out of memory') return new RefusedFeed('too_slow_to_read', { cause: 'memory' }, error);
  return error;
}
