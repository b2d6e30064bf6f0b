import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { maxOpenReports } from '../../domain/report-limits.ts';

let api: TestApp;
let reader: string;
let editor: string;
beforeAll(async () => {
  api = await openTestApp();
  await loadNames(api.db);
  [reader, editor] = [await signInAs(api.db), await signInAs(api.db, { roles: [9] })];
});
afterAll(() => api.close());

type Name = Parameters<TestApp['call']>[0];
const ask = (name: Name, input: object, session?: string) =>
  api.call(name, input, { locale: 'en', ...(session !== undefined && { session }) });
const report = (words: string, indicator = 'grp') => ask('explore/reportError', { indicator, words }, reader);
const waiting = async () => (await ask('explore/listReports', {}, editor)).body;

test('what a reader finds wrong waits at the desk without their name until it is settled, which can be taken back', async () => {
  expect((await report(' Sevastopol 2016 is too high. ')).status).toBe(200);
  const { total, reports } = await waiting();
  const [{ id, reportedAt: _at, ...told }] = reports;
  expect([total, told]).toEqual([
    1,
    { indicator: 'grp', name: 'Gross regional product', words: 'Sevastopol 2016 is too high.' },
  ]);
  await ask('explore/settleReport', { id, isSettled: true }, editor);
  expect((await waiting()).total).toBe(0);
  await ask('explore/settleReport', { id, isSettled: false }, editor);
  expect((await waiting()).total).toBe(1);
});

test('unknown indicators, empty words, strangers and other readers are refused; an account has at most twenty that wait', async () => {
  const refused = [
    await report('It is wrong.', 'happiness'),
    await report('no'),
    await report('x'.repeat(2001)),
    await ask('explore/reportError', { indicator: 'grp', words: 'It is wrong.' }),
    await ask('explore/listReports', {}, reader),
    await ask('explore/settleReport', { id: 1, isSettled: true }, reader),
    await ask('explore/settleReport', { id: 999, isSettled: true }, editor),
  ];
  expect(refused.map(({ status }) => status)).toEqual([404, 400, 400, 401, 403, 403, 404]);
  for (let at = (await waiting()).total; at < maxOpenReports; at += 1) await report('It is wrong.');
  const last = await report('It is wrong.');
  expect([last.status, last.body.code]).toEqual([400, 'too_many_kept']);
});
