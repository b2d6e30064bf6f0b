import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFiguresApp } from '#app/testing/figures-app.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { listDays } from '#platform/shared/calendar-days.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { hubFileOf } from '../../domain/forecast/hub-rows.ts';
import { issueForecasts } from './issue/issue-forecasts.ts';

const moscow = 1_124_665;
const federal = 1_180_665;
const central = 1_180_601;
const until = '2020-09-27';

let api: TestApp;
let licensed: string;
beforeAll(async () => {
  api = await openFiguresApp({ SAMPLE_DATA: 'true', SAMPLE_DAY: '2021-10-20' });
  licensed = await signInAs(api.db, { licensed: true });
});
afterAll(() => api.close());

const ask = async (name: Parameters<TestApp['call']>[0], input: object, asOf: string) =>
  (await api.call(name, { asOf, ...input }, { session: licensed, locale: 'ru' })).body;

test('before anything is issued a place says that its forecasts are being issued, and how many are due', async () => {
  const { lack, weekly, history } = await ask('regiondossier/getForecast', { yugoId: moscow }, '2020-07-27');
  // Sundays 12, 19 and 26 July, two measures.
  expect(lack).toEqual({ reason: 'pending', needed: 6, got: 0 });
  expect(weekly).toEqual([]);
  expect(history.length).toBeGreaterThan(90);
});

test('sixteen weeks of reports are needed, and a day without any says so', async () => {
  expect((await ask('regiondossier/getForecast', { yugoId: moscow }, '2020-04-01')).lack).toEqual({
    reason: 'days',
    needed: 112,
    got: 10,
  });
  expect((await ask('regiondossier/getForecastSummary', {}, '2019-01-01')).lack.reason).toBe('days');
});

