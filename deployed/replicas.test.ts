import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '#features/account/testing/test-session.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { openOn, type TestApp } from '#app/testing/test-app.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { commandOn, createDatabaseOn, nameInAddress } from '#platform/server/testing/server-database.ts';
import { startPostgres, startReplica, type TestServer } from '#tools/test/postgres.ts';

/** A primary and its replica by streaming, made by pg_basebackup, and a process that reads at both. */
const lagMs = 1_000;
let primary: TestServer;
let replica: TestServer | null;
let api: TestApp;
let session: string;
beforeAll(async () => {
  primary = await startPostgres();
  replica = await startReplica(primary.url);
  const url = await createDatabaseOn(primary.url);
  const db = await openDatabase({ url, dataDir: '', poolSize: 4 });
  await migrate(db);
  await loadNames(db);
  session = await signInAs(db);
  const at = new URL(replica?.url ?? url);
  at.pathname = `/${nameInAddress(url)}`;
  api = await openOn(db, {
    DATABASE_URL: url,
    DATABASE_READ_URL: at.href,
    DATABASE_READ_LAG_SECONDS: String(lagMs / 1000),
  });
}, 120_000);
afterAll(async () => {
  await api?.close();
  await replica?.stop();
  await primary?.stop();
});

/** Reads by where they were made. */
async function readsAt(): Promise<Record<'replica' | 'behind' | 'failed', number>> {
  const text = await api.services.metrics.text();
  const of = (outcome: string) =>
    Number(new RegExp(`svodka_replica_reads_total\\{outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
  return { replica: of('replica'), behind: of('behind'), failed: of('failed') };
}

/** What a question makes these numbers grow by. */
async function grownBy(ask: () => Promise<unknown>) {
  const before = await readsAt();
  await ask();
  const after = await readsAt();
  return { replica: after.replica - before.replica, behind: after.behind - before.behind };
}

const searches = async (cookie = '') => {
  const marked = cookie !== '' && { headers: { cookie: `${cookie}; svodka_id=${session}` } };
  const { status, body } = await api.call('search/getSavedSearches', {}, { session, ...marked });
  expect(status).toBe(200);
  return (body as { name: string }[]).map(({ name }) => name);
};
const save = async (name: string) => {
  const saved = await api.call('search/saveSearch', { name, question: { text: 'мост' } }, { session });
  expect(saved.status).toBe(200);
  const cookies = [saved.headers['set-cookie'] ?? []].flat().map((line) => String(line).split(';')[0]!);
  return cookies.find((cookie) => cookie.startsWith('svodka_wrote='))!;
};
const onReplica = (sql: string) => commandOn(replica!.url, sql);
/** Until the process has found the replica fit. */
const untilRead = () =>
  expect.poll(async () => (await grownBy(() => searches())).replica, { interval: 100 }).toBe(1);

test('reads that are declared fit go to the replica: what is the same for all, and what is the account’s own', async ({
  skip,
}) => {
  if (replica === null) skip('No pg_basebackup here: a replica cannot be made.');
  await untilRead();
  expect(await grownBy(() => api.call('site/getRegionNames'))).toEqual({ replica: 1, behind: 0 });
  expect((await readsAt()).failed).toBe(0);
});

test('whoever wrote reads it at once; of changed data nobody gets what was before; others may wait for the bound', async ({
  skip,
}) => {
  if (replica === null) skip('No pg_basebackup here: a replica cannot be made.');
  await onReplica('select pg_wal_replay_pause()');
  const wrote = await save('Мосты');
  expect(wrote).toMatch(/^svodka_wrote=[\dA-F]+\/[\dA-F]+$/);
  expect(await searches(wrote)).toEqual(['Мосты']);
  // Without the mark: from the replica, which has not heard of it.
  expect(await searches()).toEqual([]);
  // A replica that is behind by more than the bound is not read from, whoever asks.
  await expect.poll(() => searches(), { interval: 200, timeout: 4 * lagMs }).toEqual(['Мосты']);
  await onReplica('select pg_wal_replay_resume()');
  await untilRead();
  await onReplica('select pg_wal_replay_pause()');
  await raiseDataVersion(api.db);
  expect(await grownBy(() => api.call('site/getRegionNames'))).toMatchObject({ replica: 0 });
  await onReplica('select pg_wal_replay_resume()');
  await untilRead();
});

test('a replica that goes away costs nobody an answer, and one that is none is never read from', async ({
  skip,
}) => {
  if (replica === null) skip('No pg_basebackup here: a replica cannot be made.');
  const ended = replica!.stop();
  const until = Date.now() + 2 * lagMs;
  while (Date.now() < until) {
    expect(await searches()).toEqual(['Мосты']);
    await wait(20);
  }
  await ended;
  replica = null;
  const { DATABASE_URL: url } = api.services.config;
  const second = await openDatabase({ url, dataDir: '', poolSize: 4 });
  const other = await openOn(second, { DATABASE_URL: url!, DATABASE_READ_URL: url! });
  await wait(2 * lagMs);
  await other.call('search/getSavedSearches', {}, { session });
  expect(await other.services.metrics.text()).not.toContain('reads_total{outcome="replica"}');
  await other.close();
}, 60_000);
