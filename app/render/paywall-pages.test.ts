import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { AppError } from '#platform/contract/errors.ts';
import { AnswerCache } from '#platform/server/answers/answer-cache.ts';
import type { RequestContext } from '#platform/server/context.ts';
import type { Gate } from '#platform/server/gate.ts';
import type { KeptPageServer, MakePage } from './made-page.ts';
import { openPaywallPages } from './paywall-pages.ts';

const entry = (access: 'public' | 'licensed' | 'login', cached = true) =>
  endpoint({ verb: 'GET', access, cached, summary: '', input: z.object({}), output: z.unknown() });
const calls = {
  'site/getStart': entry('public'),
  'account/getCurrentAccount': entry('public', false),
  'regiondossier/getOverview': entry('licensed'),
  'notices/getNotices': entry('login', false),
  'measure/getMeasures': entry('licensed', false),
};

/** A server whose answers say as of which day, and to whom, they were given. */
async function open() {
  const answered: { name: string; day: string; news: string; accountId: number | null }[] = [];
  const answer = async (name: string, _input: unknown, { clock, caller }: RequestContext) => {
    answered.push({ name, day: clock.day, news: clock.news.toISOString(), accountId: caller.accountId });
    return `${name} ${clock.day}`;
  };
  const gate: Gate = {
    contract: calls,
    admit: () => {
      throw new AppError('no_licence');
    },
    confirm: () => {},
    prepare: (_name, input) => input,
    answer,
    run: answer,
  };
  const server: KeptPageServer = {
    gate,
    cache: new AnswerCache(),
    dataVersion: { current: () => 1, refresh: async () => {}, reach: async () => {}, stop: () => {} },
    translate: (_locale: string, key: string) => key,
    services: { config: { sampleData: true, SAMPLE_DAY: '2021-10-20' } } as KeptPageServer['services'],
  };
  const made: string[] = [];
  const makePage: MakePage = async (request, call, audience) => {
    made.push(request.url);
    const results = await Promise.all(
      Object.keys(calls).map(async (name) => {
        const result = await call(name, {});
        return 'problem' in result ? result.problem.code : result.output;
      }),
    );
    return {
      status: 200,
      headers: new Headers({ 'set-cookie': 'x=1' }),
      html: `<html>${audience} ${JSON.stringify(results)}</html>`,
      policy: '',
    };
  };
  const paywall = openPaywallPages(server, makePage);
  const app = Fastify();
  await app.register(cookie);
  app.setNotFoundHandler(async (request, reply) => {
    if (!paywall.isAsked(request)) return reply.code(204).send();
    return paywall
      .send(request, reply, { path: request.url.split('?')[0]!, locale: 'ru' })
      .catch((error: AppError) => reply.code(error.status).send(error.code));
  });
  const get = (url: string) => app.inject({ url, headers: { cookie: 'svodka_id=7' } });
  return { get, answered, made };
}

test.each(['', '&asOf=2021-10-20', '&asOf=now', '&asOf=2150-01-01'])(
  'nothing newer than thirty days goes into a page at the wall, whatever day its address asks for (%s)',
  async (day) => {
    const { get, answered } = await open();
    const { statusCode, body } = await get(`/ru/regions/1124665/overview?wall=1${day}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('regiondossier/getOverview 2021-09-20');
    expect(new Set(answered.map((call) => call.day))).toEqual(new Set(['2021-09-20']));
    expect(new Set(answered.map((call) => call.news))).toEqual(new Set(['2021-09-20T20:59:59.000Z']));
  },
);

test('an earlier day is shown as it was known then', async () => {
  const { get } = await open();
  expect((await get('/ru/summary?wall=1&asOf=2021-07-01')).body).toContain('getOverview 2021-07-01');
});

test('nobody’s own goes in, and nothing that is not told everybody alike', async () => {
  const { get, answered } = await open();
  const { body } = await get('/ru/regions/1124665/overview?wall=1');
  expect(new Set(answered.map(({ accountId }) => accountId))).toEqual(new Set([null]));
  expect(answered.map(({ name }) => name).toSorted()).toEqual([
    'account/getCurrentAccount',
    'regiondossier/getOverview',
    'site/getStart',
  ]);
  expect(body).not.toContain('getNotices 2021');
});

test('the page is made to be looked at, runs nothing, sets no cookie, and may be framed by the product alone', async () => {
  const { get } = await open();
  const { body, headers } = await get('/ru/maps/rf?wall=1');
  expect(body).toContain('onlookers');
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*frame-ancestors 'self'$/);
  expect(headers['content-security-policy']).not.toContain('script-src');
});

test('it is made once for all who ask', async () => {
  const { get, made } = await open();
  await get('/ru/maps/rf?wall=1');
  await get('/ru/maps/rf?wall=1');
  expect(made).toHaveLength(1);
});

test.each(['/ru/dashboard/1?wall=1', '/ru/actions/5?wall=1', '/ru/profile?wall=1', '/ru/nowhere?wall=1'])(
  'a page that stands on more than dated figures is not shown: %s',
  async (url) => {
    const { get, made } = await open();
    expect((await get(url)).statusCode).toBe(404);
    expect(made).toEqual([]);
  },
);
