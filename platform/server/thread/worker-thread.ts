import { Worker, type ResourceLimits } from 'node:worker_threads';
import type { FromThread } from './answer-tasks.ts';

/** Work done beside the process's own thread, one task after another. */
export interface WorkerThread<Task, Answer, Part = never> {
  /**
   * Rejects with ThreadRefusal when the work refuses, with ThreadError when the thread threw, ended, hung or ate its
   * memory. Rejects with the signal's reason when it is aborted, whether the task waits or is under way.
   */
  ask(task: Task, options?: AskOptions<Part>): Promise<Answer>;
  close(): Promise<void>;
}

interface AskOptions<Part> {
  /** Ends the work: a task under way takes its thread along. */
  signal?: AbortSignal;
  /** Instead of the thread's own timeout. Unit: ms. */
  timeoutMs?: number;
  /** Takes what the work tells before its answer: progress, or the parts of a long list. */
  onPart?: (part: Part) => void;
}

interface ThreadOptions {
  /** A task that takes longer is given up, and its thread with it. Unit: ms. */
  timeoutMs: number;
  /** A thread without work for so long leaves; the next task starts another. Without it the thread stays. Unit: ms. */
  idleMs?: number;
  memory?: ResourceLimits;
  /** The thread remembers earlier tasks: once it has ended, every task is refused instead of begun by a thread that knows nothing. */
  keepsState?: boolean;
}

/** Why a thread gave no answer. */
export type ThreadEnd = 'threw' | 'ended' | 'too slow' | 'out of memory';

/** The thread gave no answer. */
export class ThreadError extends Error {
  readonly why: ThreadEnd;

  constructor(why: ThreadEnd, message: string = why, cause?: unknown) {
    super(message, { cause });
    this.name = 'ThreadError';
    this.why = why;
  }
}

/** The work was refused; `refusal` is what the thread said of it. */
export class ThreadRefusal extends Error {
  readonly refusal: unknown;

  constructor(refusal: unknown) {
    super('The work was refused.');
    this.name = 'ThreadRefusal';
    this.refusal = refusal;
  }
}

/** A thread that starts with its first task and keeps no process alive but while it works; `file` answers by `answerTasks`. */
export function openWorkerThread<Task, Answer, Part = never>(
  file: URL,
  { timeoutMs, idleMs, memory, keepsState = false }: ThreadOptions,
): WorkerThread<Task, Answer, Part> {
  let worker: Worker | null = null;
  let isLost = false;
  let last: Promise<unknown> = Promise.resolve();
  let idling: NodeJS.Timeout | undefined;
  const start = (): Worker => {
    const started = new Worker(file, { resourceLimits: memory });
    started.unref();
    started.on('error', () => {});
    started.once('exit', () => {
      if (worker !== started) return;
      worker = null;
      isLost = keepsState;
    });
    return started;
  };
  const leave = async (): Promise<void> => {
    clearTimeout(idling);
    const leaving = worker;
    worker = null;
    await leaving?.terminate();
  };
  const runNow = async (task: Task, options: AskOptions<Part>): Promise<Answer> => {
    options.signal?.throwIfAborted();
    if (isLost) throw new ThreadError('ended', 'The thread has ended, and what it knew is lost.');
    clearTimeout(idling);
    worker ??= start();
    try {
      return await exchange<Task, Answer, Part>(worker, task, options.timeoutMs ?? timeoutMs, options);
    } catch (error) {
      if (!isSurvived(error)) {
        isLost = keepsState;
        await leave();
      }
      throw error;
    } finally {
      if (idleMs !== undefined) idling = setTimeout(() => void leave(), idleMs).unref();
    }
  };
  return {
    ask(task, options = {}) {
      const turn = last.then(() => runNow(task, options));
      last = turn.catch(() => undefined);
      return turn;
    },
    close: leave,
  };
}

/** What the work itself refused or threw leaves its thread as it was. */
function isSurvived(error: unknown): boolean {
  return error instanceof ThreadRefusal || (error instanceof ThreadError && error.why === 'threw');
}

function exchange<Task, Answer, Part>(
  worker: Worker,
  task: Task,
  timeoutMs: number,
  { signal, onPart }: AskOptions<Part>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      signal?.removeEventListener('abort', onAbort);
      worker.unref();
      settle();
    };
    const fail = (error: unknown): void => end(() => reject(error));
    const onMessage = (said: FromThread<Answer, Part>): void => {
      if ('part' in said) onPart?.(said.part);
      else if ('answer' in said) end(() => resolve(said.answer));
      else fail('refusal' in said ? new ThreadRefusal(said.refusal) : new ThreadError('threw', said.failure));
    };
    const onError = (error: Error & { code?: string }): void =>
      fail(
        new ThreadError(
          error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'out of memory' : 'ended',
          error.message,
          error,
        ),
      );
    const onExit = (): void => fail(new ThreadError('ended', 'The thread ended by itself.'));
    const onAbort = (): void => fail(signal!.reason);
    const timer = setTimeout(
      () => fail(new ThreadError('too slow', `The thread took over ${timeoutMs / 1000} s.`)),
      timeoutMs,
    );
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    signal?.addEventListener('abort', onAbort);
    worker.ref();
    worker.postMessage(task);
  });
}
