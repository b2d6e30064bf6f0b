import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFiguresApp } from '#app/testing/figures-app.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { sendDueLetters } from '#services/notifications/public.server.ts';
import { checkAlerts } from './alert-job.ts';

const moscow = 1_124_665;
const cases = 'covid_cases_new';
const signal = new AbortController().signal;

let api: TestApp;
let session: string;

beforeAll(async () => {
  api = await openFiguresApp({ AS_OF: '2021-10-20', LICENSE_POLICY: 'api' });
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
const find = async (wanted: number) => (await own()).find(({ id }: { id: number }) => id === wanted);
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
  const found = body.indicators.find(
    ({ indicator, measure }: { indicator: string; measure: string }) =>
      indicator === cases && measure === 'value',
  );
  // data/covid/daily.csv: Moscow, 20 October 2021.
  expect(found.newest).toMatchObject({ day: '2021-10-20', value: 5847 });
  expect(body.places).toHaveLength(94);
});

const tried = (input: object, as = session) =>
  api.call('alerts/tryAlert', { yugoId: moscow, indicator: cases, ...input }, { session: as });

test('a threshold is tried before it is kept: on the newest 180 figures, told where it is crossed after seven days without', async () => {
  const { body } = await tried({ threshold: 7_000 });
  expect(body.course).toHaveLength(180);
  // data/covid/daily.csv: Moscow, 19 and 20 October 2021.
  expect(body.course.at(-1)).toEqual({ day: '2021-10-20', value: 5847, previous: 5700 });
  expect(body.threshold).toBe(7_000);
  expect(body.source).toMatchObject({ sample: false });
  const course: { day: string; value: number }[] = body.course;
  const isOver = ({ value }: { value: number }) => value > 7_000;
  const crossed = course.filter(
    (figure, at) => at > 0 && isOver(figure) && !course.slice(Math.max(0, at - 7), at).some(isOver),
  );
  expect(crossed.length).toBeGreaterThan(0);
  expect(body.firings).toEqual(crossed.map(({ day }) => day));
  expect(await own()).toEqual([]);
});

test('beside a past day stand the nearest days on which one’s own thresholds would have told, and nobody else’s', async () => {
  const reader = await signInAs(api.db, { licensed: true });
  const input = { yugoId: moscow, indicator: cases, condition: 'above', threshold: 3000 };
  const { firings } = (await api.call('alerts/tryAlert', input, { session: reader })).body;
  const [first, second] = firings as [string, string];
  const beside = async (asOf: string, as = reader) =>
    (await api.call('alerts/getBeside', { asOf }, { session: as, locale: 'en' })).body;
  expect(await beside(second)).toEqual({ day: second, before: null, after: null });
  await save(input, reader);
  expect(await beside(second)).toMatchObject({
    day: second,
    before: { day: first, name: expect.stringContaining('Moscow'), more: 0 },
  });
  expect((await beside(first)).after).toMatchObject({ day: second });
  expect((await beside('2021-10-20')).after).toBeNull();
  expect(await beside(second, await signInAs(api.db, { licensed: true }))).toMatchObject({ before: null });
  expect((await api.call('alerts/getBeside', {})).status).toBe(401);
});

test('without a threshold one is proposed that a tenth of the figures goes beyond', async () => {
  const { body } = await tried({});
  const over = body.course.filter(({ value }: { value: number }) => value > body.threshold);
  expect(over.length).toBeGreaterThanOrEqual(17);
  expect(over.length).toBeLessThanOrEqual(20);
  expect(body.firings.length).toBeGreaterThan(0);
});

test('a place without figures is tried on nothing; what is wrong is refused', async () => {
  // A federal district has no series of its own.
  const [district] = await api.db.query<{ id: number }>(
    `select yugo_id as id from place where kind = 'district' limit 1`,
  );
  expect((await tried({ yugoId: district!.id })).body).toMatchObject({
    course: [],
    threshold: null,
    firings: [],
    source: null,
  });
  expect((await api.call('alerts/tryAlert', { yugoId: moscow, indicator: cases })).status).toBe(401);
  expect((await tried({}, await signInAs(api.db))).status).toBe(402);
  expect((await tried({ yugoId: 1 })).status).toBe(404);
  expect((await tried({ indicator: 'nothing' })).status).toBe(404);
  expect((await tried({ condition: 'changes', threshold: 0 })).status).toBe(400);
  expect((await tried({ threshold: 'many' })).status).toBe(400);
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
  const told = { last: { day: '2021-10-21', value: 9_999 }, firedDays: ['2021-10-21'] };
  expect(await find(id)).toMatchObject({ holds: true, ...told });
  expect((await find(id)).week).toHaveLength(7);
  expect(await find(paused)).toMatchObject({ last: null, firedDays: [] });
  // A day below is no end of the wave; seven are, and it crosses anew.
  await publishDay('2021-10-23', 100);
  expect(await check()).toBe(0);
  await publishDay('2021-10-24', 9_400);
  expect(await check()).toBe(0);
  await publishDay('2021-10-31', 100);
  expect(await check()).toBe(0);
  await publishDay('2021-11-01', 9_400);
  expect(await check()).toBeGreaterThanOrEqual(1);
});

test('what was told stays what it was when the threshold is set on another figure', async () => {
  const { id } = (await save({ threshold: 8_000 })).body;
  await publishDay('2021-11-09', 1);
  await check();
  await publishDay('2021-11-10', 8_888);
  expect(await check()).toBeGreaterThanOrEqual(1);
  expect((await find(id)).last).toEqual({ day: '2021-11-10', value: 8_888 });
  const titles = async () =>
    (await api.call('notices/getNotices', {}, { session, locale: 'en' })).body.notices.map(
      ({ title, text }: { title: string; text: string }) => `${title} ${text}`,
    );
  const before = await titles();
  const deaths = await save({ id, threshold: 8_000, indicator: 'covid_deaths_new' });
  expect(deaths.status).toBe(200);
  expect(await titles()).toEqual(before);
  expect(await find(id)).toMatchObject({ last: null, firedDays: [] });
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
