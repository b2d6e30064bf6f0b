import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFiguresApp } from '#app/testing/figures-app.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { loadDataSets } from '#statistics/import/load-bundled.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import { signInAs } from '#features/account/testing/test-session.ts';

const moscow = 1_124_665;

let api: TestApp;
let licensed: string;
beforeAll(async () => {
  api = await openFiguresApp();
  licensed = await signInAs(api.db, { licensed: true });
});
afterAll(() => api.close());

const ask = (input: object, session: string | undefined = licensed) =>
  api.call('modeling/getSimulationParams', input, { session, locale: 'ru' });

test('Moscow’s start on 20 October 2021 is what was reported by then and who lived there', async () => {
  const { start, name, modelVersion } = (await ask({ yugoId: moscow, asOf: '2021-10-20' })).body;
  expect([name, modelVersion]).toEqual(['Москва', '1.3']);
  expect(start.day).toBe('2021-10-20');
  expect(start.daily.at(-1)).toBe(5847);
  expect(start.daily).toHaveLength(120);
  expect(start.peopleByAge).toHaveLength(9);
  const people = start.peopleByAge.reduce((sum: number, count: number) => sum + count, 0);
  expect(people).toBeGreaterThan(12_000_000);
  expect(start).toMatchObject({ vaccinated: null, vaccinatedDay: null });
});

test('who had two doses is read as of the day: none before 17 December 2021, then the last report; the country’s with its source', async () => {
  await loadDataSets(api.db, ['covid_vaccination']);
  await raiseDataVersion(api.db);
  const on = async (yugoId: number, asOf: string) => (await ask({ yugoId, asOf })).body.start;
  expect((await on(moscow, '2021-12-16')).vaccinated).toBeNull();
  expect(await on(1_124_601, '2021-12-20')).toMatchObject({
    vaccinated: 174_084,
    vaccinatedDay: '2021-12-17',
  });
  const { vaccinated, vaccinatedSource } = await on(1_180_665, '2021-12-20');
  expect([vaccinated, vaccinatedSource.sample]).toEqual([70_831_362, false]);
});

test('a published measure of the place or the country is offered with its days, one that is over or another place’s is not', async () => {
  const publish = (title: string, yugoId: number, starts: string, ends: string | null) =>
    api.db.query(
      `with made as (insert into measure default values returning measure_id)
       insert into measure_version (measure_id, version, status, title, direction, yugo_ids, code, strictness, starts, ends, published_at)
       select measure_id, 1, 3, $1, 1, array[$2::int], 'H6', 3, $3::date, $4::date, now() from made`,
      [title, yugoId, starts, ends],
    );
  await publish('Masks', moscow, '2021-10-01', null);
  await publish('Over', moscow, '2021-09-01', '2021-10-20');
  await publish('Of the country', 1_180_665, '2021-11-01', '2021-11-07');
  await publish('Elsewhere', 1_124_666, '2021-10-01', null);
  // As every step that publishes does: what was read of the country before is read anew.
  await raiseDataVersion(api.db);
  const offered = async () => (await ask({ yugoId: moscow, asOf: '2021-10-20' })).body.measures;
  await expect.poll(async () => (await offered()).length, { timeout: 5000 }).toBe(2);
  const measures = await offered();
  expect(measures).toMatchObject([
    { title: 'Masks', code: 'H6', strictness: 3, starts: '2021-10-01', ends: null, isRegister: false },
    { title: 'Of the country', starts: '2021-11-01', ends: '2021-11-07' },
  ]);
});

test('a place that nobody has is not found, a word instead of a number refused, a stranger sent to the login', async () => {
  expect((await ask({ yugoId: 5 })).status).toBe(404);
  expect((await ask({ yugoId: 'москва' })).status).toBe(400);
  expect((await api.call('modeling/getSimulationParams', { yugoId: moscow })).status).toBe(401);
});
