import { expect, test, vi } from 'vitest';
import { ChunkLoadError, chunkLimitMs, CssChunkError, isChunkError, loadChunk } from './chunk-error.ts';

test('a part that does not come within two minutes is a chunk error', async () => {
  vi.useFakeTimers();
  const loading = loadChunk(() => new Promise(() => {}));
  const refused = expect(loading).rejects.toBeInstanceOf(ChunkLoadError);
  await vi.advanceTimersByTimeAsync(chunkLimitMs);
  await refused;
  vi.useRealTimers();
});

test('a failed stylesheet is a CSS chunk error', async () => {
  await expect(
    loadChunk(() => Promise.reject(new Error('Unable to preload CSS for /assets/a.css'))),
  ).rejects.toBeInstanceOf(CssChunkError);
});

test("browsers' own words for a missing script are understood", () => {
  expect(isChunkError(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))).toBe(true);
  expect(isChunkError(new TypeError('x is not a function'))).toBe(false);
});

test('what is loaded is handed on, other failures stay what they are', async () => {
  await expect(loadChunk(async () => 7)).resolves.toBe(7);
  await expect(loadChunk(() => Promise.reject(new RangeError('no')))).rejects.toBeInstanceOf(RangeError);
});
