import sharp, { type Metadata } from 'sharp';
import { differenceHash, hashGrid } from '../../domain/pictures/difference-hash.ts';

/** What is known of a picture. */
export interface ReadPicture {
  width: number;
  height: number;
  /** 64 signs; null where it is too even to be told from others. */
  hash: string | null;
}

/** Bytes that are no picture we read, or more of one than we read. */
export class PictureError extends Error {
  readonly reason: 'not_a_picture' | 'too_many_pixels';
  constructor(reason: 'not_a_picture' | 'too_many_pixels', cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** Most bytes of a picture, uploaded or fetched. */
export const mostPictureBytes = 5 * 1024 * 1024;

const mostPixels = 50_000_000;
const formats = new Set(['jpeg', 'png', 'webp', 'gif']);
const thumbnailSize = { width: 320, height: 180 } as const;
const mostThumbnailBytes = 20_480;

// One picture, one thread: readers' requests share the machine.
sharp.concurrency(1);

/** Size and hash of a JPEG, PNG, WebP or GIF (its first frame), told by its bytes, whatever it is called. Throws PictureError. */
export async function readPicture(bytes: Uint8Array): Promise<ReadPicture> {
  const { width, height } = await readHead(bytes);
  try {
    const levels = await open(bytes)
      .autoOrient()
      .flatten({ background: 'white' })
      .greyscale()
      .resize({ ...hashGrid, fit: 'fill' })
      .raw()
      .toBuffer();
    return { width, height, hash: differenceHash(levels) };
  } catch (error) {
    throw new PictureError('not_a_picture', error);
  }
}

/** A small WebP of a picture, 320 by 180 at most, its quality lowered until it takes no more than 20 kB. Throws PictureError. */
export async function makeThumbnail(bytes: Uint8Array): Promise<Buffer> {
  try {
    for (const quality of [72, 50, 30, 10]) {
      const made = await open(bytes)
        .autoOrient()
        .resize({ ...thumbnailSize, fit: 'cover', withoutEnlargement: true })
        .webp({ quality })
        .toBuffer();
      if (made.length <= mostThumbnailBytes) return made;
    }
  } catch (error) {
    throw new PictureError('not_a_picture', error);
  }
  throw new PictureError('too_many_pixels');
}

async function readHead(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  let head: Metadata;
  try {
    head = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new PictureError('not_a_picture', error);
  }
  const { format, width = 0, height = 0 } = head;
  if (format === undefined || !formats.has(format) || width === 0 || height === 0)
    throw new PictureError('not_a_picture');
  if (width * height > mostPixels) throw new PictureError('too_many_pixels');
  return { width, height };
}

function open(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 });
}
