import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import { leastMs } from '#platform/server/testing/least-time.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

test('a new data version gives every answer a new tag within two seconds, and the old tag is not confirmed again', async () => {
  const spent = await leastMs(2_000, async (begin) => {
    const before = (await api.call('Section')).headers['etag'];
    const ask = () =>
      api.app.inject({ url: '/api/Section', headers: { locale: 'en', 'if-none-match': String(before) } });
    await raiseDataVersion(api.unheard);
    begin();
    let after = await ask();
    for (; after.statusCode === 304; after = await ask()) await wait(50);
    expect(after.statusCode).toBe(200);
    expect(after.headers['etag']).not.toBe(before);
  });
  expect(spent).toBeLessThan(2_000);
});
