import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { loadGazetteer } from '#features/news/server/gazetteer/load-gazetteer.ts';
import type { Database } from '#platform/server/db/db.ts';
import { withTestDatabase } from '#platform/server/testing/test-database.ts';
import { loadRegistry } from './load-registry.ts';
import { storeSet } from './store-set.ts';

let db: Database;
beforeAll(async () => {
  db = await withTestDatabase();
  await loadNames(db);
  await loadGazetteer(db);
  await loadRegistry(db);
});
afterAll(() => db.close());

const count = async (sql: string): Promise<number> =>
  (await db.query<{ n: number }>(`select count(*)::int as n from ${sql}`))[0]!.n;

test('every person and term of the files is in', async () => {
  expect(
    await count(
      `entity_identifier i join entity e on e.id = i.entity_id where e.kind = 2 and scheme = 'wikidata'`,
    ),
  ).toBeGreaterThan(3000);
  expect(
    await count(
      `entity_statement where field in ('position', 'positionDiffers') and source = 'wikidata_persons'`,
    ),
  ).toBeGreaterThan(3900);
  expect(await count(`entity_statement where field = 'member'`)).toBeGreaterThan(9000);
});

test('a term names its person, its place and its days', async () => {
  const rows = await db.query(
    `select s.value, s.starts, s.ends, s.other_id as place from entity_statement s
       join entity_identifier i on i.entity_id = s.entity_id and i.scheme = 'wikidata' and i.value = 'Q319497'
      where s.field = 'position' order by s.starts`,
  );
  expect(rows).toContainEqual({ value: 'Мэр Москвы', starts: '2010-10-21', ends: null, place: 1124665 });
  expect(rows).toHaveLength(5);
});

test('persons of one name are several, and none of them is who the news name', async () => {
  const rows = await db.query<{ key: string }>(
    `select e.key from entity_name n join entity e on e.id = n.entity_id where n.name = 'Igor Ivanov' order by e.key`,
  );
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.every(({ key }) => /Q\d+$/.test(key))).toBe(true);
});

test('a company of the register is the one the news name', async () => {
  const rows = await db.query(
    `select k.names ->> 'ru' as name from entity_identifier i join entity g on g.id = i.entity_id join entity k on k.id = g.merged_into
      where i.scheme = 'inn' and i.value = '8401005730'`,
  );
  expect(rows).toEqual([{ name: 'Норникель' }]);
});

test('loading again changes nothing', async () => {
  const before = [await count('entity'), await count('entity_statement'), await count('entity_name')];
  await db.run(`delete from entity_list where name like 'registry %'`);
  await loadRegistry(db);
  expect([await count('entity'), await count('entity_statement'), await count('entity_name')]).toEqual(
    before,
  );
});

test('two rows of one number are one entity; a source that the catalogue has not is refused', async () => {
  const row = {
    kind: 1,
    aliases: [],
    identifiers: [{ scheme: 'inn', value: '7707083893' }],
    source: 'gleif',
    statements: [],
  };
  const told = [
    { ...row, names: { ru: 'Сбербанк России' } },
    { ...row, names: { ru: 'Сбер' } },
  ];
  await expect(storeSet(db, [{ ...told[0]!, source: 'gossip' }])).rejects.toThrow('no source gossip');
  const [known] = await db.query<{ code: string }>('select code from source limit 1');
  await db.run(`delete from entity_identifier where value = '7707083893'`);
  await storeSet(
    db,
    told.map((each) => ({ ...each, source: known!.code, statements: [] })),
  );
  expect(
    await count(
      `(select distinct n.entity_id from entity_name n where n.name in ('Сбербанк России', 'Сбер')
         and n.entity_id = (select entity_id from entity_identifier where value = '7707083893')) as own`,
    ),
  ).toBe(1);
});
