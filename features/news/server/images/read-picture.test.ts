import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Db } from '#platform/server/db/db.ts';
import { PictureError } from '#platform/server/pictures/picture-task.ts';
import { maxDifference } from '../../domain/difference-hash.ts';
import { readFetched, readPicture } from './read-picture.ts';
import { paint } from '../../testing/paint.ts';

/** No database: this process counts alone. */
const db = { rows: () => Promise.reject(new Error('Connection terminated')) } as Partial<Db> as Db;
const read = (bytes: Uint8Array) => readPicture(bytes, { db });

const differing = (a: string | null, b: string | null) => [...a!].filter((bit, at) => bit !== b![at]).length;

test.each(['jpeg', 'png', 'webp', 'gif'] as const)('a %s is read, whatever its size', async (format) => {
  const picture = await read(await paint({ seed: 1, width: 320, height: 200, format }));
  expect(picture).toMatchObject({ width: 320, height: 200, hash: expect.stringMatching(/^[01]{64}$/) });
});

test('the same picture scaled, re-compressed and brightened looks alike; another does not', async () => {
  const original = await paint({ seed: 1, width: 800, height: 500, format: 'png' });
  const worn = await sharp(original)
    .resize(200)
    .modulate({ brightness: 1.15 })
    .jpeg({ quality: 40 })
    .toBuffer();
  const other = await paint({ seed: 2, width: 800, height: 500, format: 'png' });
  const hash = (await read(original)).hash;
  expect(differing(hash, (await read(worn)).hash)).toBeLessThanOrEqual(maxDifference);
  expect(differing(hash, (await read(other)).hash)).toBeGreaterThan(maxDifference);
});

test('a thumbnail is small, in pixels and in bytes, even of noise', async () => {
  const noise = await sharp({
    create: {
      width: 1200,
      height: 800,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
      background: 'white',
    },
  })
    .png()
    .toBuffer();
  const { thumbnail: made } = await readFetched(noise, { db });
  expect(made.length).toBeLessThanOrEqual(20_480);
  expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 320, height: 180 });
});

test.each([
  ['nothing', new Uint8Array()],
  ['a text', new TextEncoder().encode('not a picture at all')],
  [
    'a drawing in markup',
    new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
  ['a picture cut short', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
])('%s is no picture', async (_what, bytes) => {
  await expect(read(bytes)).rejects.toThrow('not_a_picture');
});

test('a small file of very many pixels is refused before it is unpacked', async () => {
  const error = await read(hugePng(30_000, 30_000)).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PictureError);
  expect((error as PictureError).reason).toBe('too_many_pixels');
});

test.each([
  ['interlaced', { bits: 8, interlaced: true }],
  ['16 bits deep', { bits: 16, interlaced: false }],
])(
  'a small file of 3,000 by 3,000 pixels that is %s would fill the memory and is refused',
  async (_what, how) => {
    const error = await read(hugePng(3000, 3000, how)).catch((reason: unknown) => reason);
    expect((error as PictureError).reason).toBe('costly_storage');
  },
);

test('a photograph of a telephone is within the bounds, a larger one that is not plainly stored is beyond', async () => {
  const size = { width: 4032, height: 3024 };
  const photo = await sharp({ create: { ...size, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  expect(await read(photo)).toMatchObject(size);
  const error = await read(hugePng(4000, 3200)).catch((reason: unknown) => reason);
  expect((error as PictureError).reason).toBe('too_many_pixels');
});

/** A PNG that claims to be so large; its data is a few zeros. */
function hugePng(width: number, height: number, { bits = 8, interlaced = false } = {}): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([bits, 2, 0, 0, Number(interlaced)], 8);
  const chunk = (name: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const frame = Buffer.alloc(8 + body.length);
    frame.writeUInt32BE(data.length, 0);
    body.copy(frame, 4);
    frame.writeUInt32BE(crc(body), 4 + body.length);
    return frame;
  };
  const mark = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    mark,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Uint8Array): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ~sum >>> 0;
}
