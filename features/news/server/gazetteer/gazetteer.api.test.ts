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
