import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Database } from '#platform/server/db/db.ts';
import type { Progress } from '#platform/server/jobs/progress.ts';
import { withTestDatabase } from '#platform/server/testing/test-database.ts';
import { importCsv } from './import-csv.ts';
import { loadEssential, loadRest } from './load-bundled.ts';

const moscow = 1_124_665;
const country = 1_180_665;
const steps: Progress[] = [];

let db: Database;
beforeAll(async () => {
  db = await withTestDatabase();
  await loadEssential(db, (step) => steps.push(step));
  await loadRest(db, (step) => steps.push(step), 100);
}, 240_000);
afterAll(() => db.close());

async function valueOf(
  indicator: string,
  place: number,
  day: string,
  { dims = '', asOf = '2026-01-01' } = {},
): Promise<number | undefined> {
  const rows = await db.rows(
    z.object({ value: z.number() }),
    'select value from place_values($1, $2, $3::int, $4::date) where day = $5::date',
    [indicator, dims, place, asOf, day],
  );
  return rows[0]?.value;
}

test('the country, 8 districts, 85 subjects and 1,119 cities are in, ordered in each alphabet', async () => {
  expect(await db.query('select kind, count(*) as n from place group by kind order by kind')).toEqual([
    { kind: 'combined', n: 3 },
    { kind: 'country', n: 1 },
    { kind: 'district', n: 8 },
    { kind: 'region', n: 85 },
  ]);
  expect(await db.query('select count(*) as n from city')).toEqual([{ n: 1119 }]);
  expect(
    await db.query("select name_short_ru as name from place where kind = 'region' order by order_ru limit 1"),
  ).toEqual([{ name: 'Алтайский край' }]);
  expect(await db.query("select sum(population) as n from place where kind = 'region'")).toEqual([
    { n: 146_447_424 },
  ]);
});

test('national case counts are the published ones, by day and by week', async () => {
  expect(await valueOf('covid_cases_total', country, '2021-12-31')).toBe(10_499_982);
  expect(await valueOf('covid_cases_total_weekly', country, '2024-04-07')).toBe(24_127_595);
});

test('first total plus later new cases is the last total, corrections included', async () => {
  const [row] = await db.query(
    `select (select sum(value) from place_values('covid_cases_new', '', $1::int, '2026-01-01') where day > '2020-03-22') as added,
            (select value from place_values('covid_cases_total', '', $1::int, '2026-01-01') where day = '2020-03-22') as first,
            (select value from place_values('covid_cases_total', '', $1::int, '2026-01-01') order by day desc limit 1) as last`,
    [moscow],
  );
  expect(Number(row!['first']) + Number(row!['added'])).toBe(row!['last']);
  const [negative] = await db.query(
    "select count(*) as n from fact f join series s using (series_id) where s.indicator in ('covid_cases_new', 'covid_deaths_new', 'covid_cured_new') and f.value < 0",
  );
  expect(negative).toEqual({ n: 10 });
});

test('a screen as of a day sees nothing that was published later', async () => {
  const [row] = await db.query(
    "select max(day) as last from place_values('covid_cases_new', '', $1::int, '2021-10-20')",
    [moscow],
  );
  expect(row).toEqual({ last: '2021-10-20' });
  expect(await valueOf('grp', moscow, '2019-12-31', { asOf: '2020-09-30' })).toBeUndefined();
  expect(await valueOf('grp', moscow, '2019-12-31', { asOf: '2020-10-01' })).toBeGreaterThan(1e6);
});

test('figures in thousands are kept in people, and tables by sex and age by their dimensions', async () => {
  expect(
    await valueOf('wpp_population', country, '2024-12-31', { dims: 'variant=medium;sex=both' }),
  ).toBeGreaterThan(1.4e8);
  expect(
    await valueOf('population_by_age', moscow, '2019-12-31', { dims: 'sex=female;age=85+' }),
  ).toBeGreaterThan(50_000);
  expect(
    await valueOf('tax_receipts', moscow, '2021-12-31', { dims: 'tax=personal_income;budget=regional' }),
  ).toBeGreaterThan(1e9);
});

