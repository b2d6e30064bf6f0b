import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { AnswerCache } from '#platform/server/answers/answer-cache.ts';
import { anonymous, type Caller } from '#platform/server/caller.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { openLog } from '#platform/server/log/log.ts';
import { identityCookie, visitorCookie } from '#platform/server/request-context.ts';
import { buildGate, type Gate } from '#platform/server/gate.ts';
import { watchMaking } from './shared-context.ts';
import type { KeptPageServer, MakePage } from './made-page.ts';
import { openSharedPages } from './shared-pages.ts';

const entry = (cached: boolean) =>
  endpoint({ verb: 'GET', access: 'public', cached, summary: '', input: z.object({}), output: z.unknown() });
const calls = {
  'news/getRubrics': entry(true),
  'account/getCurrentAccount': entry(false),
  'x/mine': entry(false),
};

/** A server whose pages show who asks, and what of the calls their loading made. */
async function open(asks: (path: string) => string[], { fails = false, secure = false } = {}) {
  const wire = (name: string) => (secure ? `__Host-${name}` : name);
  let version = 1;
  let made = 0;
  const gate: Gate = {
    contract: calls,
    admit: () => {},
    confirm: () => {},
    prepare: (_name, input) => input,
    answer: async (name) => {
      if (fails) throw new Error('away');
      return `${name} of all`;
    },
    run: async (name, _input, { caller }) => `${name} of ${caller.accountId ?? 'stranger'}`,
  };
  const server: KeptPageServer = {
    gate,
    cache: new AnswerCache(),
    dataVersion: { current: () => version, refresh: async () => {}, reach: async () => {}, stop: () => {} },
    translate: (_locale: string, key: string) => key,
    services: { config: { sampleData: true } } as KeptPageServer['services'],
  };
  const makePage: MakePage = async (request, call) => {
    made += 1;
    const results = await Promise.all(asks(request.url).map((name) => call(name, {})));
    return {
      status: request.url.includes('missing') ? 404 : 200,
      headers: new Headers(),
      html: JSON.stringify(results),
      policy: '',
    };
  };
  const shared = openSharedPages(server, makePage);
  const app = Fastify();
  app.decorate('secureCookies', secure);
  await app.register(cookie);
  app.setNotFoundHandler(async (request, reply) => {
    const kept = shared.find(request);
    if (kept) return shared.send(request, reply, kept);
    const printed = Number(request.headers['x-print-ticket'] ?? 0);
    const id = printed || Number(request.cookies[wire(identityCookie)] ?? 0) || null;
    const sessionToken = request.cookies[wire(visitorCookie)] ?? null;
    const context: Partial<RequestContext> = {
      caller: { ...anonymous, accountId: id, sessionToken },
      clock: { news: new Date(0), day: '2020-06-08', kind: 'sample' },
      locale: 'ru',
      log: openLog('silent'),
      setCookie: () => {},
    };
    const outcome = await shared.make(request, context as RequestContext, request.url.split('?')[0]!);
    if (outcome && 'page' in outcome) return shared.send(request, reply, outcome.page);
    const own =
      outcome?.own ?? (await makePage(request, async (name) => ({ output: `${name} of ${id}` }), 'visitor'));
    return reply.code(own.status).send(own.html);
  });
  return {
    get: (url: string, given: Record<string, string> = {}, headers = {}) => {
      const cookies = Object.fromEntries(
        Object.entries(given).map(([name, value]) => [name.startsWith('svodka') ? wire(name) : name, value]),
      );
      return app.inject({ url, cookies, headers });
    },
    made: () => made,
    raise: () => void (version += 1),
  };
}

