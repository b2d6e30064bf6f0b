import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSampleAccounts } from '#features/account/server/sample-accounts.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { pathOf, type Endpoint } from '#platform/contract/endpoint.ts';
import { xsrfHeader, xsrfTokenOf } from '#platform/server/http/anti-forgery.ts';
import { readConfig } from '#platform/server/config.ts';
import { leastComputingMs } from '#platform/server/testing/least-time.ts';
import { buildApp } from './build-app.ts';
import { contract } from '../contract.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

/** The same database behind a server with other settings; nobody has asked it for anything yet. */
async function serverWith(env: Record<string, string>): Promise<FastifyInstance> {
  await api.db.run('delete from request_count');
  const { dataDir } = api.services.config;
  const config = readConfig({ RATE_LIMIT: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...env });
  return buildApp({ ...api.services, config }, { pages: false });
}

describe('a form of millions of names', () => {
  const posts = Object.entries(contract as Record<string, Endpoint>).filter(
    ([, { verb }]) => verb === 'POST',
  );
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };

  test('is refused by every call before its body is read', async () => {
    const payload = Buffer.alloc(8_500_000, 'a=&');
    const enough = 50 * posts.length;
    const spent = await leastComputingMs(enough, async () => {
      for (const [key] of posts) {
        const { statusCode } = await api.app.inject({ method: 'POST', url: pathOf(key), headers, payload });
        expect([413, 401, 403], key).toContain(statusCode);
      }
    });
    expect(spent).toBeLessThan(enough);
  });

  test('is refused in a few milliseconds where it is within the size of a form', async () => {
    const payload = Buffer.alloc(65_000, 'a=&');
    const enough = 50 * posts.length;
    const spent = await leastComputingMs(enough, async () => {
      for (const [key] of posts)
        expect(
          (await api.app.inject({ method: 'POST', url: pathOf(key), headers, payload })).statusCode,
        ).toBeLessThan(500);
    });
    expect(spent).toBeLessThan(enough);
  });

  test('says nothing to who may not call at all: access comes before the body', async () => {
    const broken = { method: 'POST', url: '/api/feeds/importFeeds', payload: '{"a":' } as const;
    const json = { 'content-type': 'application/json' };
    expect((await api.app.inject({ ...broken, headers: json })).statusCode).toBe(401);
    const session = await signInAs(api.db, { roles: [12] });
    const known = { ...json, cookie: `svodka_id=${session}` };
    expect((await api.app.inject({ ...broken, headers: known })).json().code).toBe('forgery_suspected');
    const confirmed = { ...known, [xsrfHeader]: xsrfTokenOf(session) };
    expect((await api.app.inject({ ...broken, headers: confirmed })).json().code).toBe('malformed_json');
  });
});

describe('the limit of requests', () => {
  const limited = { RATE_LIMIT: '20', SAMPLE_ACCOUNTS: 'false' };
  const spent = async (app: FastifyInstance, urls: (at: number) => string, header = (_at: number) => '') => {
    const statuses: number[] = [];
    for (let at = 0; at < 30; at++) {
      const forwarded = header(at);
      const answer = await app.inject({
        url: urls(at),
        remoteAddress: '10.0.0.1',
        headers: forwarded === '' ? {} : { 'x-forwarded-for': forwarded },
      });
      statuses.push(answer.statusCode);
    }
    return statuses.filter((status) => status !== 429).length;
  };

  test('counts every spelling of a call together, and says when to come again', async () => {
    const app = await serverWith(limited);
    const spellings = [
      '/api/site/getStart',
      '/API/site/getStart',
      '/%61pi/site/getStart',
      '/api/SITE/getstart?x=1',
    ];
    expect(await spent(app, (at) => spellings[at % 4]!)).toBe(20);
    const { headers } = await app.inject({ url: '/api/site/getStart', remoteAddress: '10.0.0.1' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.inject({ url: '/healthz', remoteAddress: '10.0.0.1' })).statusCode).toBe(200);
    expect((await app.inject({ url: '/api/site/getStart', remoteAddress: '10.0.0.2' })).statusCode).toBe(200);
    await app.close();
  });

  test('holds for pages and feeds, and wider for pictures', async () => {
    const app = await serverWith(limited);
    expect(await spent(app, (at) => ['/ru/', '/ru/feeds/stories.rss', '/nowhere'][at % 3]!)).toBe(10);
    expect(await spent(app, () => '/images/1')).toBe(30);
    await app.close();
  });

  test('believes of X-Forwarded-For only what a trusted proxy wrote', async () => {
    const start = () => '/api/site/getStart';
    const forged = (at: number) => `198.51.100.${at}, 203.0.113.7`;
    const none = await serverWith(limited);
    expect(await spent(none, start, (at) => `203.0.113.${at}`)).toBe(20);
    const networks = await serverWith({ ...limited, TRUST_PROXY: '10.0.0.0/8' });
    expect(await spent(networks, start, forged)).toBe(20);
    const one = await serverWith({ ...limited, TRUST_PROXY: 'true' });
    expect(await spent(one, start, forged)).toBe(20);
    expect(await spent(one, start, (at) => `203.0.113.${at + 10}`)).toBe(30);
    expect(await spent(one, start, (at) => `2001:db8:1:2::${at + 1}`)).toBe(20);
    await Promise.all([one, networks, none].map((app) => app.close()));
  });
});

describe('accounts with known passwords', () => {
  const signIn = async (app: FastifyInstance) => {
    const visit = await app.inject({ method: 'POST', url: '/api/account/openVisitorSession', payload: {} });
    const cookie = [visit.headers['set-cookie'] ?? []].flat().map((line) => String(line).split(';')[0]!);
    return app.inject({
      method: 'POST',
      url: '/api/account/login',
      headers: { cookie: cookie.join('; '), [xsrfHeader]: visit.json().xsrfToken },
      payload: { email: 'super@example.org', password: 'super-2020' },
    });
  };

  test('open nothing once the sample is over: not by password, not by a session of before', async () => {
    await createSampleAccounts(api.services);
    expect((await signIn(api.app)).statusCode).toBe(200);
    const session = (await signIn(api.app)).headers['set-cookie']!.toString();
    const cookie = /svodka_id=[^;]+/.exec(session)![0];
    const over = await serverWith({ SAMPLE_ACCOUNTS: 'false', HOST: '0.0.0.0' });
    expect((await signIn(over)).json()).toMatchObject({ status: 401, code: 'invalid_credentials' });
    const current = await over.inject({ url: '/api/account/getCurrentAccount', headers: { cookie } });
    expect(current.json().id).toBe('');
    await over.close();
  });
});

describe('cookies under https', () => {
  const publicly = { PUBLIC_URL: 'https://svodka.example.org', SAMPLE_ACCOUNTS: 'false' };

  test('are Secure and prefixed without a proxy that says so, and a planted one is nobody’s', async () => {
    const app = await serverWith(publicly);
    const opened = await app.inject({ method: 'POST', url: '/api/account/openVisitorSession', payload: {} });
    const lines = [opened.headers['set-cookie'] ?? []].flat().map(String);
    expect(lines[0]).toMatch(/^__Host-svodka_visitor=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(lines.every((line) => line.includes('; Secure'))).toBe(true);
    const planted = await app.inject({
      method: 'POST',
      url: '/api/account/login',
      headers: { cookie: 'svodka_visitor=planted', [xsrfHeader]: xsrfTokenOf('planted') },
      payload: { email: 'a@b.example', password: 'whatever' },
    });
    expect(planted.json()).toMatchObject({ status: 403, code: 'forgery_suspected' });
    await app.close();
  });
});
