import type { Db } from '#platform/server/db/db.ts';
import { decodePicture } from '#platform/server/pictures/decode-picture.ts';
import { differenceHash, hashGrid } from '../../domain/difference-hash.ts';

/** What is known of a picture. */
export interface ReadPicture {
  width: number;
  height: number;
  /** 64 signs; null where it is too even to be told from others. */
  hash: string | null;
}

/** Most bytes of a picture, uploaded or fetched. */
export const maxPictureBytes = 5 * 1024 * 1024;

const levels = { kind: 'levels', ...hashGrid } as const;
const thumbnail = { kind: 'cut', width: 320, height: 180, maxBytes: 20_480 } as const;

/** Size and hash of a picture that a reader gave. Throws PictureError and what its decoding throws. */
export async function readPicture(
  bytes: Uint8Array,
  options: { db: Db; signal?: AbortSignal },
): Promise<ReadPicture> {
  const { width, height, drawn } = await decodePicture({ source: bytes, drawings: [levels] }, options);
  return { width, height, hash: differenceHash(drawn[0]!) };
}

/** The same of a picture of the feeds, after those of readers; with a small WebP, 320 by 180 and 20 kB at most. Throws PictureError. */
export async function readFetched(
  bytes: Uint8Array,
  options: { db: Db; signal?: AbortSignal },
): Promise<ReadPicture & { thumbnail: Buffer }> {
  const task = { source: bytes, drawings: [levels, thumbnail] };
  const { width, height, drawn } = await decodePicture(task, { ...options, isLater: true });
  return { width, height, hash: differenceHash(drawn[0]!), thumbnail: drawn[1]! };
}
