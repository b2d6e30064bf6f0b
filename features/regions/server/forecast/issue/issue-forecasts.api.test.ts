import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFiguresApp } from '#app/testing/figures-app.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { issuedOf } from '#tools/evaluate/forecast/run-issued.ts';
import { issueForecasts } from './issue-forecasts.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openFiguresApp({ SAMPLE_DATA: 'true', SAMPLE_DAY: '2021-10-20' });
});
afterAll(() => api.close());

const until = '2020-09-06';

test('every due release is frozen once, scored from what is frozen, and cannot be changed', async () => {
  const told: number[] = [];
  const issued = await issueForecasts(api.db, { until, tell: (done) => told.push(done) });
  // Sundays from 12 July to 6 September for cases and deaths.
  expect(issued).toBe(18);
  expect(told).toEqual(Array.from({ length: 18 }, (_, at) => at + 1));
  expect(await issueForecasts(api.db, { until })).toBe(0);
  const [scores] = await api.db.query<{ count: number; latest: string }>(
    'select count(*)::int as count, max(known_day)::text as latest from forecast_score where wis is not null',
  );
  expect(scores!.latest).toBe(until);
  expect(scores!.count).toBeGreaterThan(2000);
  for (const table of ['forecast_issue', 'forecast_place', 'forecast_score'])
    await expect(api.db.run(`update ${table} set issue_id = issue_id`)).rejects.toThrow(/frozen/);
});

test('a forecast of a day is the same whether it is issued that day or long after', async () => {
  const read = () =>
    api.db.query(
      `select p.place_id, p.quantiles::text, p.lack from forecast_place p join forecast_issue i using (issue_id)
        where i.measure = 'cases' and i.origin_day = '2020-08-23' order by p.place_id`,
    );
  const then = await read();
  expect(then).toHaveLength(86);
  await api.db.run('truncate forecast_score, forecast_place, forecast_issue');
  await issueForecasts(api.db, { until: '2020-08-23' });
  expect(await read()).toEqual(then);
});

test('what is issued is what is measured: the same numbers out of the bundled file, country, residents and all', async () => {
  const frozen = await api.db.query<{ yugoId: number; measure: string; quantiles: string }>(
    `select p.place_id as "yugoId", i.measure, p.quantiles::text as quantiles
       from forecast_place p join forecast_issue i using (issue_id)
      where i.origin_day = '2020-08-23' order by i.measure, p.place_id`,
  );
  const { releases } = issuedOf(['--until', '2020-08-23']);
  const measured = releases
    .filter(({ day }) => day === '2020-08-23')
    .flatMap(({ measure, places }) =>
      places.map(({ id, quantiles }) => ({ yugoId: Number(id), measure, quantiles })),
    );
  expect(frozen).toHaveLength(2 * 86);
  const numbers = (text: string) =>
    text
      .slice(1, -1)
      .split(',')
      .map((value) => Math.fround(Number(value)));
  for (const { yugoId, measure, quantiles } of frozen) {
    const same = measured.find((one) => one.yugoId === yugoId && one.measure === measure);
    expect(numbers(quantiles)).toEqual(same?.quantiles);
  }
});

test('a database whose weeks were scored before gets their ranks and phases from what it kept, the scores as they were', async () => {
  const read = () =>
    api.db.query<{ below: number; up_to: number; phase: string | null; wis: number; day: string }>(
      `select s.issue_id, s.place_id, s.horizon, s.below, s.up_to, s.phase, s.wis, i.origin_day::text as day
         from forecast_score s join forecast_issue i using (issue_id) order by 1, 2, 3`,
    );
  const then = await read();
  expect(then.length).toBeGreaterThan(500);
  await api.db.run('alter table forecast_score disable trigger forecast_score_frozen');
  await api.db.run('update forecast_score set below = null, up_to = null, phase = null');
  await api.db.run('alter table forecast_score enable trigger forecast_score_frozen');
  const migration = await readFile(
    new URL('../../../../../db/migrations/202611281005-forecast-records.sql', import.meta.url),
    'utf8',
  );
  const backfill = migration.slice(migration.indexOf('alter table forecast_score disable'));
  for (const statement of backfill.split(';').filter((text) => text.trim() !== ''))
    await api.db.run(statement);
  const now = await read();
  const first = then.map(({ day }) => day).sort()[0];
  now.forEach((row, at) => {
    const was = then[at]!;
    expect([row.below, row.up_to, row.wis]).toEqual([was.below, was.up_to, was.wis]);
    // The week before the first release is not kept, so its phase is not known.
    if (row.day === first) expect(row.phase).toBeNull();
  });
  const known = now.filter(({ phase }) => phase !== null);
  const same = known.filter(({ phase }, at) => phase === then[now.indexOf(known[at]!)]!.phase);
  // Gaps in reports apart, what was reported then gives the same phase.
  expect(same.length / known.length).toBeGreaterThan(0.95);
});
