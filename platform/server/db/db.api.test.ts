import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { withTestDatabase } from '../testing/test-database.ts';
import type { Database } from './db.ts';
import { renewStatistics } from './renew-statistics.ts';

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

test('a connection that breaks between two statements fails its transaction and nothing else', async () => {
  if (db.kind === 'embedded') return;
  const broken = db.transaction(async (tx) => {
    const [own] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
    await db.query('select pg_terminate_backend($1, 5000)', [own!.pid]);
    // The driver hears of it while nobody asks it for anything.
    await wait(200);
    await tx.run("insert into pebble values (4, '2020-03-01', 1)");
  });
  await expect(broken).rejects.toThrow(/connection|terminat/i);
  expect(await db.query('select id from pebble where id = 4')).toEqual([]);
});

test('what the planner knows of a table follows it as it is filled and as it grows, and is not asked for again', async () => {
  await db.run('create table gravel (id int primary key, kind int)');
  const fill = (kind: number, from: number, to: number): Promise<number> =>
    db.run('insert into gravel select i, $1 from generate_series($2::int, $3::int) i', [kind, from, to]);
  const sampled = async (): Promise<number> =>
    (
      await db.query<{ rows: number }>("select reltuples::int as rows from pg_class where relname = 'gravel'")
    )[0]!.rows;
  await fill(1, 1, 5000);
  await renewStatistics(db);
  // PostgreSQL has a process of its own for this.
  if (db.kind === 'postgres') return;
  expect(await sampled()).toBe(5000);
  await fill(2, 5001, 5010);
  await renewStatistics(db);
  expect(await sampled()).toBe(5000);
  await fill(2, 5011, 9000);
  await renewStatistics(db);
  expect(await sampled()).toBe(9000);
  const plan = await db.query<Record<string, string>>('explain select from gravel where kind = 2');
  expect(plan[0]!['QUERY PLAN']).toMatch(/rows=(?:3[5-9]|4[0-5])\d\d /);
});
