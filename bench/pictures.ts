import sharp from 'sharp';
import { hashPassword, verifyPassword } from '#features/account/server/passwords/hash-password.ts';
import { openDecoding } from '#platform/server/pictures/decode-picture.ts';
import type { Line } from './bench.ts';

const checks = 20;
const [width, height] = [4_000, 3_000];

/** How long a password's check takes while the dearest allowed pictures (12 megapixels, lossless noise) are decoded, beside a quiet process. */
export async function measure(): Promise<Line[]> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 3 };
  const source = await sharp({ create: { width, height, channels: 3, noise, background: 'white' } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const hash = await hashPassword('correct horse');
  const check = async (): Promise<number> => {
    const from = performance.now();
    await verifyPassword('correct horse', hash);
    return performance.now() - from;
  };
  const quiet = await medianOf(check);
  const decoding = openDecoding({ processorMs: 60_000, patienceMs: 120_000, memoryMb: 384, maxWaiting: 8 });
  const stop = new AbortController();
  const from = performance.now();
  let first = 0;
  const task = { source, drawings: [{ kind: 'narrow' as const, width: 1_200 }] };
  const eight = Array.from({ length: 8 }, () =>
    decoding.decode(task, { signal: stop.signal }).then(() => (first ||= performance.now() - from)),
  );
  const busy = await medianOf(check);
  await eight[0];
  stop.abort();
  await Promise.allSettled(eight);
  decoding.close();
  const ratio = busy / quiet;
  return [
    { what: 'check of a password, quiet', value: `${quiet.toFixed(0)} ms`, bar: '-', ok: true },
    {
      what: 'the same while eight pictures are decoded',
      value: `${busy.toFixed(0)} ms (${ratio.toFixed(2)} ×)`,
      bar: '≤ 2 ×',
      ok: ratio <= 2,
    },
    { what: 'the first of them', value: `${(first / 1_000).toFixed(1)} s`, bar: '≤ 5 s', ok: first <= 5_000 },
  ];
}

async function medianOf(check: () => Promise<number>): Promise<number> {
  const all: number[] = [];
  for (let at = 0; at < checks; at++) all.push(await check());
  return all.toSorted((one, other) => one - other)[checks / 2]!;
}
