import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';

let api: TestApp;
let session: string;
beforeAll(async () => {
  api = await openTestApp();
  session = await signInAs(api.db, { licensed: true });
});
afterAll(() => api.close());

test('an answer is what it should be', async () => {
  const { status, body } = await api.call('ask/getAnswer', {}, { session });
  expect([status, body]).toEqual([200, {}]);
});

test('without a session the call is refused', async () => {
  expect((await api.call('ask/getAnswer')).status).toBe(401);
});

test('a field the call does not know is let by', async () => {
  const { status } = await api.call('ask/getAnswer', { surprise: 1 }, { session });
  expect(status).toBe(200);
});