test('what was added of 2005-2021 is what its files say: retail, poverty before 2011, children’s morbidity, Moscow’s beds, tests', async () => {
  expect(await valueOf('retail_turnover_per_capita', moscow, '2020-12-31')).toBe(408674);
  expect(await valueOf('poverty_rate', country, '1992-12-31')).toBe(33.5);
  expect(await valueOf('morbidity_by_age', moscow, '2016-12-31', { dims: 'icd=all;age=0-14' })).toBe(
    195_137.9,
  );
  expect(await valueOf('covid_beds_occupied', moscow, '2020-04-20')).toBe(12_185);
  expect(await valueOf('covid_tests_total', country, '2020-02-25')).toBe(30_984);
  // Interpolated before 2 April by who collected them; of two readings of a day the later.
  expect(await valueOf('covid_tests_new', country, '2020-02-25')).toBeUndefined();
  expect(await valueOf('covid_mobility', moscow, '2020-03-30', { dims: 'transport=metro' })).toBe(-85);
});

test('heads of all 85 regions and 426 deputies are in, each term with its source and no end before its beginning', async () => {
  expect(
    await db.query(
      `select office, count(distinct name_ru) as people, count(distinct place_id) as places,
              count(*) filter (where since > until) as wrong
         from office_holder group by office order by office`,
    ),
  ).toEqual([
    { office: 'deputy', people: 426, places: 85, wrong: 0 },
    { office: 'head', people: 232, places: 85, wrong: 0 },
  ]);
});

test('every series has a named indicator, unit, provider and licence, and every dimension value a name', async () => {
  const nameless = await db.query(
    `select distinct split_part(pair, '=', 1) as dimension, split_part(pair, '=', 2) as value
       from series, unnest(string_to_array(dims, ';')) as pair
      where split_part(pair, '=', 1) <> 'age'
        and not exists (select from dimension_value d where d.dimension = split_part(pair, '=', 1) and d.value = split_part(pair, '=', 2))`,
  );
  expect(nameless).toEqual([]);
  expect(
    await db.query(
      'select code from indicator i where not exists (select from series s where s.indicator = i.code)',
    ),
  ).toEqual([]);
  expect(await db.query("select code from source where licence = '' or title = ''")).toEqual([]);
});

test('progress of each data set ends at its total', () => {
  const last = new Map(steps.map((step) => [step.what, step]));
  expect(last.size).toBeGreaterThan(25);
  for (const { done, total } of last.values()) expect(done).toBe(total);
});

test('a second load changes nothing, not even when files are read again', async () => {
  const state = () =>
    db.query(
      'select (select count(*) from fact) as facts, (select count(*) from series) as series, (select version from data_version) as version',
    );
  const before = await state();
  await loadEssential(db, () => {});
  await loadRest(db, () => {});
  expect(await state()).toEqual(before);
  // Small files of every kind: by day, month, quarter and year, with dimensions and without.
  await db.run(
    "update data_load set version = 'older' where data_set in ('covid_vaccination', 'births_monthly', 'gdp', 'demography', 'migration_by_country')",
  );
  await loadRest(db, () => {}, 100);
  expect(await state()).toEqual(before);
}, 60_000);

test('the examples of figures in the documentation load', async () => {
  const text = await readFile(new URL('../../docs/import.md', import.meta.url), 'utf8');
  const examples = [...text.matchAll(/```csv\n(.*?)```/gs)].map(([, csv]) => csv!);
  const reports = [];
  for (const csv of examples) reports.push(await importCsv(db, Readable.from([Buffer.from(csv)])));
  expect(reports.map(({ loaded, refused }) => ({ loaded, refused }))).toEqual(
    [3, 1, 1].map((loaded) => ({ loaded, refused: [] })),
  );
});

test('a map of one day and a whole series read the index alone, a few pages each', async () => {
  await db.run('vacuum (analyze) fact');
  for (const [sql, maxPages] of [
    ["select * from day_values('covid_cases_new', '', '2021-10-20', '2021-10-20')", 800],
    [`select * from place_values('covid_cases_new', '', ${moscow}, '2021-10-20')`, 60],
  ] as const) {
    const plan = (await db.query<Record<'QUERY PLAN', string>>(`explain (analyze, buffers) ${sql}`)).map(
      (row) => row['QUERY PLAN'],
    );
    expect(plan.join('\n')).toMatch(/Index Only Scan.* using fact_pkey/);
    expect(plan.join('\n')).not.toContain('Seq Scan on fact');
    expect(Number(/shared hit=(\d+)/.exec(plan[1]!)![1])).toBeLessThan(maxPages);
  }
});