describe('after the forecasts of 2020 until 27 September', () => {
  beforeAll(async () => {
    await issueForecasts(api.db, { until });
  });

  test('the newest begins the day after its origin and joins what was reported', async () => {
    const found = await ask('regiondossier/getForecast', { yugoId: moscow }, '2020-09-29');
    expect(found).toMatchObject({ lack: null, shortName: 'Москва', measure: 'cases' });
    expect(found.release).toMatchObject({
      originDay: until,
      nextDay: '2020-10-04',
      isBackdated: true,
      // It was computed long after the day that is looked at.
      issuedAt: null,
      team: 'svodka',
    });
    expect(found.weekly.map(({ from }: { from: string }) => from)).toEqual([
      '2020-09-28',
      '2020-10-05',
      '2020-10-12',
      '2020-10-19',
    ]);
    for (const { quantiles } of found.weekly)
      expect(quantiles).toEqual(quantiles.toSorted((a: number, b: number) => a - b));
    const week = found.history.slice(91, 98).reduce((sum: number, value: number) => sum + value, 0);
    expect(found.lastWeek).toBe(week);
    expect(found.daily).toHaveLength(28);
    expect(found.earlier.map(({ weeksAgo }: { weeksAgo: number }) => weeksAgo)).toEqual([4, 2, 1]);
  });

  test('a young record holds one week, and its release says that the others wait', async () => {
    const first = await ask('regiondossier/getForecast', { yugoId: moscow }, '2020-07-13');
    expect(first.release).toMatchObject({ originDay: '2020-07-12', weeks: 1 });
    expect(first.weekly.map(({ from, to }: { from: string; to: string }) => [from, to])).toEqual([
      ['2020-07-13', '2020-07-19'],
    ]);
    expect([first.daily.length, first.trend]).toEqual([7, null]);
    // The only week it holds runs: one day of it is published.
    const [lowest] = first.ahead.quantiles;
    expect(first.ahead).toMatchObject({
      from: '2020-07-13',
      begun: { days: 1, people: first.history.at(-1) },
    });
    expect(lowest).toBeGreaterThanOrEqual(first.ahead.begun.people);
    // Of a release of one week the sheet tells that week, and no region stands without a forecast.
    const { rows, week } = await ask('regiondossier/getForecastSummary', {}, '2020-07-13');
    const own = rows.find(({ yugoId }: { yugoId: number }) => yugoId === moscow);
    expect(week).toEqual({ from: '2020-07-13', to: '2020-07-19' });
    expect([own.weeks.length, own.weeks[0][2]]).toEqual([1, own.ahead]);
    expect(
      rows.filter(
        ({ trend, ahead }: { trend: string | null; ahead: number | null }) =>
          (trend === null) !== (ahead === null),
      ),
    ).toEqual([]);
    expect(own.trend).not.toBeNull();
  });

  test('on each weekday the week that is spoken of has not begun', async () => {
    for (const day of listDays('2020-09-20', '2020-09-26')) {
      const { ahead } = await ask('regiondossier/getForecast', { yugoId: moscow }, day);
      expect([day, ahead.from, ahead.begun]).toEqual([
        day,
        day === '2020-09-20' ? '2020-09-21' : '2020-09-28',
        null,
      ]);
    }
  });

  test('as of an earlier day only what was issued by then is seen, with the scores known then', async () => {
    const then = await ask('regiondossier/getForecast', { yugoId: moscow }, '2020-09-08');
    expect(then.release.originDay).toBe('2020-09-06');
    const quality = await ask('regiondossier/getForecastQuality', { yugoId: moscow }, '2020-09-08');
    // Issued on 12 July to 30 August; the week after 30 August was over on 6 September. Four weeks are held from 2 August on.
    expect(quality.scores[0]).toMatchObject({ horizonWeeks: 1, count: 8 });
    expect(quality.scores[3]).toMatchObject({ horizonWeeks: 4, count: 2 });
    expect([quality.from, quality.to]).toEqual(['2020-07-12', '2020-08-30']);
  });

  test('the landing page shows a stranger the same record, never as of a day that is behind the licence', async () => {
    for (const [asOf, open] of [
      ['2020-09-08', '2020-09-08'],
      ['2021-10-15', '2021-09-20'],
    ] as const) {
      const { record } = (await api.call('site/getLandingProof', { asOf })).body;
      const { from, to, scores } = await ask('regiondossier/getForecastQuality', { yugoId: moscow }, open);
      expect(record).toMatchObject({ from, to });
      expect(scores).toMatchObject(record.horizons);
      expect(record.horizons.length).toBeGreaterThan(0);
    }
  });

  test('the record is of frozen forecasts: bands held as often as they did, the baseline is the measure', async () => {
    const { scores, recent, worst, teams } = await ask(
      'regiondossier/getForecastQuality',
      { yugoId: federal },
      until,
    );
    for (const { count, held50, held80, held95, relativeWis, wisModel, wisBaseline, isWeak } of scores) {
      expect(held50).toBeLessThanOrEqual(held80);
      expect(held80).toBeLessThanOrEqual(held95);
      expect(held95).toBeLessThanOrEqual(count);
      expect(relativeWis).toBeCloseTo(wisModel / wisBaseline, 9);
      expect(isWeak).toBe(relativeWis > 0.95);
    }
    const days = recent.map(({ originDay }: { originDay: string }) => originDay);
    expect(days).toEqual(days.toSorted());
    // One week ahead from 12 July on, two from 19 July, three from 26 July, four from 2 August; the last week is over on 27 September.
    expect(days).toHaveLength(11 + 9 + 7 + 5);
    expect(recent).toContainEqual(worst);
    expect(teams).toMatchObject([{ team: 'svodka', model: 'holt-log-0.95' }]);
  });

  test('the record says which way it errs, how it did by phase, and how often each quantile held', async () => {
    const { scores, reliability, byPhase, levels } = await ask(
      'regiondossier/getForecastQuality',
      { yugoId: moscow },
      until,
    );
    for (const { bias, relativeWisLog, geometricWisOfAll } of scores) {
      expect(Math.abs(bias)).toBeLessThanOrEqual(1);
      expect(relativeWisLog).toBeGreaterThan(0);
      expect(geometricWisOfAll).toBeGreaterThan(0);
    }
    expect(reliability.map(({ count }: { count: number }) => count)).toEqual([11, 9, 7, 5]);
    for (const { shares } of reliability) {
      expect(shares).toHaveLength(levels.length);
      expect(shares).toEqual(shares.toSorted((a: number, b: number) => a - b));
    }
    expect(byPhase.map(({ phase }: { phase: string }) => phase)).toEqual(['rising', 'stable', 'falling']);
    const ofOneWeek = byPhase.map(({ horizons }: { horizons: { count: number }[] }) => horizons[0]!);
    // 85 subjects, 11 weeks; a week with a correction has no score.
    const count = ofOneWeek.reduce((sum: number, one: { count: number }) => sum + one.count, 0);
    expect(count).toBeGreaterThan(920);
    expect(count).toBeLessThanOrEqual(85 * 11);
    for (const { count: of, held80, above, below } of ofOneWeek) expect(held80 + above + below).toBe(of);
    expect(
      (await ask('regiondossier/getForecastQuality', { yugoId: moscow, measure: 'deaths' }, until)).teams,
    ).toMatchObject([{ model: 'weekly-mix-case-lags' }]);
  });

  test('every week is shown with the record of its bands here, and the phase it was issued in', async () => {
    const found = await ask('regiondossier/getForecast', { yugoId: moscow }, until);
    const { scores } = await ask('regiondossier/getForecastQuality', { yugoId: moscow }, until);
    expect(found.weekly.map(({ record }: { record: object }) => record)).toEqual(
      scores.map(({ held80, count }: { held80: number; count: number }) => ({ held: held80, count })),
    );
    expect(['rising', 'stable', 'falling']).toContain(found.phase);
    expect(found.warnings).toEqual([]);
  });

  test('a release after a week that most bands held is silent; after one that few held it is in alarm, on the sheet too', async () => {
    const { alarm } = await ask('regiondossier/getForecast', { yugoId: moscow }, until);
    expect(alarm).toMatchObject({ day: until, isFailing: false, weeksInRow: 0, next: [] });
    expect(alarm.weeks).toHaveLength(11);
    expect(alarm.held).toBeGreaterThanOrEqual(51);
    // The week as it would have been with bands that held 20 subjects.
    await api.db.run(`
      create temp table missed as select * from forecast_score where known_day = '2020-09-27' and horizon = 1
         and issue_id in (select issue_id from forecast_issue where measure = 'cases')`);
    await api.db.run(`delete from forecast_score s using missed m
       where s.issue_id = m.issue_id and s.place_id = m.place_id and s.horizon = m.horizon`);
    await api.db
      .run(`insert into forecast_score (issue_id, place_id, horizon, known_day, observed, wis, wis_baseline, error, error_baseline, inside)
      select issue_id, place_id, horizon, known_day, observed, wis, wis_baseline, error, error_baseline,
             case when row_number() over (order by place_id = ${federal}, place_id) <= 20 then 80 else 100 end from missed`);
    await raiseDataVersion(api.db);
    const then = await ask('regiondossier/getForecast', { yugoId: moscow }, until);
    expect(then.alarm).toMatchObject({ isFailing: true, held: 20, weeksInRow: 1, next: [] });
    expect((await ask('regiondossier/getForecastSummary', {}, until)).alarm).toEqual(then.alarm);
    expect(hubFileOf(then)).toMatchObject({ name: `${until}-svodka-cases-RU-MOW-alarm.csv` });
    const before = await ask('regiondossier/getForecast', { yugoId: moscow }, '2020-09-26');
    expect(hubFileOf(before).name).toBe('2020-09-20-svodka-cases-RU-MOW.csv');
    expect(
      (await ask('regiondossier/getForecast', { yugoId: moscow, measure: 'deaths' }, until)).alarm.isFailing,
    ).toBe(false);
    expect((await ask('regiondossier/getForecast', { yugoId: moscow }, '2020-09-26')).alarm.isFailing).toBe(
      false,
    );
  });

  test('a forecast without a report for two weeks is not shown as one of these days', async () => {
    const { lack, weekly, release } = await ask(
      'regiondossier/getForecast',
      { yugoId: moscow },
      '2020-10-11',
    );
    expect(lack).toEqual({ reason: 'silent', needed: 13, got: 14 });
    expect([weekly, release.originDay]).toEqual([[], until]);
  });

  test('a district has none of its own, and says so', async () => {
    expect((await ask('regiondossier/getForecast', { yugoId: central }, until)).lack.reason).toBe('district');
  });

  test('the sheet has the country and 85 subjects with eight weeks behind and four ahead, per 100 000', async () => {
    const { rows, week, release, source } = await ask('regiondossier/getForecastSummary', {}, until);
    expect(rows).toHaveLength(86);
    expect(week).toEqual({ from: '2020-10-05', to: '2020-10-11' });
    expect([release.originDay, source.sample]).toEqual([until, false]);
    const own = rows.find(({ yugoId }: { yugoId: number }) => yugoId === moscow);
    expect(own.past).toHaveLength(8);
    expect(own.now).toBeCloseTo(own.past[7], 1);
    expect(own.weeks[1][2]).toBe(own.ahead);
  });

  test('an earlier release is shown when it is asked for, and none that is later than the day', async () => {
    const newest = await ask('regiondossier/getForecastSummary', {}, until);
    const [, before] = newest.releases;
    expect(newest.releases[0]).toBe(until);
    const earlier = await ask('regiondossier/getForecastSummary', { origin: before }, until);
    expect([earlier.release.originDay, earlier.lack, earlier.rows.length]).toEqual([before, null, 86]);
    const later = await ask('regiondossier/getForecastSummary', { origin: '2021-01-01' }, until);
    expect(later.release.originDay).toBe(until);
    expect(newest.districts).toContainEqual(expect.objectContaining({ yugoId: central }));
  });
});

test.each(['regiondossier/getForecast', 'regiondossier/getForecastQuality'] as const)(
  '%s refuses an unknown place, a word and a measure that is none',
  async (name) => {
    const refused = async (input: object) =>
      (await api.call(name, input, { session: licensed, locale: 'ru' })).status;
    expect(await refused({ yugoId: 5 })).toBe(404);
    expect(await refused({ yugoId: 'x' })).toBe(400);
    expect(await refused({ yugoId: moscow, measure: 'beds' })).toBe(400);
  },
);

test('nobody is answered without signing in', async () => {
  expect((await api.call('regiondossier/getForecast', { yugoId: moscow })).status).toBe(401);
  expect((await api.call('regiondossier/getForecastQuality', { yugoId: moscow })).status).toBe(401);
  expect((await api.call('regiondossier/getForecastSummary')).status).toBe(401);
});
