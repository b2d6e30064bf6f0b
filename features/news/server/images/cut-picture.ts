import { AppError } from '#platform/contract/errors.ts';
import type { Db } from '#platform/server/db/db.ts';
import { decodePicture, refusedPicture } from '#platform/server/pictures/decode-picture.ts';
import { maxPictureBytes } from './read-picture.ts';

/**
 * A picture that somebody gave, cut to a size and written anew as WebP without anything else that its file carried. It
 * is told by its bytes, within the same bounds and turns as every other. Throws AppError.
 */
export async function cutPicture(
  bytes: Buffer,
  size: { width: number; height: number },
  { db, signal }: { db: Db; signal: AbortSignal },
): Promise<Buffer> {
  if (bytes.length > maxPictureBytes) throw new AppError('too_large', { most: maxPictureBytes });
  const task = { source: bytes, drawings: [{ kind: 'cut' as const, ...size }] };
  const { drawn } = await decodePicture(task, { db, signal }).catch((error: unknown) => {
    throw refusedPicture(error);
  });
  return drawn[0]!;
}
