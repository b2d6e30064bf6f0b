import sharp, { type Metadata, type Sharp } from 'sharp';
import { PictureError, type DrawnPicture, type Drawing, type PictureTask } from './picture-task.ts';

/** A photograph of a telephone; a JPEG that is stored line by line costs little and may be larger. */
const maxPixels = 12_500_000;
const maxJpegPixels = 50_000_000;
const maxCostlyPixels = 2_000_000;
const formats = new Set(['jpeg', 'png', 'webp', 'gif']);
const qualities = [72, 50, 30, 10] as const;

// One thread, nothing kept, and no decoder but those of the four kinds is ever begun.
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});

/**
 * Decodes a JPEG, PNG, WebP or GIF, told by its bytes, whatever it is called. Throws PictureError. The only file that decodes
 * pictures of others; it runs in a process of its own, whose entry is `decodePicture`.
 */
export async function drawPicture({ source, drawings }: PictureTask): Promise<DrawnPicture> {
  const { width, height } = await readHead(source);
  const drawn: Buffer[] = [];
  for (const drawing of drawings) drawn.push(await draw(source, drawing));
  return { width, height, drawn };
}

async function draw(source: Uint8Array | string, drawing: Drawing): Promise<Buffer> {
  try {
    if (drawing.kind === 'levels') return await drawLevels(open(source), drawing);
    if (drawing.kind === 'narrow')
      return await open(source).resize({ width: drawing.width, withoutEnlargement: true }).webp().toBuffer();
    const { width, height, maxBytes } = drawing;
    const size = { width, height, fit: 'cover' } as const;
    if (maxBytes === undefined) return await open(source).resize(size).webp({ quality: 80 }).toBuffer();
    for (const quality of qualities) {
      const made = await open(source)
        .resize({ ...size, withoutEnlargement: true })
        .webp({ quality })
        .toBuffer();
      if (made.length <= maxBytes) return made;
    }
  } catch (error) {
    throw new PictureError('not_a_picture', error);
  }
  throw new PictureError('too_many_pixels');
}

function drawLevels(picture: Sharp, { width, height }: { width: number; height: number }): Promise<Buffer> {
  return picture
    .flatten({ background: 'white' })
    .greyscale()
    .resize({ width, height, fit: 'fill' })
    .raw()
    .toBuffer();
}

async function readHead(source: Uint8Array | string): Promise<{ width: number; height: number }> {
  let head: Metadata;
  try {
    head = await sharp(source, { limitInputPixels: false }).metadata();
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

function open(source: Uint8Array | string): Sharp {
  return sharp(source, { limitInputPixels: maxJpegPixels, failOn: 'error', pages: 1 }).autoOrient();
}
