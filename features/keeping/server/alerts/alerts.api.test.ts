import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadEssential } from '#facts/import/load-bundled.ts';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { sendDueLetters } from '../notices/send-letters.ts';
import { checkAlerts } from './alert-job.ts';

const moscow = 1_124_665;
const cases = 'covid_cases_new';
const signal = new AbortController().signal;

let api: TestApp;
let session: string;

beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2021-10-20', LICENSE_POLICY: 'api' });
  await loadEssential(api.db, () => {});
  session = await signInAs(api.db, { licensed: true, email: 'watcher@test.example' });
});
afterAll(() => api.close());

const save = (alert: object, as = session) =>
  api.call(
    'alerts/saveAlert',
    { yugoId: moscow, indicator: cases, condition: 'above', ...alert },
    { session: as },
  );
const own = async (as = session) => (await api.call('alerts/getAlerts', {}, { session: as })).body.alerts;
const check = () => checkAlerts(api.services, new Date(), signal);

/** Moscow's cases of one more day, seen from now on as an import that was published. */
async function publishDay(day: string, value: number): Promise<void> {
  await api.db.run(
    `insert into data_load (load_id, data_set, version, origin, published_at)
     select max(load_id) + 1, 'test', $1, 'operator', now() from data_load`,
    [day],
  );
  await api.db.run(
    `insert into fact (series_id, day, known_at, load_id, value)
     select series_id, $2::date, '2021-10-20', published_load(), $3 from series
      where indicator = $1 and place_id = $4 and dims = '' order by series_id limit 1`,
    [cases, day, value, moscow],
  );
}

test('thresholds are refused without a licence, a place, an indicator, a sensible number', async () => {
  expect((await api.call('alerts/getAlerts')).status).toBe(401);
  const unlicensed = await signInAs(api.db);
  expect((await save({ threshold: 1 }, unlicensed)).status).toBe(402);
  expect((await save({ threshold: 1, yugoId: 1 })).status).toBe(404);
  expect((await save({ threshold: 1, indicator: 'nothing' })).status).toBe(404);
  expect((await save({ threshold: 1, condition: 'sideways' })).status).toBe(400);
  expect((await save({ threshold: 0, condition: 'changes' })).status).toBe(400);
  expect((await save({ threshold: 1e300 })).status).toBe(400);
  expect((await save({ threshold: 1, id: 999_999 })).status).toBe(404);
  expect((await api.call('alerts/getChoices', { yugoId: 1 }, { session })).status).toBe(404);
});

test('a place’s choices are the indicators it has figures of, with the newest', async () => {
  const { body } = await api.call('alerts/getChoices', { yugoId: moscow }, { session });
  const found = body.indicators.find(({ indicator }: { indicator: string }) => indicator === cases);
  // data/covid/daily.csv: Moscow, 20 October 2021.
  expect(found.newest).toMatchObject({ day: '2021-10-20', value: 5847 });
  expect(body.places).toHaveLength(94);
});

test('others’ thresholds are not found; the same one twice is a conflict; a deleted one comes back', async () => {
  const { id } = (await save({ threshold: 7_000 })).body;
  expect((await save({ threshold: 7_000 })).status).toBe(409);
  const stranger = await signInAs(api.db, { licensed: true });
  for (const name of ['alerts/deleteAlert', 'alerts/restoreAlert'] as const)
    expect((await api.call(name, { id }, { session: stranger })).status).toBe(404);
  expect((await api.call('alerts/pauseAlert', { id, paused: true }, { session: stranger })).status).toBe(404);
  expect((await save({ threshold: 1, id }, stranger)).status).toBe(404);
  await api.call('alerts/deleteAlert', { id }, { session });
  expect(await own()).toEqual([]);
  await api.call('alerts/restoreAlert', { id }, { session });
  expect(await own()).toMatchObject([
    { id, threshold: 7_000, holds: false, newest: { day: '2021-10-20', value: 5847 }, place: 'Moscow' },
  ]);
  await api.call('alerts/deleteAlert', { id }, { session });
});

test('an account has fifty thresholds at most', async () => {
  const busy = await signInAs(api.db, { licensed: true });
  for (let at = 1; at <= 50; at += 1) expect((await save({ threshold: at }, busy)).status).toBe(200);
  expect((await save({ threshold: 51 }, busy)).body.code).toBe('too_many_kept');
});

test('a crossing is told once, in the bell and by one letter; what held before is not told', async () => {
  const { id } = (await save({ threshold: 9_000, byMail: true })).body;
  await save({ threshold: 5_000 });
  const paused = (await save({ threshold: 9_500 })).body.id;
  await api.call('alerts/pauseAlert', { id: paused, paused: true }, { session });
  expect(await check()).toBe(0);
  await publishDay('2021-10-21', 9_999);
  expect(await check()).toBe(1);
  expect(await check()).toBe(0);
  await sendDueLetters(api.services, signal);
  await sendDueLetters(api.services, signal);
  expect(api.letters.map(({ to }) => to)).toEqual(['watcher@test.example']);
  expect(api.letters[0]!.text).toContain('/ru/alerts');
  const { body } = await api.call('notices/getNotices', {}, { session, locale: 'en' });
  expect(body.count).toBe(1);
  expect(body.notices[0]).toMatchObject({ yugoId: moscow, title: 'Moscow: New COVID-19 cases' });
  expect(body.notices[0].text.replaceAll('\u00A0', ' ')).toMatch(/^9,999 .* above your threshold of 9,000/);
  await publishDay('2021-10-22', 9_998);
  expect(await check()).toBe(0);
  expect((await own()).find((alert: { id: number }) => alert.id === id)).toMatchObject({ holds: true });
  // It comes back and crosses anew.
  await publishDay('2021-10-23', 100);
  expect(await check()).toBe(0);
  await publishDay('2021-10-24', 9_400);
  expect(await check()).toBeGreaterThanOrEqual(1);
});

test('notices are hidden by their own account alone, one or all', async () => {
  const stranger = await signInAs(api.db);
  expect((await api.call('notices/getNotices')).status).toBe(401);
  const count = async () => (await api.call('notices/getNotices', {}, { session })).body.count;
  const before = await count();
  await api.call('notices/hideNotices', {}, { session: stranger });
  expect(await count()).toBe(before);
  await api.call('notices/hideNotices', {}, { session });
  expect(await count()).toBe(0);
});
