import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#platform/server/db/db.ts';
import { withTestDatabase } from '#platform/server/testing/test-database.ts';
import { listMapSpans } from '../indicators/indicator-queries.ts';
import { readSource, readSources } from '../source-queries.ts';
import { readCourses } from './course-lists.ts';
import { readSums, readTrends, readParts, readSeries } from './trend-queries.ts';
import { findSpan, readDailyColumns } from './daily-columns.ts';
import { findDayOf, listDaysOf, readDay, readFrames, readLatest, readSubjects } from './day-queries.ts';
import { readPyramid } from './pyramid-queries.ts';

/** 40 subjects: the fewest that make a map. */
const places = Array.from({ length: 40 }, (_, index) => 101 + index);
const [own] = places as [number];
const day = '2020-12-31';
const before = '2021-10-31';
const after = '2021-11-01';

let db: Database;
beforeAll(async () => {
  db = await withTestDatabase();
  await makeFacts(db);
});
afterAll(() => db.close());

/**
 * The value of 31 December 2020 was first known as 10 and corrected to 12 on 1 November 2021, when the value of the
 * next year, 20, came too. An import that is not published says 99. A second source, less preferred, says 11 and has
 * 2019 alone; a generated series says 77 and has 2018 alone.
 */
async function makeFacts(to: Database): Promise<void> {
  const names = `'n', 'n', 'n', 'n', 'n'`;
  await to.run(`insert into unit values ('case', ${names})`);
  await to.run(`insert into provider values ('maker', 'Измеритель', 'Maker', 'M', 'M', 'M')`);
  await to.run(
    `insert into source (code, provider_code, title, licence, priority) values ('first', 'maker', 'First', 'open', 10), ('second', 'maker', 'Second', 'open', 20)`,
  );
  await to.run(
    `insert into indicator (code, family, kind, unit, direction, decimals, dimensions, name_ru, name_en, name_ja, name_pt, name_es)
     values ('measured', 'health', 'annual', 'case', 'worse', 0, '', ${names}), ('population_by_age', 'population', 'annual', 'case', 'worse', 0, 'sex,age', ${names})`,
  );
  await to.run(
    `insert into place (yugo_id, kind, name_ru, name_en, name_ja, name_pt, name_es, name_short_ru, order_ru, order_en, order_ja, order_pt, order_es)
     select id, 'region', ${names}, 'n', id, id, id, id, id from unnest($1::int[]) id`,
    [places],
  );
  await to.run(
    `insert into data_load (load_id, data_set, version, origin, published_at) values (1, 'a', '1', 'bundled', now()), (2, 'b', '1', 'bundled', null)`,
  );
  await to.run(
    `insert into series (indicator, dims, place_id, source, sample, known_at_assumed, load_id)
     select 'measured', '', id, source, sample, false, 1 from unnest($1::int[]) id, (values ('first', false), ('second', false), ('first', true)) v(source, sample)
     union all select 'population_by_age', 'sex=' || sex || ';age=0-4', $2::int, 'first', false, false, 1 from (values ('male'), ('female')) v(sex)`,
    [places, own],
  );
  await to.run(
    `insert into fact (series_id, day, known_at, load_id, value)
     select s.series_id, v.day::date, v.known::date, v.load, v.value
       from series s
       join (values ('first', false, '2020-12-31', '2021-10-01', 1, 10), ('first', false, '2020-12-31', '2021-11-01', 1, 12),
                    ('first', false, '2021-12-31', '2021-11-01', 1, 20), ('first', false, '2020-12-31', '2021-10-02', 2, 99),
                    ('second', false, '2020-12-31', '2021-10-03', 1, 11), ('second', false, '2019-12-31', '2020-10-01', 1, 9),
                    ('first', true, '2020-12-31', '2021-10-04', 1, 77), ('first', true, '2018-12-31', '2019-10-01', 1, 7)
            ) v(source, sample, day, known, load, value) on v.source = s.source and v.sample = s.sample`,
  );
}

const values = (rows: readonly { yugoId: number; value: number }[]): number[] =>
  rows.filter(({ yugoId }) => yugoId === own).map(({ value }) => value);
const column = async (asOf: string) =>
  (await readDailyColumns(db, ['measured'], [own], { from: day, to: day, asOf })).get(own)!.get('measured')!;

