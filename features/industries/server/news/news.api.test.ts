import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { signInAs } from '#features/account/testing/test-session.ts';

let api: TestApp;
let licensed: string;
beforeAll(async () => {
  api = await openTestApp({ SAMPLE_DATA: 'true', SAMPLE_DAY: '2021-10-20' });
  await loadNames(api.db);
  licensed = await signInAs(api.db, { licensed: true });
});
afterAll(() => api.close());

const ask = (input: object) =>
  api.call('okveddossier/getNewsByOkvedDepartments', input, { session: licensed, locale: 'ru' });

test('an industry without news answers empty with the words it was looked for by; one without words says so', async () => {
  expect((await ask({ code: '47.11' })).body).toMatchObject({
    wordsOf: '47',
    words: expect.arrayContaining(['ритейлер']),
    total: 0,
    stories: [],
  });
  expect((await ask({ code: 'T' })).body).toMatchObject({ wordsOf: null, words: [], total: 0 });
});

test('a code of no entry, a malformed one, a page that is none, nobody', async () => {
  expect((await ask({ code: '04' })).status).toBe(404);
  expect((await ask({ code: '4' })).status).toBe(400);
  expect((await ask({ code: '47', pageIndex: 0 })).status).toBe(400);
  const anonymous = await api.call('okveddossier/getNewsByOkvedDepartments', { code: '47' });
  expect(anonymous.status).toBe(401);
});
