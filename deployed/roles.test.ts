import { expect, inject, test } from 'vitest';
import { browserOf } from './browser.ts';

const { accounts, origins, workerOrigin } = inject('deployment');

test('a worker is watched and answers nobody else', async () => {
  const statusOf = async (path: string) => (await fetch(workerOrigin + path)).status;
  expect(await Promise.all(['/healthz', '/readyz'].map(statusOf))).toEqual([200, 200]);
  const others = ['/', '/ru/', '/api/Section', '/api/nope', '/documents/1', '/metrics'];
  expect(await Promise.all(others.map(statusOf))).toEqual(others.map(() => 404));
});

test('what is asked for at a web is done by the worker, and read at another web', async () => {
  const browser = await browserOf(accounts[0]!);
  expect((await browser.call('people/orderArchive', {}, 0)).status).toBe(200);
  const stateOf = async () =>
    ((await browser.call('people/getArchive', {}, 1)).body as { state: string }).state;
  await expect.poll(stateOf).toBe('ready');
  expect(origins).toHaveLength(2);
});
