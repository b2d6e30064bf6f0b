import { spawnSync } from 'node:child_process';
import { scrypt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { openDecoding } from './decode-picture.ts';

const bounds = { processorMs: 20_000, timeoutMs: 60_000, memoryMb: 384, maxWaiting: 4 };
const decoding = openDecoding(bounds);
const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
/** A picture whose bytes never come: its decoding takes a thread for ever, and no time of the processor. */
const endless = join(folder, 'endless.png');
spawnSync('mkfifo', [endless]);
afterAll(() => {
  decoding.close();
  rmSync(folder, { recursive: true });
});

const narrow = { kind: 'narrow', width: 30 } as const;
const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });
const isAlive = (id: number): boolean => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

test('7,000 by 7,000 pixels of 16 bits, interlaced, are refused by their head alone', async () => {
  const small = await paint(70, 70).toColourspace('rgb16').png({ progressive: true }).toBuffer();
  // Width and height stand in the head, which a sum guards.
  small.writeUInt32BE(7_000, 16);
  small.writeUInt32BE(7_000, 20);
  small.writeUInt32BE(crc32(small.subarray(12, 29)), 29);
  await expect(decoding.decode({ source: small, drawings: [narrow] })).rejects.toMatchObject({
    reason: 'too_many_pixels',
  });
});

test('one picture is decoded, four wait and the sixth is told when to come again; all leave at once, their process with them', async () => {
  await decoding.decode({ source: await paint(60, 40).png().toBuffer(), drawings: [] });
  const id = decoding.id()!;
  expect(isAlive(id)).toBe(true);
  const stop = new AbortController();
  const task = { source: endless, drawings: [narrow] };
  const five = Array.from({ length: 5 }, () => decoding.decode(task, { signal: stop.signal }));
  const ends = Promise.allSettled(five);
  await expect(decoding.decode(task)).rejects.toMatchObject({
    code: 'too_many_requests',
    details: { retryAfter: 5 },
  });
  // None of this process's own threads is taken: what passwords need goes on.
  await Promise.all(Array.from({ length: 4 }, () => promisify(scrypt)('password', 'salt', 32)));
  stop.abort(new Error('gone'));
  expect((await ends).map((end) => end.status === 'rejected' && end.reason.message)).toEqual(
    Array(5).fill('gone'),
  );
  await expect.poll(() => isAlive(id)).toBe(false);
  const source = await paint(60, 40).png().toBuffer();
  const { width, height, drawn } = await decoding.decode({ source, drawings: [narrow] });
  expect([width, height]).toEqual([60, 40]);
  expect(await sharp(drawn[0]).metadata()).toMatchObject({ format: 'webp', width: 30, height: 20 });
});

test.each([
  ['by the clock', { timeoutMs: 3_000 }, () => endless],
  ['of the processor', { processorMs: 1 }, () => paint(3_500, 3_500).png().toBuffer()],
  ['of memory', { memoryMb: 10 }, () => paint(3_500, 3_500).png().toBuffer()],
])(
  'a picture that takes more than it may %s is given up, and its process with it',
  async (_what, less, make) => {
    const hasty = openDecoding({ ...bounds, ...less });
    const source = await make();
    await expect(
      hasty.decode({ source, drawings: [narrow, { kind: 'cut', width: 900, height: 900 }] }),
    ).rejects.toMatchObject({
      reason: 'too_heavy',
    });
    expect(hasty.id()).toBeNull();
  },
);

test('other kinds of pictures are not even begun', async () => {
  const tiff = await paint(20, 20).tiff().toBuffer();
  for (const source of [tiff, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')])
    await expect(decoding.decode({ source, drawings: [] })).rejects.toMatchObject({
      reason: 'not_a_picture',
    });
});
