import sharp, { type Metadata } from 'sharp';
import { differenceHash, hashGrid } from '../../domain/pictures/difference-hash.ts';

/** What is known of a picture. */
export interface ReadPicture {
  width: number;
  height: number;
  /** 64 signs; null where it is too even to be told from others. */
  hash: string | null;
}

/** Why a picture is not read: none of ours, too large, or stored so that a small file costs much memory. */
type PictureRefusal = 'not_a_picture' | 'too_many_pixels' | 'costly_storage';

/** Bytes that are no picture we read, or more of one than we read. */
export class PictureError extends Error {
  readonly reason: PictureRefusal;
  constructor(reason: PictureRefusal, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** Most bytes of a picture, uploaded or fetched. */
export const maxPictureBytes = 5 * 1024 * 1024;

/** A photograph of a telephone; a JPEG that is stored line by line costs little and may be larger. */
const maxPixels = 12_500_000;
const maxJpegPixels = 50_000_000;
const maxCostlyPixels = 2_000_000;
const formats = new Set(['jpeg', 'png', 'webp', 'gif']);
const thumbnailSize = { width: 320, height: 180 } as const;
const maxThumbnailBytes = 20_480;

// One picture, one thread, and nothing kept of it: readers' requests share the machine.
sharp.concurrency(1);
sharp.cache(false);

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
      if (made.length <= maxThumbnailBytes) return made;
    }
  } catch (error) {
    throw new PictureError('not_a_picture', error);
  }
  throw new PictureError('too_many_pixels');
}

/** A picture cut to a size around its middle, as WebP without anything else of its file. Throws PictureError. */
export async function writeAnew(bytes: Uint8Array, size: { width: number; height: number }): Promise<Buffer> {
  await readHead(bytes);
  try {
    return await open(bytes)
      .autoOrient()
      .resize({ ...size, fit: 'cover' })
      .webp({ quality: 80 })
      .toBuffer();
  } catch (error) {
    throw new PictureError('not_a_picture', error);
  }
}

async function readHead(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  let head: Metadata;
  try {
    head = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new PictureError('not_a_picture', error);
  }
  const { format, width = 0, height = 0, depth, isProgressive = false } = head;
  if (format === undefined || !formats.has(format) || width === 0 || height === 0)
    throw new PictureError('not_a_picture');
  const isPlainJpeg = format === 'jpeg' && !isProgressive;
  if (width * height > (isPlainJpeg ? maxJpegPixels : maxPixels)) throw new PictureError('too_many_pixels');
  // Interlaced and deep pictures must be held whole to be read: allowed where that is little.
  const isCostly = depth !== 'uchar' || (format === 'png' && isProgressive);
  if (isCostly && width * height > maxCostlyPixels) throw new PictureError('costly_storage');
  return { width, height };
}

function open(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: maxJpegPixels, failOn: 'error', pages: 1 });
}
