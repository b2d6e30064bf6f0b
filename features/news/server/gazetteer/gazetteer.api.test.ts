import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/server/db/db.ts';
import { withTestDatabase } from '#platform/server/testing/test-database.ts';
import { mentionKey } from '#newsengine/entities/mention-key.ts';
import { loadGazetteer } from './load-gazetteer.ts';
import { loadMedia } from './load-media.ts';

let db: Database;
beforeAll(async () => {
  db = await withTestDatabase();
  await loadGazetteer(db);
});
afterAll(() => db.close());

const find = (name: string, kind: number): Promise<object[]> =>
  db.query(
    `select distinct e.id, e.names ->> 'ru' as name from entity_alias a join entity e on e.id = a.entity_id
      where a.key = $1 and a.kind = $2`,
    [mentionKey(name), kind],
  );

test.each([
  ['Подмосковья', 3, 'Московская область'],
  ['РФ', 3, 'Россия'],
  ['Госдумой', 4, 'Государственная дума'],
  ['Минздраву', 4, 'Министерство здравоохранения России'],
  ['国連', 5, 'Организация Объединённых Наций'],
  ['OMS', 5, 'Всемирная организация здравоохранения'],
  ['Сбербанка', 1, 'Сбербанк'],
  ['РЖД', 1, 'Российские железные дороги'],
  ['EE. UU.', 3, 'США'],
])('%s leads to one entity of kind %i: %s', async (name, kind, expected) => {
  expect(await find(name, kind)).toEqual([{ id: expect.any(Number), name: expected }]);
});

test('the country, all regions and all cities keep their yugo_id', async () => {
  const [row] = await db.query<{ n: number }>(
    'select count(*) as n from entity where id < 10000000 and kind = 3',
  );
  expect(row!.n).toBe(9 + 85 + 1119 - 3);
});

test('loading again changes nothing, media of the outlets join once', async () => {
  const count = async (): Promise<object[]> =>
    db.query(
      'select (select count(*) from entity) as entities, (select count(*) from entity_alias) as aliases',
    );
  const before = await count();
  await db.run('delete from entity_list');
  await loadGazetteer(db);
  expect(await count()).toEqual(before);
  await db.run(
    `insert into news_source (domain, name) values ('kazan.example', 'Вечерняя Казань'), ('tass.ru', 'ТАСС')`,
  );
  await loadMedia(db);
  const after = await count();
  await loadMedia(db);
  expect(await count()).toEqual(after);
  expect(await find('«Вечерней Казани»', 11)).toEqual([{ id: expect.any(Number), name: 'Вечерняя Казань' }]);
});

test('places of an older start are known by their number, whatever their key was made of', async () => {
  await db.run('delete from entity_list');
  const idOf = async (name: string): Promise<number> =>
    (
      await db.query<{ id: number }>(`select id from entity where id < 10000000 and names ->> 'ru' = $1`, [
        name,
      ])
    )[0]!.id;
  const [kostroma, yakhroma, chukhloma] = [
    await idOf('Кострома'),
    await idOf('Яхрома'),
    await idOf('Чухлома'),
  ];
  const keys = () => db.query(`select id, key from entity where id < 10000000 order by id`);
  const before = await keys();
  // One bore another word, two each other's, and somebody read in the news stands where a town belongs.
  await db.run(`update entity set key = 'костром' where id = $1`, [kostroma]);
  await db.run(`update entity set key = 'x' where id = $1`, [yakhroma]);
  await db.run(`update entity set key = $2 where id = $1`, [chukhloma, mentionKey('Яхрома')]);
  await db.run(`update entity set key = $2 where id = $1`, [yakhroma, mentionKey('Чухлома')]);
  const [read] = await db.query<{ id: number }>(
    `insert into entity (kind, key, names) values (3, $1, '{"ru":"Кострома"}') returning id`,
    [mentionKey('Кострома')],
  );
  await loadGazetteer(db);
  expect(await keys()).toEqual(before);
  expect(await db.query('select merged_into from entity where id = $1', [read!.id])).toEqual([
    { merged_into: kostroma },
  ]);
  expect(await db.query('select gone_id, kept_id from entity_merge where gone_id = $1', [read!.id])).toEqual([
    { gone_id: read!.id, kept_id: kostroma },
  ]);
});
