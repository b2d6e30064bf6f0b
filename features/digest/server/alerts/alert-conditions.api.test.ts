import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFiguresApp } from '#app/testing/figures-app.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { issueUntil } from '#features/regions/testing/issue-until.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import { sendDueLetters } from '#services/notifications/public.server.ts';
import { checkAlerts } from './alert-job.ts';

const moscow = 1_124_665;
const cases = 'covid_cases_new';
const firstDay = '2020-09-13';
const signal = new AbortController().signal;

let api: TestApp;
let session: string;

beforeAll(async () => {
  api = await openFiguresApp({ AS_OF: firstDay });
  session = await signInAs(api.db, { licensed: true, email: 'waves@test.example' });
  // Releases of days to come lie in the store, as they do on the sample's clock: an earlier day sees none of them.
  await issueUntil(api.db, '2020-09-27');
});
afterAll(() => api.close());

const save = async (alert: object) => {
  const asked = { yugoId: moscow, indicator: cases, ...alert };
  const { status, body } = await api.call('alerts/saveAlert', asked, { session });
  return { status, id: body.id as number };
};
const check = (day: string) =>
  checkAlerts({ ...api.services, config: { ...api.services.config, AS_OF: day } }, new Date(), signal);
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const readNotices = async () => {
  const { body } = await api.call('notices/getNotices', {}, { session, locale: 'en' });
  return (body.notices as { title: string; text: string; path: string }[]).map(({ title, text, path }) =>
    plain(`${title} | ${text} | ${path}`),
  );
};
const forget = async () => {
  await api.db.run('delete from notice');
  await api.db.run('delete from alert');
};

test('cases per 100,000 in seven days are told when they cross, once a wave, with value, day and source', async () => {
  await forget();
  const { id } = await save({ measure: 'per100k', condition: 'above', threshold: 40, byMail: true });
  for (const day of ['2020-09-13', '2020-09-16', '2020-09-18']) expect(await check(day)).toBe(0);
  const days = Array.from({ length: 9 }, (_, at) => `2020-09-${19 + at}`);
  const counts = [];
  for (const day of days) counts.push(await check(day));
  expect(counts.filter((count) => count > 0)).toEqual([1]);
  const [notice] = await readNotices();
  expect(notice).toMatch(
    /^Moscow: New COVID-19 cases, 7 days per 100,000 residents \| 4\d\.\d per 100,000 on \d+ September 2020: above your threshold of 40\.0 per 100,000\. Source: .+\. \| \/regions\/1124665\/overview$/,
  );
  await sendDueLetters(api.services, signal);
  expect(plain(api.letters.at(-1)!.text)).toContain('Источник: ');
  const { body } = await api.call('alerts/getAlerts', {}, { session, locale: 'en' });
  // On the reader's own day, the 13th, nothing of what came later stands beside it.
  expect(body.alerts[0]).toMatchObject({ id, measure: 'per100k', newest: { day: firstDay } });
});

test('Rt by the official rule is watched', async () => {
  await forget();
  await save({ measure: 'rt', condition: 'above', threshold: 1.2 });
  expect(await check(firstDay)).toBe(0);
  let count = 0;
  for (let at = 14; at <= 29; at += 1) count += await check(`2020-09-${at}`);
  expect(count).toBe(1);
  expect((await readNotices())[0]).toMatch(
    /^Moscow: COVID-19 Rt by the official Russian rule \| 1\.\d\d on \d+ September/,
  );
});

test('a week that left the 80 % band of its forecast is told on its last day, not by what is known later', async () => {
  await forget();
  const [left] = await api.db.query<{ place: number; observed: number; low: number; high: number }>(
    `select a.place_id as place, b.observed, p.quantiles[4] as low, p.quantiles[20] as high
       from forecast_score a join forecast_issue i on i.issue_id = a.issue_id and i.measure = 'cases' and i.origin_day = '2020-09-06'
       join forecast_issue j on j.measure = 'cases' and j.origin_day = '2020-09-13'
       join forecast_score b on b.issue_id = j.issue_id and b.place_id = a.place_id and b.horizon = 1 and b.inside > 80
       join forecast_place p on p.issue_id = b.issue_id and p.place_id = b.place_id
      where a.horizon = 1 and a.inside <= 80 order by b.observed desc limit 1`,
  );
  const { place, observed, low, high } = left!;
  expect(observed < low || observed > high).toBe(true);
  await save({ yugoId: place, condition: 'leftBand' });
  expect(await check('2020-09-19')).toBe(0);
  expect(await check('2020-09-20')).toBe(1);
  expect(await check('2020-09-21')).toBe(0);
  const whole = (value: number) => Math.round(value).toLocaleString('en-US');
  expect((await readNotices())[0]).toContain(
    `In the week of 14–20 September 2020: ${whole(observed)} cases. This is outside the forecast’s 80% band of ${whole(low)} to ${whole(high)}; release of 13 September 2020. Source: Svodka’s forecast`,
  );
});

test('a new release is told once, with its week ahead', async () => {
  await forget();
  await save({ condition: 'newRelease' });
  expect(await check('2020-09-19')).toBe(0);
  expect(await check('2020-09-20')).toBe(1);
  expect(await check('2020-09-26')).toBe(0);
  expect(await check('2020-09-27')).toBe(1);
  expect((await readNotices())[1]).toMatch(
    /New forecast, release of 20 September 2020: about [\d,]+ cases in the week of 21–27 September 2020, in 80% of outcomes [\d,]+ to [\d,]+\. .* \| \/regions\/1124665\/forecast$/,
  );
});

