import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { withTestDatabase } from '../testing/test-database.ts';
import type { Database } from './db.ts';

let db: Database;
beforeAll(async () => {
  db = await withTestDatabase();
  await db.run('create table pebble (id int primary key, day date, n bigint)');
});
afterAll(() => db.close());

test('a transaction that fails leaves nothing behind', async () => {
  const failing = db.transaction(async (tx) => {
    await tx.run("insert into pebble values (1, '2020-02-29', 5)");
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await db.query('select * from pebble')).toEqual([]);
});

test('calendar days arrive as text and counts as numbers on both databases', async () => {
  await db.run("insert into pebble values (2, '2020-02-29', 5)");
  const row = z.object({ day: z.iso.date(), n: z.int(), total: z.int() });
  expect(await db.rows(row, 'select day, n, count(*) over () as total from pebble')).toEqual([
    { day: '2020-02-29', n: 5, total: 1 },
  ]);
});

test('a failed statement does not spoil the next one', async () => {
  await expect(db.query('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
  expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
});

test('a transaction inside a transaction is the same transaction', async () => {
  await db.transaction((outer) =>
    outer.transaction((inner) => inner.run('insert into pebble values (3, null, 1)')),
  );
  expect(await db.query('select id from pebble where id = 3')).toEqual([{ id: 3 }]);
});
