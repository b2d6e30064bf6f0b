import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#platform/server/db/open-database.ts';
import type { Database } from '#platform/server/db/db.ts';
import { withTestDatabase } from '#platform/server/testing/test-database.ts';
import { doInPlace, takeLease, type Lease } from './work-lease.ts';

const onServer = process.env['TEST_DATABASE_URL'] !== undefined;
/** Two processes on a server; of the embedded database one process is the only one. */
let processes: [Database, Database];
beforeAll(async () => {
  const db = await withTestDatabase();
  const url = db.pool.options.connectionString;
  processes = [db, onServer ? await openDatabase({ url, dataDir: '', poolSize: 8 }) : db];
});
afterAll(async () => {
  if (processes[1] !== processes[0]) await processes[1].close();
  await processes[0].close();
});

const limitOf = (accountId: number, seconds = 60) => ({
  kind: 'model' as const,
  accountId,
  atOnce: 4,
  seconds,
});
const taken = (leases: (Lease | null)[]): Lease[] => leases.filter((lease) => lease !== null);
/** A process that is killed puts nothing off. */
const forgetful = (db: Database): Database => ({
  ...db,
  run: () => Promise.reject(new Error('It was killed.')),
});

test('of forty runs that an account begins at two processes at once four have a place; what is given back the next gets, at either', async () => {
  const requests = Array.from({ length: 40 }, (_, at) => takeLease(processes[at % 2]!, limitOf(1)));
  const first = taken(await Promise.all(requests));
  expect(first).toHaveLength(4);
  expect(await takeLease(processes[1], limitOf(1))).toBeNull();
  expect(taken([await takeLease(processes[1], limitOf(2))])).toHaveLength(1);
  await first[0]!.giveBack();
  await first[0]!.giveBack();
  expect(
    taken([await takeLease(processes[1], limitOf(1)), await takeLease(processes[0], limitOf(1))]),
  ).toHaveLength(1);
});

test('places of a process that died are free again once their time is over, and what it gives back then is the next one’s no more', async () => {
  const killed = forgetful(processes[0]);
  const late = await Promise.all(Array.from({ length: 4 }, () => takeLease(killed, limitOf(3, 0))));
  expect(
    taken(await Promise.all(Array.from({ length: 4 }, () => takeLease(processes[1], limitOf(3))))),
  ).toHaveLength(4);
  for (const lease of taken(late)) await lease.giveBack();
  expect(await takeLease(processes[0], limitOf(3))).toBeNull();
});

test('a place is kept for as long as its work takes, however long that is', async () => {
  const own = await Promise.all(Array.from({ length: 4 }, () => takeLease(processes[0], limitOf(5, 1))));
  await wait(2_500);
  expect(await takeLease(processes[1], limitOf(5))).toBeNull();
  for (const lease of taken(own)) await lease.giveBack();
  expect(await takeLease(processes[1], limitOf(5))).not.toBeNull();
});

test('a database that does not answer, or has no more room, refuses nobody', async () => {
  for (const error of [
    new Error('Connection terminated'),
    Object.assign(new Error('No space left on device'), { code: 'ENOSPC' }),
  ]) {
    const away = { ...processes[0], rows: () => Promise.reject(error) };
    expect(await takeLease(away, limitOf(4))).not.toBeNull();
  }
});

test('of twelve prints that two processes begin four are under way at once, the others follow, and all are done', async () => {
  let now = 0;
  let highest = 0;
  const print = async (): Promise<void> => {
    highest = Math.max(highest, (now += 1));
    await wait(50);
    now -= 1;
  };
  const limit = { kind: 'print', waitSeconds: 60 } as const;
  await Promise.all(Array.from({ length: 12 }, (_, at) => doInPlace(processes[at % 2]!, limit, print)));
  expect([now, highest]).toEqual([0, 4]);
});

test('an operator’s number holds at every process from the next piece of work on; who finds no place in time is told to come again, who goes away waits no longer', async () => {
  const [here, there] = processes;
  await here.run(`insert into work_limit (kind, at_once) values ('speech', 1)`);
  onTestFinished(() => void here.run('delete from work_limit'));
  let end = (): void => {};
  const first = doInPlace(
    here,
    { kind: 'speech', waitSeconds: 1 },
    () => new Promise<void>((done) => (end = done)),
  );
  await expect
    .poll(async () => (await here.query(`select from work_lease where kind = 'speech'`)).length)
    .toBe(1);
  const second = (more: { waitSeconds: number; signal?: AbortSignal }) =>
    doInPlace(there, { kind: 'speech', ...more }, () => Promise.resolve('spoken'));
  await expect(second({ waitSeconds: 0.1 })).rejects.toMatchObject({ code: 'too_many_requests' });
  const leaving = new AbortController();
  const left = second({ waitSeconds: 60, signal: leaving.signal });
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  const waiting = second({ waitSeconds: 60 });
  end();
  await first;
  expect(await waiting).toBe('spoken');
});

test('work that fails gives its place back', async () => {
  const fail = () =>
    doInPlace(processes[0], { kind: 'picture', waitSeconds: 0 }, () => Promise.reject(new Error('broken')));
  for (let turn = 0; turn < 5; turn += 1) await expect(fail()).rejects.toThrow('broken');
});