describe.each([
  ['http', false],
  ['https', true],
])('over %s', (_scheme, secure) => {
  test('two accounts and a stranger get their own page; strangers share theirs and nothing of the accounts is in it', async () => {
    const { get, made } = await open(() => ['account/getCurrentAccount', 'news/getRubrics'], { secure });
    const first = await get('/ru/', { [identityCookie]: '7' });
    const stranger = await get('/ru/');
    const second = await get('/ru/', { [identityCookie]: '8' });
    const other = await get('/ru/');
    expect(first.body).toContain('of 7');
    expect(second.body).toContain('of 8');
    expect(stranger.body).toContain('of stranger');
    expect(stranger.body).not.toMatch(/of [78]/);
    expect(other.body).toBe(stranger.body);
    expect(made()).toBe(3);
    expect(first.headers['etag']).toBeUndefined();
    expect(stranger.headers['cache-control']).toBe('private, no-cache');
    expect(stranger.headers['vary']).toContain('Cookie');
    // A reader's own browser keeps what says so, and nothing else.
    expect([stranger, first].map(({ headers }) => headers['x-page-audience'])).toEqual([
      'strangers',
      undefined,
    ]);
  });

  test('a visitor with a session of the account screens, whose page carries their token, shares nothing', async () => {
    const { get, made } = await open(() => ['account/getCurrentAccount'], { secure });
    await get('/ru/', { [visitorCookie]: 'a' });
    await get('/ru/', { [visitorCookie]: 'b' });
    expect(made()).toBe(2);
    expect((await get('/ru/', { [visitorCookie]: 'b' })).headers['etag']).toBeUndefined();
  });

  test('a page printed for an account, whose browser brings no cookie, is neither kept nor the strangers’', async () => {
    const { get } = await open(() => ['account/getCurrentAccount'], { secure });
    const print = () => get('/ru/', {}, { 'x-print-ticket': '9' });
    expect((await print()).body).toContain('of 9');
    expect((await get('/ru/')).body).toContain('of stranger');
    expect((await print()).body).toContain('of 9');
  });
});

describe('a page that was made', () => {
  const nobody = anonymous;
  const watch = (caller: Caller) => {
    const context: Partial<RequestContext> = {
      caller,
      browser: { token: null, agent: 'x' },
      ip: '::1',
      setCookie: () => {},
    };
    return watchMaking(context as RequestContext, calls);
  };

  test.each([
    ['nobody known', nobody, true],
    ['an account', { ...nobody, accountId: 7 }, false],
    ['a visitor with a session', { ...nobody, sessionToken: 'a' }, false],
  ])('for %s is shared by what its calls declare only where it may be', (_who, caller, shared) => {
    expect(watch(caller).isShared()).toBe(shared);
  });

  test('by calls through the gate that read nothing of the visitor is for all', async () => {
    const gate = buildGate({ 'x/all': entry(true) }, { 'x/all': async () => 'said' }, 'links');
    const making = watch(nobody);
    expect(await gate.run('x/all', {}, making.context, undefined)).toBe('said');
    expect(making.isShared()).toBe(true);
  });

  test.each(['browser', 'ip'] as const)('of the visitor’s %s is theirs', (what) => {
    const making = watch(nobody);
    expect(making.context[what]).toBeDefined();
    expect(making.isShared()).toBe(false);
  });
});

test.each([
  ['a page that made a call of its own', '/ru/', ['x/mine'], {}, {}],
  ['a protected page', '/ru/maps/rf', ['news/getRubrics'], {}, {}],
  ['a page that does not exist', '/ru/search?q=missing', ['news/getRubrics'], {}, {}],
  ['a page over a call that failed', '/ru/', ['news/getRubrics'], {}, { fails: true }],
])('%s is not kept', async (_what, url, asks, cookies, options) => {
  const { get, made } = await open(() => asks as string[], options);
  await get(url, cookies);
  await get(url, cookies);
  expect(made()).toBe(2);
});

test('address, language, theme, device, day and data version each have their page', async () => {
  const { get, made, raise } = await open(() => ['news/getRubrics']);
  const variants = [
    () => get('/ru/'),
    () => get('/en/'),
    () => get('/ru/?asOf=2020-06-01'),
    () => get('/ru/', { theme: 'dark' }),
    () => get('/ru/', {}, { 'user-agent': 'SvodkaApp/1.0' }),
  ];
  for (const ask of [...variants, ...variants]) await ask();
  expect(made()).toBe(variants.length);
  raise();
  await get('/ru/');
  expect(made()).toBe(variants.length + 1);
});

test('who has the page already is told that it stands', async () => {
  const { get } = await open(() => ['news/getRubrics']);
  const { headers } = await get('/ru/');
  const again = await get('/ru/', {}, { 'if-none-match': headers['etag'] });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});
