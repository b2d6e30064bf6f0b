import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { loadDataSets, loadNames } from '#facts/import/load-bundled.ts';
import { signInAs } from '#features/account/testing/test-session.ts';

const moscow = 1_124_665;

let api: TestApp;
let licensed: string;
beforeAll(async () => {
  api = await openTestApp();
  await loadNames(api.db);
  await loadDataSets(api.db, ['population_by_age', 'covid_daily']);
  licensed = await signInAs(api.db, { licensed: true });
}, 120_000);
afterAll(() => api.close());

const ask = (input: object, session: string | undefined = licensed) =>
  api.call('modeling/getSimulationParams', input, { session, locale: 'ru' });

test('Moscow’s start on 20 October 2021 is what was reported by then and who lived there', async () => {
  const { start, name, modelVersion } = (await ask({ yugoId: moscow, asOf: '2021-10-20' })).body;
  expect([name, modelVersion]).toEqual(['Москва', '1.1']);
  expect(start.day).toBe('2021-10-20');
  expect(start.daily.at(-1)).toBe(5847);
  expect(start.daily).toHaveLength(120);
  expect(start.peopleByAge).toHaveLength(9);
  const people = start.peopleByAge.reduce((sum: number, count: number) => sum + count, 0);
  expect(people).toBeGreaterThan(12_000_000);
});

test('a place that nobody has is not found, a word instead of a number refused, a stranger sent to the login', async () => {
  expect((await ask({ yugoId: 5 })).status).toBe(404);
  expect((await ask({ yugoId: 'москва' })).status).toBe(400);
  expect((await api.call('modeling/getSimulationParams', { yugoId: moscow })).status).toBe(401);
});
