import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PageCache, SharedPage } from './page-cache.ts';
import { pagePolicy } from './page-policy.ts';

const page = (text: string) => new SharedPage(text, 'policy');

test('a page is made once for all who ask at the same moment, and not again', async () => {
  const cache = new PageCache();
  let made = 0;
  const make = async () => {
    made += 1;
    await new Promise((done) => setTimeout(done, 5));
    return page('<p>home</p>');
  };
  const pages = await Promise.all(Array.from({ length: 20 }, () => cache.obtain('home', make)));
  expect(made).toBe(1);
  expect(new Set(pages).size).toBe(1);
  expect(cache.get('home')).toBe(pages[0]);
});

test('what was made for one visitor alone is not kept, and neither is a failure', async () => {
  const cache = new PageCache();
  expect(await cache.obtain('login', async () => null)).toBeNull();
  expect(cache.get('login')).toBeUndefined();
  await expect(cache.obtain('broken', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await cache.obtain('broken', async () => page('now')))?.html.toString()).toBe('now');
});

test('when the bytes are used up the page not asked for longest leaves', async () => {
  const cache = new PageCache(350);
  for (const name of ['a', 'b']) await cache.obtain(name, async () => page(name.repeat(100)));
  cache.get('a');
  await cache.obtain('c', async () => page('c'.repeat(100)));
  expect(['a', 'b', 'c'].filter((name) => cache.get(name))).toEqual(['a', 'c']);
  expect(cache.size).toEqual({ pages: 2, bytes: 280 });
});

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
] as const)('a client that takes %s gets it, whole', async (encoding, accept, unpack) => {
  const text = '<p>Новости</p>'.repeat(200);
  const packed = await page(text).bytesFor(accept);
  expect(packed.encoding).toBe(encoding);
  expect(unpack(packed.bytes).toString()).toBe(text);
  expect((await page(text).bytesFor(undefined)).encoding).toBeUndefined();
  expect((await page(text).bytesFor('identity')).encoding).toBeUndefined();
});

test('a page that is asked for again comes in fewer bytes, and is the same page', async () => {
  const text = Array.from({ length: 400 }, (_, row) => `<li>Строка ${row * row} из ${row}</li>`).join('');
  const asked = page(text);
  const first = (await asked.bytesFor('br')).bytes;
  await asked.bytesFor('br');
  await expect.poll(async () => (await asked.bytesFor('br')).bytes.length).toBeLessThan(first.length);
  expect(brotliDecompressSync((await asked.bytesFor('br')).bytes).toString()).toBe(text);
});

test('the tag follows the bytes', () => {
  expect(page('a').etag).toBe(page('a').etag);
  expect(page('a').etag).not.toBe(page('b').etag);
});

test('the policy lets inline scripts run by their nonce alone', () => {
  expect(pagePolicy('abc')).toContain("script-src 'self' 'nonce-abc';");
  expect(pagePolicy('abc')).not.toMatch(/script-src[^;]*unsafe/);
});

test('a kept page holds no piece of memory beyond itself', async () => {
  const page = new SharedPage('<p>мир</p>'.repeat(200), 'policy');
  expect(page.html.buffer.byteLength).toBe(page.html.length);
  const { bytes } = await page.bytesFor('br');
  expect(bytes.buffer.byteLength).toBe(bytes.length);
});
