import { AppError } from '#platform/contract/errors.ts';
import type { Db } from '../db/db.ts';
import { openTurns } from '../answers/turns.ts';
import { doInPlace } from '../answers/work-lease.ts';
import { openPictureProcess, type PictureProcess } from './picture-process.ts';
import { PictureError, type DrawnPicture, type PictureBounds, type PictureTask } from './picture-task.ts';

interface DecodingOptions {
  /** Where all processes count what they decode at once; a place that is told none counts its own alone. */
  db?: Db;
  /** Ends the decoding, or the waiting for it: whoever wanted it went away. */
  signal?: AbortSignal;
  /** Nobody waits for it: it comes after every reader's and is never refused. */
  isLater?: boolean;
}

/** A place where pictures of others are decoded, one at a time. */
interface Decoding extends Pick<PictureProcess, 'id' | 'close'> {
  /** Throws PictureError, AppError `too_many_requests` where too many wait, and the signal's reason. */
  decode(task: PictureTask, options?: DecodingOptions): Promise<DrawnPicture>;
}

/** A reader's picture waits so long for a place among those of all processes. */
const readersWaitSeconds = 10;

/** Opens such a place with its bounds: `timeoutMs` by the clock, and how many readers wait while one has their turn. */
export function openDecoding({
  maxWaiting,
  ...bounds
}: PictureBounds & { timeoutMs: number; maxWaiting: number }): Decoding {
  const turns = openTurns({ atOnce: 1, maxWaiting, refusal: 'too_many_requests', retryAfter: 5 });
  const pictures = openPictureProcess(bounds);
  return {
    decode(task, { db, signal, isLater = false } = {}) {
      const waitSeconds = isLater ? Infinity : readersWaitSeconds;
      const draw = () => pictures.draw(task, signal);
      const work = () =>
        db === undefined ? draw() : doInPlace(db, { kind: 'picture', waitSeconds, signal }, draw);
      return isLater ? turns.takeLater(work, signal) : turns.take(work, signal);
    },
    id: () => pictures.id(),
    close: () => pictures.close(),
  };
}

const decoding = openDecoding({ processorMs: 5_000, timeoutMs: 30_000, memoryMb: 384, maxWaiting: 4 });

/**
 * Decodes a picture of somebody else: the one way to it for the whole server. It happens in a process of its own, so that
 * neither its memory nor the server's threads are taken.
 */
export function decodePicture(
  task: PictureTask,
  options: DecodingOptions & { db: Db },
): Promise<DrawnPicture> {
  return decoding.decode(task, options);
}

/** The answer to a picture that somebody gave and that is not read; any other error as it is. */
export function refusedPicture(error: unknown): unknown {
  if (!(error instanceof PictureError)) return error;
  return new AppError(error.reason === 'not_a_picture' ? 'unsupported_type' : 'picture_too_large', {}, error);
}
