import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { loadEssential } from '#statistics/import/load-bundled.ts';
import { hubCsv } from '#features/regions/domain/forecast/hub-rows.ts';
import { issueForecasts } from '#features/regions/server/forecast/issue/issue-forecasts.ts';
import { hubLevels } from '#simulation/numeric/distribution/quantile.ts';
import { runImport } from './import-series.ts';

let api: TestApp;
let folder: string;
let file: string;
beforeAll(async () => {
  api = await openTestApp();
  folder = await mkdtemp(join(tmpdir(), 'svodka-hub-'));
  file = join(folder, 'hub.csv');
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const fileOf = (originDay: string, location = 'RU-MOW'): string => {
  const week = hubLevels.map((_, at) => 13_000 + 100 * at);
  return hubCsv([
    { originDay, measure: 'cases', location, levels: hubLevels, weeks: [week, week, week, week] },
  ]);
};
async function run(text: string, ...args: string[]): Promise<{ code: number; said: string }> {
  await writeFile(file, text);
  const lines: string[] = [];
  const code = await runImport(
    { ...api.services, db: api.db },
    ['hub', file, ...args],
    (line) => void lines.push(line),
  );
  return { code, said: lines.join('\n') };
}
const team = ['--team', 'university'];

test('before there are reports nothing can be forecast', async () => {
  expect(await run(fileOf('2020-06-01'), ...team)).toMatchObject({ code: 1 });
  await loadEssential(api.db, () => {});
});

test('a file with one refusal, another header, no team or our name leaves nothing behind', async () => {
  const good = fileOf('2020-06-01');
  expect(await run(`${good}${fileOf('2020-06-01', 'XX').split('\n')[1]}\n`, ...team)).toEqual({
    code: 1,
    said: 'row 94: location XX is unknown\nNothing was taken: 1 refusals.',
  });
  expect((await run(fileOf('2098-01-01'), ...team)).said).toMatch(/in the future/);
  expect((await run(good.replace('horizon', 'week'), ...team)).said).toMatch(/the header must be/);
  expect(await run(good)).toMatchObject({ code: 2 });
  expect((await run(good, '--team', 'Svodka')).said).toMatch(/not svodka/);
  expect(await api.db.query('select count(*) as n from forecast_issue')).toEqual([{ n: 0 }]);
});

test('a forecast is taken once, never changed, and scored by the job of ours', async () => {
  expect(await run(fileOf('2020-06-01'), ...team)).toEqual({
    code: 0,
    said: '1 releases taken, 0 stood already.',
  });
  expect((await run(fileOf('2020-06-01'), ...team)).said).toBe('0 releases taken, 1 stood already.');
  await issueForecasts(api.db, { until: '2020-06-08' });
  const scores = await api.db.query(
    `select s.horizon, s.observed, s.error, s.inside from forecast_score s join forecast_issue i using (issue_id)
      where i.team = 'university'`,
  );
  const [cases] = await api.db.query(
    `select sum(value) as week from place_values('covid_cases_new', '', 1124665, '2020-06-08') where day between '2020-06-02' and '2020-06-08'`,
  );
  const observed = Number(cases!['week']);
  expect(scores).toMatchObject([{ horizon: 1, observed, error: Math.abs(14_100 - observed) }]);
});
