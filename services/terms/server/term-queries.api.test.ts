import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { listTerms } from './term-queries.ts';

const moscow = 1_124_665;

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  await loadNames(api.db);
});
afterAll(() => api.close());

const publish = (title: string, record: string | null) =>
  api.db.query(
    `with made as (insert into measure (origin, origin_key)
                   select case when $2::text is not null then min(code) end, $2::text from source returning measure_id)
     insert into measure_version (measure_id, version, status, title, direction, yugo_ids, starts, ends, published_at)
     select measure_id, 1, 3, $1, 1, array[$3::int], '2021-10-01', '2021-10-20', now() from made`,
    [title, record, moscow],
  );

test('the last day of a register’s measure is not known before it is over; that of one decided here is planned', async () => {
  await publish('Of a register', 'record 1');
  await publish('Decided here', null);
  const endsOn = async (day: string) => {
    const terms = await listTerms(api.db, { yugoId: moscow }, { from: '2021-10-01', to: day, day }, 'en');
    return Object.fromEntries(terms.map(({ title, ends }) => [title, ends]));
  };
  expect(await endsOn('2021-10-20')).toEqual({ 'Of a register': null, 'Decided here': '2021-10-20' });
  expect(await endsOn('2021-10-21')).toEqual({ 'Of a register': '2021-10-20', 'Decided here': '2021-10-20' });
});
