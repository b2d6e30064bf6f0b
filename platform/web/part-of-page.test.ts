import { expect, test } from 'vitest';
import { ApiError } from './api.ts';
import { partOfPage } from './part-of-page.ts';

const failing = (status: number) =>
  Promise.reject(new ApiError({ type: 'x', status, code: 'internal', title: 'x', requestId: 'x' }));

test('a call that breaks down costs its part alone', async () => {
  expect(await partOfPage(failing(500))).toBeNull();
  expect(await partOfPage(Promise.reject(new TypeError('Failed to fetch')))).toBeNull();
  expect(await partOfPage(Promise.resolve(7))).toBe(7);
});

test('what does not exist or is not allowed is the whole page\u2019s answer', async () => {
  await expect(partOfPage(failing(404))).rejects.toThrow();
  await expect(partOfPage(failing(403))).rejects.toThrow();
});
