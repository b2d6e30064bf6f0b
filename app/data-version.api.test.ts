import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

test('a new data version gives every answer a new tag within two seconds, and the old tag is not confirmed again', async () => {
  const before = await api.call('Section');
  await raiseDataVersion(api.db);
  await wait(1_500);
  const after = await api.app.inject({
    url: '/api/Section',
    headers: { locale: 'en', 'if-none-match': String(before.headers['etag']) },
  });
  expect(after.statusCode).toBe(200);
  expect(after.headers['etag']).not.toBe(before.headers['etag']);
});
