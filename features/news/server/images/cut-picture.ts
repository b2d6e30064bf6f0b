import { AppError } from '#platform/contract/errors.ts';
import { decodingTurns } from './decoding-turns.ts';
import { maxPictureBytes, PictureError, writeAnew } from './read-picture.ts';

/**
 * A picture that somebody gave, cut to a size and written anew as WebP without anything else that its file carried; told by
 * its bytes, within the same bounds and turns as every other. Throws AppError.
 */
export async function cutPicture(bytes: Buffer, size: { width: number; height: number }): Promise<Buffer> {
  if (bytes.length > maxPictureBytes) throw new AppError('too_large', { most: maxPictureBytes });
  try {
    return await decodingTurns.take(() => writeAnew(bytes, size));
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    throw new AppError(error.reason === 'not_a_picture' ? 'unsupported_type' : 'too_large', {}, error);
  }
}
