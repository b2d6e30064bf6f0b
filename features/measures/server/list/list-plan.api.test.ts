import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { listContract } from '../../contract/list-calls.ts';
import { filterMeasures } from './filter-measures.ts';
import { dueSql } from '../links/link-queries.ts';
import { countTotal } from './measure-queries.ts';

const stored = 20_000;
const seeing = { caller: { accountId: 1, roles: [12] }, day: '2021-10-20' };

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  await loadNames(api.db);
  await api.db.run(`insert into measure (created_by) select null from generate_series(1, ${stored})`);
  await api.db.run(
    `insert into measure_version (measure_id, version, status, title, okved, subjects, starts, content, search_key)
     select n, 1, case when n % 10 = 1 then 1 else 3 end, 'Мера ' || n,
            case when n % 500 = 0 then array['56.10'] when n % 500 = 1 then array['56'] when n % 500 = 2 then array['56.3'] else array['01.' || n % 40] end,
            case when n % 400 = 0 then array['age:65+'] else array['custom:' || n % 50] end,
            date '2020-03-01' + n % 900, jsonb_build_object('issues', jsonb_build_array(n % 300 + 1)),
            'мера ' || n || case when n % 800 = 0 then ' ограничение входа' else ' поддержка' end
       from (select measure_id::int as n from measure) m`,
  );
  await api.db.run('analyze');
});
afterAll(() => api.close());

const conditionOf = (asked: object) => {
  const {
    sort: _sort,
    pageIndex: _at,
    pageSize: _size,
    ...filters
  } = listContract['measure/getMeasures'].input.parse(asked);
  return filterMeasures(filters, seeing);
};

async function planOf(sql: string, values: unknown[]): Promise<string> {
  const rows = await api.db.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

test.each([
  ['words', { text: 'ограничение входа' }, 'measure_version_words', 25],
  ['the middle of a word', { text: 'аничен' }, 'measure_version_words', 25],
  ['an industry with its groups', { okved: '56' }, 'measure_version_okved', 120],
  ['a group with its class alone', { okved: '56.10' }, 'measure_version_okved', 80],
  ['whom it is for', { subject: 'age:65+' }, 'measure_version_subjects', 50],
  ['an age', { age: ['65+'] }, 'measure_version_subjects', 50],
  ['an issue', { issue: 7 }, 'measure_version_issues', 67],
])(
  'the list by %s is found by its index, and the table is never read whole',
  async (_what, asked, index, total) => {
    const where = conditionOf(asked);
    expect(await countTotal(api.db, where)).toBe(total);
    const plan = await planOf(
      `select v.measure_id from measure_version v join measure m using (measure_id) where ${where.sql}`,
      where.values,
    );
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan on measure_version');
  },
);

test('the first page of all measures is read in its order: fifty rows, not all of them', async () => {
  const where = conditionOf({});
  const plan = await planOf(
    `select v.measure_id from measure_version v join measure m using (measure_id)
      where ${where.sql} order by v.starts desc nulls first, v.measure_id desc, v.version desc limit 50`,
    where.values,
  );
  expect(plan).toContain('measure_version_start');
});

test('a word of two letters has no triples and is looked for all the same', async () => {
  expect(await countTotal(api.db, conditionOf({ text: 'вх' }))).toBe(25);
});

test('links whose time has come are found by their own index, and whether a version has them by that of the versions', async () => {
  await api.db.run(
    `update measure_version set content = content || jsonb_build_object('legalLink', 'https://acts.example/' || measure_id) where measure_id % 20 = 0`,
  );
  await api.db.run(
    `insert into measure_link (address, outcome, checked_at, next_at)
     select 'https://acts.example/' || n, 'opened', now(), now() + n * interval '1 hour' from generate_series(20, ${stored}, 20) n`,
  );
  await api.db.run('analyze');
  const plan = await planOf(dueSql, [new Date()]);
  expect(plan).toContain('measure_link_next');
  expect(plan).toContain('measure_version_link');
  expect(plan).not.toContain('Seq Scan on measure_version');
});
