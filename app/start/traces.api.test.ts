import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '#features/account/testing/test-session.ts';
import { visitorHeaders } from '#features/account/testing/visitor.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { Services } from '#platform/server/context.ts';
import { buildApp } from './build-app.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

/** The same server with a log that is read here. */
async function withLog(services: Partial<Services> = {}) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: undefined }, { write: (line) => void lines.push(JSON.parse(line)) });
  return { lines, app: await buildApp({ ...api.services, log, ...services }, { pages: false }) };
}

const secret = 'Zq3vB8x0LkT5mN7pR2sW4yC6';

test('a request leaves its address and its account in the log, never its question or a secret in its path', async () => {
  const { lines, app } = await withLog();
  const session = await signInAs(api.db);
  await app.inject({
    url: `/ru/feeds/saved/${secret}.rss?text=private`,
    remoteAddress: '192.0.2.7',
    headers: { cookie: `svodka_id=${session}` },
  });
  await app.inject({ url: '/api/account/getSessions', headers: { cookie: `svodka_id=${session}` } });
  const [feed, call] = lines.filter(({ msg }) => msg === 'request');
  expect(feed).toMatchObject({ path: '/ru/feeds/saved/[hidden].rss', ip: '192.0.2.7', verb: 'GET' });
  expect(call).toMatchObject({ path: '/api/account/getSessions', accountId: expect.any(Number) });
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${secret}|private|${session}`));
  await app.close();
});

test('a refused sign-in, a forged change and a right that was missing are told in the log of what concerns security', async () => {
  const { lines, app } = await withLog();
  const wrong = { email: 'nobody@test.example', password: 'wrong-1' };
  await app.inject({
    method: 'POST',
    url: '/api/account/login',
    headers: await visitorHeaders(api),
    payload: wrong,
  });
  const cookie = `svodka_id=${await signInAs(api.db)}`;
  await app.inject({
    method: 'POST',
    url: '/api/account/setLocale',
    headers: { cookie },
    payload: { locale: 'en' },
  });
  await app.inject({ url: '/api/feeds/getFeeds', headers: { cookie } });
  const events = lines.map(({ security }) => security).filter(Boolean);
  expect(events).toEqual(['sign_in_refused', 'forgery_refused', 'access_refused']);
  expect(JSON.stringify(lines)).not.toMatch(/wrong-1|nobody@test/);
  await app.close();
});

test('while the database is away a reader gets a page and a program JSON, both with a time to come again', async () => {
  let isAway = false;
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const answerOr = <Method extends (...args: never[]) => Promise<unknown>>(method: Method) =>
    ((...args: Parameters<Method>) => (isAway ? Promise.reject(away) : method(...args))) as Method;
  const db: Db = {
    ...api.db,
    rows: answerOr(api.db.rows) as Db['rows'],
    query: answerOr(api.db.query) as Db['query'],
    run: answerOr(api.db.run),
  };
  const { app } = await withLog({ db });
  const cookie = `svodka_id=${await signInAs(api.db)}`;
  isAway = true;
  const headers = { cookie, accept: 'text/html', locale: 'en' };
  const page = await app.inject({ url: `/en/feeds/saved/${secret}.rss`, headers });
  expect([page.statusCode, page.headers['content-type'], page.headers['retry-after']]).toEqual([
    503,
    'text/html; charset=utf-8',
    '5',
  ]);
  expect(page.body).toMatch(/^<!doctype html>.*<h1>/);
  expect(page.body).not.toContain('ECONNREFUSED');
  const call = await app.inject({ url: '/api/account/getSessions', headers });
  expect(call.json()).toMatchObject({ status: 503, code: 'unavailable' });
  await app.close();
});

test('a request that does not come whole is given half a minute for its headers, a minute for all of it', () => {
  const { requestTimeout, headersTimeout } = api.app.server;
  expect([headersTimeout, requestTimeout]).toEqual([30_000, 60_000]);
});
