import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { AnswerCache, packedFor } from './answer-cache.ts';

const large = { text: 'сводка '.repeat(500) };

test('the tag follows from the key: another data version, another tag', () => {
  const cache = new AnswerCache();
  expect(cache.put('call|1', large).etag).not.toBe(cache.put('call|2', large).etag);
  expect(cache.put('call|1', large).etag).toBe(cache.get('call|1')!.etag);
});

test('packed forms unpack to the answer, small answers stay plain', () => {
  const answer = new AnswerCache().put('key', large);
  expect(JSON.parse(brotliDecompressSync(packedFor(answer, 'gzip, br').bytes).toString())).toEqual(large);
  expect(JSON.parse(gunzipSync(packedFor(answer, 'gzip').bytes).toString())).toEqual(large);
  expect(packedFor(new AnswerCache().put('key', { ok: true }), 'br').encoding).toBeUndefined();
});

test('the oldest answers leave when the bytes are used up', () => {
  const cache = new AnswerCache(10_000);
  cache.put('first', large);
  cache.put('second', large);
  expect(cache.get('first')).toBeUndefined();
  expect(cache.get('second')).toBeDefined();
});