test('revised figures are told on the day they became known, with what stood before', async () => {
  await forget();
  await save({ indicator: 'grp', condition: 'revised' });
  await api.db.run(
    `insert into data_load (load_id, data_set, version, origin, published_at)
     select max(load_id) + 1, 'test', '1', 'operator', now() from data_load`,
  );
  const [was] = await api.db.query<{ value: number }>(
    `insert into fact (series_id, day, known_at, load_id, value)
     select f.series_id, f.day, '2020-09-17', published_load(), f.value * 2
       from series s join fact f using (series_id)
      where s.indicator = 'grp' and s.dims = '' and s.place_id = ${moscow} and f.day = '2015-12-31'
      order by f.known_at limit 1 returning value`,
  );
  expect(was).toBeDefined();
  expect(await check('2020-09-16')).toBe(0);
  expect(await check('2020-09-17')).toBe(1);
  expect(await check('2020-09-18')).toBe(0);
  expect((await readNotices())[0]).toMatch(
    /1 figure was revised on 17 September 2020\. 2015: .* instead of .*\. Source: .+\. \| \/indicators\/grp$/,
  );
});

test('an equal alert is refused, an event whatever threshold it names; what a figure has not cannot be watched', async () => {
  await forget();
  expect((await save({ condition: 'newRelease', threshold: 5 })).status).toBe(200);
  expect((await save({ condition: 'newRelease', measure: 'week' })).status).toBe(409);
  expect((await save({ measure: 'week', condition: 'above', threshold: 5 })).status).toBe(200);
  expect((await save({ condition: 'above', threshold: 5 })).status).toBe(200);
  for (const wrong of [
    { indicator: 'grp', measure: 'per100k', condition: 'above', threshold: 1 },
    { indicator: 'grp', condition: 'leftBand' },
    { indicator: 'covid_deaths_new', measure: 'rt', condition: 'above', threshold: 1 },
  ])
    expect((await save(wrong)).status).toBe(400);
});

test('a place offers the week per 100,000 first, a district what its subjects add up to; events say what would have been told', async () => {
  const choices = async (yugoId: number) =>
    (await api.call('alerts/getChoices', { yugoId }, { session })).body.indicators as {
      indicator: string;
      measure: string;
      conditions: string[];
    }[];
  const [first, , rt] = await choices(moscow);
  expect(first).toMatchObject({ indicator: cases, measure: 'per100k', newest: { day: firstDay } });
  expect(rt).toMatchObject({ measure: 'rt' });
  expect(first!.conditions).toContain('leftBand');
  const [district] = await api.db.query<{ id: number }>(
    `select yugo_id as id from place where kind = 'district' limit 1`,
  );
  expect((await choices(district!.id)).map(({ measure }) => measure)).toContain('per100k');
  const { body } = await api.call(
    'alerts/tryAlert',
    { yugoId: moscow, indicator: cases, measure: 'week' },
    { session, locale: 'en' },
  );
  expect(body.course.at(-1).day).toBe(firstDay);
  const releases = body.events.filter(({ condition }: { condition: string }) => condition === 'newRelease');
  expect(releases).toHaveLength(5);
  expect(releases[0].day).toBe(firstDay);
});

test('while forecasts fail, a new release and a week outside its band say so; no probability is named', async () => {
  await forget();
  // The week to 20 September as it would have been with bands that held 20 of 85, Moscow’s not.
  await api.db.run(`
    create temp table missed as select s.* from forecast_score s join forecast_issue i using (issue_id)
     where i.measure = 'cases' and s.horizon = 1 and s.known_day = '2020-09-20'`);
  await api.db.run(`delete from forecast_score s using missed m
     where s.issue_id = m.issue_id and s.place_id = m.place_id and s.horizon = m.horizon`);
  await api.db.run(`
    insert into forecast_score (issue_id, place_id, horizon, known_day, observed, wis, wis_baseline, error, error_baseline, inside)
    select issue_id, place_id, horizon, known_day, observed, wis, wis_baseline, error, error_baseline,
           case when row_number() over (order by place_id in (0, ${moscow}) or kind <> 'region', place_id) <= 20 then 80 else 100 end
      from missed join place on yugo_id = place_id`);
  await raiseDataVersion(api.db);
  for (const condition of ['newRelease', 'leftBand']) await save({ condition, byMail: true });
  expect(await check('2020-09-20')).toBe(2);
  const [one, other] = (await readNotices()).sort();
  expect(one).toContain('outside the forecast’s 80% band');
  expect(one).toContain(
    'Forecasts do not hold now: in the same week, 20 regions of 85 were inside their 80% bands.',
  );
  expect(other).toMatch(
    /cases in the week of 21–27 September 2020, in a band of [\d,]+ to [\d,]+; such bands held here \d+ times out of \d+\. Forecasts do not hold now: last week, 20 regions of 85 were inside their 80% bands\./,
  );
  await sendDueLetters(api.services, signal);
  for (const { text } of api.letters.slice(-2))
    expect(plain(text)).toContain('в свои полосы 80 % попали 20 регионов из 85');
});