/** What each way of reading answers before and after the correction. */
const reads: [string, (asOf: string) => Promise<unknown>, unknown, unknown][] = [
  ['a daily column', async (asOf) => (await column(asOf)).values, [10], [12]],
  ['the span', (asOf) => findSpan(db, 'measured', own, asOf), span('2020-12-31'), span('2021-12-31')],
  ['one day', async (asOf) => values(await readDay(db, 'measured', day, asOf)), [10], [12]],
  ['frames', async (asOf) => values(await readFrames(db, 'measured', [day], asOf)), [10], [12]],
  ['the latest', async (asOf) => values(await readLatest(db, 'measured', '2022-01-01', asOf)), [10], [20]],
  ['the newest day', (asOf) => findDayOf(db, 'measured', '2022-01-01', asOf), '2020-12-31', '2021-12-31'],
  ['days', (asOf) => listDaysOf(db, 'measured', day, '2022-01-01', asOf), [day], [day, '2021-12-31']],
  [
    'trends',
    async (asOf) => (await readTrends(db, ['measured'], [own], asOf))[0]!.figures.map(({ value }) => value),
    [7, 9, 10],
    [7, 9, 12, 20],
  ],
  [
    'a series',
    async (asOf) =>
      (await readSeries(db, { indicator: 'measured', yugoId: own }, asOf)).map(({ value }) => value),
    [7, 9, 10],
    [7, 9, 12, 20],
  ],
  [
    'parts',
    async (asOf) =>
      (await readParts(db, 'population_by_age', [own], asOf)).map(({ dims, value }) => `${dims} ${value}`),
    ['sex=female;age=0-4 10', 'sex=male;age=0-4 10'],
    ['sex=female;age=0-4 12', 'sex=female;age=0-4 20', 'sex=male;age=0-4 12', 'sex=male;age=0-4 20'],
  ],
  [
    'sums over dimensions',
    async (asOf) =>
      (await readSums(db, [{ indicator: 'population_by_age' }], [own], asOf))[0]!.map(({ value }) => value),
    [20],
    [24, 40],
  ],
  [
    'courses',
    async (asOf) =>
      (await readCourses(db, [{ indicator: 'measured', dims: '' }], [own], asOf))[0]!.figures.map(
        ({ value }) => value,
      ),
    [7, 9, 10],
    [7, 9, 12, 20],
  ],
  [
    'subjects',
    async (asOf) => values(await readSubjects(db, [{ indicator: 'measured', dims: '', day }], asOf)),
    [10],
    [12],
  ],
  ['a pyramid', async (asOf) => (await readPyramid(db, own, asOf))?.men, [10], [20]],
  ['the map’s span', async (asOf) => (await listMapSpans(db, 'measured', asOf))[0]?.last, day, '2021-12-31'],
];

function span(last: string) {
  return { first: '2018-12-31', last };
}

test.each(reads)(
  '%s is as it was known: 10 before the correction, then 12 and the year after; never 99',
  async (_name, read, early, late) => {
    expect(await read(before)).toEqual(early);
    expect(await read(after)).toEqual(late);
  },
);

test.each(reads)('before anything was known, %s is empty', async (_name, read) => {
  if (_name === 'a daily column') return;
  const answer = await read('2018-01-01').catch(() => null);
  expect(JSON.stringify(answer ?? null)).toMatch(/^(null|\[\]|\{"first":null,"last":null\})$/);
});

describe('of several sources', () => {
  test('the measured one is shown before the generated, the preferred before the other, each with its code', async () => {
    const figures = await readSeries(db, { indicator: 'measured', yugoId: own }, before);
    expect(figures.map(({ value, source, sample }) => [value, source, sample])).toEqual([
      [7, 'first', true],
      [9, 'second', false],
      [10, 'first', false],
    ]);
  });

  test('a column is marked only when a generated value is in it', async () => {
    expect(await column(before)).toMatchObject({ source: 'first', sample: false });
    const old = await readDailyColumns(db, ['measured'], [own], {
      from: '2018-12-31',
      to: '2018-12-31',
      asOf: before,
    });
    expect(old.get(own)!.get('measured')).toMatchObject({ values: [7], sample: true });
  });
});

test('a place asked for twice has each year once', async () => {
  const trends = await readTrends(db, ['measured', 'measured'], [own, own], after);
  expect(trends.map(({ figures }) => figures.length)).toEqual([4]);
});

test('a value without a known source is an error, no value has no source line', async () => {
  const named = { source: 'first', sample: true, knownAt: day };
  expect(await readSource(db, named, 'ru')).toMatchObject({
    name: 'Измеритель',
    title: 'First',
    sample: true,
  });
  const sources = await readSources(db, ['first'], 'en');
  expect(() => sources({ source: 'nobody', sample: false, knownAt: null })).toThrow(/without a source/);
  expect(await readSource(db, null, 'ru')).toBeNull();
});

describe('daily columns asked for at once', () => {
  const spans = [
    { from: '2018-12-31', to: '2018-12-31', asOf: after },
    { from: '2019-12-31', to: '2020-12-31', asOf: after },
    { from: '2020-12-31', to: '2021-12-31', asOf: before },
    { from: '2017-01-01', to: '2017-12-31', asOf: after },
  ];
  const ask = (from: Database, span: (typeof spans)[number], place = own) =>
    readDailyColumns(from, ['measured'], [place], span);

  test('have each what it has alone: own days, own places, own day of reading', async () => {
    const alone = [];
    for (const span of spans) alone.push(await ask(db, span));
    expect(alone.map((columns) => columns.get(own)?.get('measured')?.sample)).toEqual([
      true,
      false,
      false,
      undefined,
    ]);
    expect(await Promise.all(spans.map((span) => ask(db, span)))).toEqual(alone);
    const [one, two, all] = await Promise.all([
      ask(db, spans[1]!),
      ask(db, spans[1]!, places[1]!),
      readDailyColumns(db, ['measured'], null, spans[1]!),
    ]);
    expect([[...one.keys()], [...two.keys()], all.size]).toEqual([[own], [places[1]], places.length]);
  });

  test('go in one statement for each day of reading', async () => {
    let sent = 0;
    const counting: Database = {
      ...db,
      rows: (row, sql, values) => ((sent += 1), db.rows(row, sql, values)),
    };
    await Promise.all(spans.map((span) => ask(counting, span)));
    expect(sent).toBe(2);
  });

  test('fail together when the statement fails', async () => {
    const broken: Database = { ...db, rows: () => Promise.reject(new Error('away')) };
    const both = await Promise.allSettled([ask(broken, spans[0]!), ask(broken, spans[1]!)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
