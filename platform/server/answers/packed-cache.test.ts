import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ownBytes, PackedBytes, PackedCache } from './packed-cache.ts';
import { AnswerCache } from './answer-cache.ts';

const kept = (text: string, repacks = false) =>
  new PackedBytes(ownBytes(text), 'tag', { quality: 5, repacks });
const news = '<p>Новости</p>'.repeat(200);

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
  ['gzip', 'gzip, br;q=0', gunzipSync],
] as const)('a client that takes %s (%s) gets it, whole', async (encoding, accept, unpack) => {
  const packed = await kept(news).bytesFor(accept);
  expect(packed.encoding).toBe(encoding);
  expect(unpack(packed.bytes).toString()).toBe(news);
});

test.each([undefined, '', 'identity', 'br;q=0', 'br;q=0, gzip;q=0'])(
  'who takes no packed form (%s) gets the plain one',
  async (accept) => {
    expect((await kept(news).bytesFor(accept)).encoding).toBeUndefined();
  },
);

test('a packed form is made once, in memory of its own; what is small stays plain', async () => {
  const bytes = kept(news);
  const [first, second] = await Promise.all([bytes.bytesFor('br'), bytes.bytesFor('br')]);
  expect(second.bytes).toBe(first.bytes);
  expect(first.bytes.buffer.byteLength).toBe(first.bytes.length);
  expect((await kept('small').bytesFor('br')).encoding).toBeUndefined();
});

test('what is asked for again comes in fewer bytes, and is the same', async () => {
  const text = Array.from({ length: 400 }, (_, row) => `<li>Строка ${row * row} из ${row}</li>`).join('');
  const bytes = kept(text, true);
  const first = (await bytes.bytesFor('br')).bytes;
  await bytes.bytesFor('br');
  await expect.poll(async () => (await bytes.bytesFor('br')).bytes.length).toBeLessThan(first.length);
  expect(brotliDecompressSync((await bytes.bytesFor('br')).bytes).toString()).toBe(text);
});

test('what is not asked for longest leaves when the bytes are used up', () => {
  const cache = new PackedCache({ bytes: 20_000, entries: 100 });
  for (const key of ['first', 'second']) cache.set(key, kept('x'.repeat(5000)));
  cache.get('first');
  cache.set('third', kept('x'.repeat(5000)));
  expect(['first', 'second', 'third'].filter((key) => cache.get(key))).toEqual(['first', 'third']);
  const { size } = cache;
  cache.set('third', kept('x'.repeat(5000)));
  expect(cache.size).toEqual(size);
});

test('what twenty ask for at once is made once; null and failures are kept for nobody', async () => {
  const cache = new PackedCache({ bytes: 20_000, entries: 100 });
  let made = 0;
  const make = async () => {
    made += 1;
    await new Promise((done) => setTimeout(done, 5));
    return kept('home');
  };
  const pages = await Promise.all(Array.from({ length: 20 }, () => cache.obtain('home', make)));
  expect([made, new Set(pages).size, cache.get('home')]).toEqual([1, 1, pages[0]]);
  expect(await cache.obtain('own', async () => null)).toBeNull();
  expect(cache.get('own')).toBeUndefined();
  await expect(cache.obtain('x', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await cache.obtain('x', make))?.bytes.toString()).toBe('home');
});

test.each(['', 'а', 'мир'.repeat(9_000), '🦊'])(
  'a kept text holds its own bytes and no others (%#)',
  (text) => {
    const bytes = ownBytes(text);
    expect(bytes.toString()).toBe(text);
    expect(bytes.buffer.byteLength).toBe(Buffer.byteLength(text));
  },
);

test('a kept answer and its packed form hold no piece of memory beyond themselves', async () => {
  const cache = new AnswerCache();
  const answer = cache.put('key', { text: 'мир '.repeat(800) });
  expect(answer.bytes.buffer.byteLength).toBe(answer.bytes.length);
  for (const encoding of ['br', 'gzip']) {
    const { bytes } = await answer.bytesFor(encoding);
    expect(bytes.buffer.byteLength).toBe(bytes.length);
  }
});
