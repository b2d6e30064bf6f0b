import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { loadEssential } from '#facts/import/load-bundled.ts';
import { issueForecasts } from './issue-forecasts.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({ SAMPLE_DATA: 'true' });
  await loadEssential(api.db, () => {});
});
afterAll(() => api.close());

const until = '2020-06-24';

test('every due release is frozen once, scored from what is frozen, and cannot be changed', async () => {
  const told: number[] = [];
  const issued = await issueForecasts(api.db, { until, tell: (done) => told.push(done) });
  // Wednesdays from 15 April to 24 June for cases and deaths.
  expect(issued).toBe(22);
  expect(told).toEqual(Array.from({ length: 22 }, (_, at) => at + 1));
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
        where i.measure = 'cases' and i.origin_day = '2020-06-10' order by p.place_id`,
    );
  const then = await read();
  await api.db.run('truncate forecast_score, forecast_place, forecast_issue');
  await issueForecasts(api.db, { until: '2020-06-10' });
  expect(await read()).toEqual(then);
});
