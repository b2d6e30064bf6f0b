import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '#features/account/testing/test-session.ts';
import { leastMs } from '#platform/server/testing/least-time.ts';
import { commandOn } from '#platform/server/testing/server-database.ts';
import { readConfig } from '#platform/server/config.ts';
import { newLoadingState, type LoadingState } from '#platform/server/jobs/progress.ts';
import { buildApp } from './build-app.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({ METRICS_TOKEN: 'a token of the tests' });
});
afterAll(() => api.close());

test('measurements are read by who brings the token, and by nobody where there is none', async () => {
  const ask = (authorization?: string) =>
    api.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });
  expect((await ask()).statusCode).toBe(404);
  expect((await ask('Bearer another')).statusCode).toBe(404);
  const read = await ask('Bearer a token of the tests');
  expect([read.statusCode, read.body.includes('svodka_request_seconds')]).toEqual([200, true]);
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: api.services.config.dataDir });
  const without = await buildApp({ ...api.services, config }, { pages: false });
  expect(
    (await without.inject({ url: '/metrics', headers: { authorization: 'Bearer undefined' } })).statusCode,
  ).toBe(404);
  await without.close();
});

test('readiness names what did not load, never why; pages are told what is awaited and what failed', async () => {
  const loading: LoadingState = {
    ...newLoadingState(),
    ready: true,
    awaited: ['facts', 'measures'],
    failed: [{ what: 'news', reason: 'password=secret /home/x' }],
  };
  const app = await buildApp(api.services, { pages: false, loading });
  const answer = await app.inject({ url: '/readyz' });
  expect(answer.json()).toMatchObject({
    ready: true,
    database: true,
    failed: ['news'],
    storage: expect.any(String),
  });
  expect(answer.body).not.toContain('secret');
  const start = await app.inject({ url: '/api/site/getStart' });
  expect(start.json()).toMatchObject({ awaited: ['facts', 'measures'], notLoaded: ['news'] });
  expect(start.body).not.toContain('secret');
  await app.close();
});

test('every answer says what pages may not use; a logout tells the browser to keep nothing', async () => {
  const session = await signInAs(api.db);
  const out = await api.call('account/logout', {}, { session });
  expect(out.headers['clear-site-data']).toBe('"cache"');
  expect(out.headers['permissions-policy']).toContain('camera=()');
});

const server = process.env['TEST_DATABASE_URL'];

test.runIf(server !== undefined)(
  'a database that hangs is said within five seconds, with a time to come again',
  async () => {
    const app = await buildApp({ ...api.services, db: api.db.answering }, { pages: false });
    const session = await signInAs(api.db);
    const ask = () =>
      app.inject({
        url: '/api/account/getSessions',
        headers: { cookie: `svodka_id=${session}`, locale: 'en' },
      });
    expect((await ask()).statusCode).toBe(200);
    const [named] = await api.db.query<{ name: string }>('select current_database() as name');
    const url = new URL(server!);
    url.pathname = `/${named!.name}`;
    const held = commandOn(
      url.href,
      'begin; lock table account_session in access exclusive mode; select pg_sleep(60)',
    ).catch(() => 'ended');
    const holders = `select pid from pg_locks where relation = 'account_session'::regclass
      and mode = 'AccessExclusiveLock' and granted`;
    await expect.poll(async () => (await api.db.query(holders)).length).toBe(1);
    const spent = await leastMs(5000, async () => {
      const hung = await ask();
      expect(hung.json()).toMatchObject({ status: 503, code: 'unavailable' });
      expect(hung.headers['retry-after']).toBe('5');
    });
    expect(spent).toBeLessThan(5000);
    await api.db.query(`select pg_terminate_backend(pid) from (${holders}) as holding`);
    expect(await held).toBe('ended');
    expect((await ask()).statusCode).toBe(200);
    await app.close();
  },
);
