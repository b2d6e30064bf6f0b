import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/server/db/db.ts';
import { withTestDatabase } from '#platform/server/testing/test-database.ts';
import { correctFacts, findCorrections } from './correct-facts.ts';
import { isLoaded, runLoad, type LoadName } from './run-load.ts';
import type { SeriesFacts } from './series.ts';
import { writeSeries } from './write-series.ts';

let db: Database;
beforeAll(async () => {
  db = await withTestDatabase();
  await db.run(`insert into place (yugo_id, kind, name_ru, name_en, name_ja, name_pt, name_es, name_short_ru, order_ru, order_en, order_ja, order_pt, order_es)
    values (1, 'region', 'М', 'M', 'M', 'M', 'M', 'М', 1, 1, 1, 1, 1)`);
  await db.run(
    "insert into unit values ('litre', 'л', 'l', 'L', 'l', 'l'); insert into provider values ('office', 'Б', 'O', 'O', 'O', 'O')",
  );
  await db.run(
    "insert into source (code, provider_code, title, licence) values ('book', 'office', 'Книга', 'open')",
  );
  await db.run(
    "insert into indicator select x, 'ecology', 'daily', 'litre', 'neutral', 0, '', '12-31', x, x, x, x, x from unnest(array['rain', 'snow', 'hail', 'dew', 'frost']) x",
  );
});
afterAll(() => db.close());

const series = (indicator: string, values: number[]): SeriesFacts => ({
  indicator,
  dims: '',
  place: 1,
  source: 'book',
  sample: false,
  knownAtAssumed: false,
  days: values.map((_, index) => index),
  knownAt: values.map(() => 0),
  values,
});
const name = (dataSet: string, version = '1'): LoadName => ({ dataSet, version, origin: 'bundled' });
const seen = (indicator: string) =>
  db.query("select value from place_values($1, '', 1, '2000-01-01')", [indicator]);
const dataVersion = () => db.query('select version from data_version');
const load = (dataSet: string, facts: SeriesFacts, version = '1') =>
  runLoad(db, name(dataSet, version), async (running) => ({
    facts: await writeSeries(running, [facts], { batchMs: 5 }),
  }));

test('nothing of an import is seen before it ends, and everything at once after', async () => {
  await runLoad(db, name('rain'), async (running) => {
    await writeSeries(running, [series('rain', [1, 2, 3])], { batchMs: 5 });
    expect(await seen('rain')).toEqual([]);
    expect(await isLoaded(db, name('rain'))).toBe(false);
    return { facts: 3 };
  });
  expect(await seen('rain')).toEqual([{ value: 1 }, { value: 2 }, { value: 3 }]);
  expect(await isLoaded(db, name('rain'))).toBe(true);
  expect(await isLoaded(db, name('rain', '2'))).toBe(false);
});

test('an import that fails leaves no fact, no series and no number behind', async () => {
  const failing = runLoad(db, name('snow'), async (running) => {
    await writeSeries(running, [series('snow', [1, 2])], { batchMs: 5 });
    throw new Error('power cut');
  });
  await expect(failing).rejects.toThrow('power cut');
  expect(await db.query("select 1 from series where indicator = 'snow'")).toEqual([]);
  expect(await db.query("select 1 from data_load where data_set = 'snow'")).toEqual([]);
  expect(await db.query('select count(*) as n from fact')).toEqual([{ n: 3 }]);
});

test('what a killed process left goes on when the same import comes again, and is removed by any other', async () => {
  // On PostgreSQL an import is one transaction: the server takes back what a killed process left.
  if (db.kind === 'postgres') return;
  const kill = () => db.run("update data_load set published_at = null where data_set = 'hail'");
  await load('hail', series('hail', [7]));
  await kill();
  expect(await seen('hail')).toEqual([]);
  await load('hail', series('hail', [7, 8]));
  expect(await seen('hail')).toEqual([{ value: 7 }, { value: 8 }]);
  await kill();
  await load('dew', series('dew', [1]));
  expect(await seen('hail')).toEqual([]);
  expect(await seen('dew')).toEqual([{ value: 1 }]);
  expect(await db.query("select 1 from series where indicator = 'hail'")).toEqual([]);
});

test('imports started together take turns', async () => {
  const numbers = await Promise.all(
    ['a', 'b', 'c'].map((dataSet) =>
      runLoad(db, name(dataSet), async ({ id }) => ({ facts: 0, changed: true, id })),
    ),
  );
  const ids = numbers.map(({ id }) => id).toSorted((x, y) => x - y);
  expect(ids[2]! - ids[0]!).toBe(2);
});

test('a fact that is there already stays as it is and is not counted', async () => {
  const outcome = await load('rain', series('rain', [1, 2, 99, 4]), '2');
  expect(outcome.facts).toBe(1);
  expect(await seen('rain')).toEqual([{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }]);
});

test('a newer edition of a bundled data set mends what earlier ones said; what an operator or another data set said stays', async () => {
  const edition = (version: string, facts: SeriesFacts) =>
    runLoad(db, name('frost', version), async (running) => {
      const added = await writeSeries(running, [facts], { batchMs: 5 });
      const corrections = await findCorrections(running, 'frost', [facts]);
      return {
        facts: added,
        changed: corrections.length > 0,
        publish: (tx) => correctFacts(tx, running.id, corrections),
      };
    });
  await edition('1', series('frost', [0, 2, 3]));
  const later = { ...series('frost', [9]), days: [7] };
  await runLoad(db, { ...name('own figures'), origin: 'operator' }, async (running) => ({
    facts: await writeSeries(running, [later], { batchMs: 5 }),
  }));
  const mended = { ...series('frost', [2, 5]), days: [1, 2] };
  await edition('2', mended);
  expect(await seen('frost')).toEqual([{ value: 2 }, { value: 5 }, { value: 9 }]);
  // A value that is back in the third edition is there again.
  await edition('3', series('frost', [1, 2, 5]));
  expect(await seen('frost')).toEqual([{ value: 1 }, { value: 2 }, { value: 5 }, { value: 9 }]);
  const version = await dataVersion();
  await edition('4', series('frost', [1, 2, 5]));
  expect(await dataVersion()).toEqual(version);
});
