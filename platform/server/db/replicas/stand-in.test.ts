import { expect, test } from 'vitest';
import type { Db } from '#platform/server/db/db.ts';
import { standInFor } from './stand-in.ts';

const failing = (code: string | undefined, message = 'from below') =>
  Object.assign(new Error(message), code !== undefined && { code });

/** A server that notes what it is sent, and fails what the test wants. */
function openServer(name: string, sent: string[], fail: (sql: string) => Error | null = () => null): Db {
  const run = async (sql: string): Promise<number> => {
    sent.push(`${name}: ${sql}`);
    const error = fail(sql);
    if (error !== null) throw error;
    return 1;
  };
  const db: Db = {
    kind: 'postgres',
    run,
    rows: async (_row, sql) => (await run(sql), []),
    query: async (sql) => (await run(sql), []),
    isWanted: () => false,
    transaction: (work) => work(db),
  };
  return db;
}

const refusedWrite = (sql: string): Error | null => (sql.startsWith('insert') ? failing('25006') : null);

function open(fail: (sql: string) => Error | null, { isAway = false, hasReplica = true } = {}) {
  const sent: string[] = [];
  const suspected: true[] = [];
  const replica = openServer('replica', sent, refusedWrite);
  const db = standInFor({
    primary: openServer('primary', sent, fail),
    watch: { isAway: () => isAway, suspect: () => void suspected.push(true) },
    newest: () => (hasReplica ? replica : undefined),
  });
  return { db, sent, suspected };
}

const lost = failing('ECONNRESET');

test('a statement whose connection broke is read at the replica, in a transaction that only reads', async () => {
  const { db, sent, suspected } = open(() => lost);
  await db.query('select 1');
  expect(sent).toEqual(['primary: select 1', 'replica: set transaction read only', 'replica: select 1']);
  expect(suspected).toHaveLength(1);
});

test('what may have been written before its connection broke is written nowhere else: its caller hears why', async () => {
  const { db } = open(() => lost);
  await expect(db.run('insert into pebble values (1)')).rejects.toBe(lost);
});

test.each([['57014'], ['23505'], ['53300']])(
  'an error of a server that answers (%s) is its answer',
  async (code) => {
    const { db, sent } = open(() => failing(code));
    await expect(db.query('select 1')).rejects.toMatchObject({ code });
    expect(sent).toEqual(['primary: select 1']);
  },
);

test('a statement that was too slow is not sent to a second server; the primary is looked at', async () => {
  const { db, sent, suspected } = open(() => failing(undefined, 'Query read timeout'));
  await expect(db.query('select 1')).rejects.toThrow('Query read timeout');
  expect([sent.length, suspected.length]).toEqual([1, 1]);
});

test('a transaction whose connection broke is not done a second time', async () => {
  const { db, sent } = open(() => lost);
  await expect(db.transaction((tx) => tx.query('select 1'))).rejects.toBe(lost);
  expect(sent).toEqual(['primary: select 1']);
});

test('while the primary is away nothing is asked of it, and a write is told to come again', async () => {
  const { db, sent } = open(() => null, { isAway: true });
  await db.transaction((tx) => tx.query('select 1'));
  await expect(db.run('insert into pebble values (1)')).rejects.toMatchObject({
    code: 'unavailable',
    details: { retryAfter: 5 },
  });
  expect(sent.filter((line) => line.startsWith('primary'))).toEqual([]);
});

test('without a replica that answers the primary is asked, and its own error is said', async () => {
  const { db, sent } = open(() => lost, { isAway: true, hasReplica: false });
  await expect(db.query('select 1')).rejects.toBe(lost);
  expect(sent).toEqual(['primary: select 1']);
});
