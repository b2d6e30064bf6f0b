import { AppError } from '#platform/contract/errors.ts';
import { openWorkerThread, ThreadError, ThreadRefusal } from '../thread/worker-thread.ts';
import { openTurns } from '../answers/turns.ts';
import { RefusedFile, type FileRefusal, type ReadingProgress } from './foreign-file.ts';
import { unpackItems } from './packed-items.ts';
import type { ReadingTask } from './reading-thread.ts';

/** Bounds of a place where files of others are read. */
export interface ReadingBounds {
  /** A file that takes longer is refused as too heavy, and its thread ended. Unit: ms. */
  timeoutMs: number;
  /** Files that wait while one is read; one more is refused with `too_many_requests`. */
  maxWaiting: number;
  /** Memory of the thread. Unit: MB. */
  memoryMb: number;
}

/** A place where files of others are read: a thread of its own, one file after another. */
export interface ForeignReading {
  /**
   * Everything a file tells, by the `read` of a module. Throws RefusedFile for what its reader refuses, what takes too long or
   * too much memory, AppError `too_many_requests` where too many wait, and the signal's reason when the caller went away.
   */
  read<Item>(module: URL, input: unknown, options?: ReadingOptions): AsyncGenerator<Item>;
  close(): Promise<void>;
}

interface ReadingOptions {
  signal?: AbortSignal | undefined;
  /** For what should be read sooner than the place allows. Unit: ms. */
  timeoutMs?: number;
  /** Takes how far the reader has come, where it tells. */
  onProgress?: ((progress: ReadingProgress) => void) | undefined;
}

/** Opens such a place; its thread starts with the first file and leaves when nobody has sent one for a minute. */
export function openForeignReading({ timeoutMs, maxWaiting, memoryMb }: ReadingBounds): ForeignReading {
  const thread = openWorkerThread<ReadingTask, Uint8Array[], ReadingProgress>(
    new URL('./reading-thread.ts', import.meta.url),
    {
      timeoutMs,
      idleMs: 60_000,
      memory: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
    },
  );
  const turns = openTurns({ atOnce: 1, maxWaiting, refusal: 'too_many_requests', retryAfter: 5 });
  return {
    async *read<Item>(module: URL, input: unknown, options: ReadingOptions = {}) {
      const { signal, onProgress } = options;
      const asked = {
        ...(signal && { signal }),
        ...(onProgress && { onPart: onProgress }),
        timeoutMs: Math.min(timeoutMs, options.timeoutMs ?? timeoutMs),
      };
      const packets = await turns
        .take(() => thread.ask({ module: module.href, input }, asked), signal)
        .catch((error: unknown) => {
          throw asRefused(error);
        });
      yield* unpackItems<Item>(packets);
    },
    close: () => thread.close(),
  };
}

const files = openForeignReading({ timeoutMs: 10_000, maxWaiting: 8, memoryMb: 256 });

/** Reads a file that somebody sent with a request, beside the process's own thread; what its reader refuses is told by the field `file`. */
export async function* readForeign<Item>(
  module: URL,
  input: unknown,
  options?: { signal?: AbortSignal },
): AsyncGenerator<Item> {
  try {
    yield* files.read<Item>(module, input, options);
  } catch (error) {
    throw error instanceof RefusedFile ? refusedFile(error.reason, error) : error;
  }
}

/** The answer to a file that is not read. */
export function refusedFile(reason: FileRefusal, cause?: unknown): AppError {
  return new AppError('form_incorrect', { fields: [{ path: 'file', message: reason }] }, cause);
}

function asRefused(error: unknown): unknown {
  if (error instanceof ThreadRefusal)
    return new RefusedFile((error.refusal as { reason: FileRefusal }).reason, error);
  const isHeavy = error instanceof ThreadError && (error.why === 'too slow' || error.why === 'out of memory');
  return isHeavy ? new RefusedFile('too_heavy', error) : error;
}
