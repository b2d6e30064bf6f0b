import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from './api.ts';
import { browserApi, fillPath } from './browser-api.ts';

const asked: { url: string; init: RequestInit }[] = [];
let answer: () => Response;

beforeEach(() => {
  asked.length = 0;
  answer = () => Response.json({ ok: true });
  vi.stubGlobal('document', { cookie: 'a=1; XSRF-TOKEN=t%2B1' });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Calls by any name: the types of real calls are not what is tested here. */
const call = (name: string, input: object, asOf: string | null = null) =>
  (browserApi('ja', asOf) as { call: (...args: unknown[]) => Promise<unknown> }).call(
    name,
    input,
  ) as ReturnType<Api['call']>;

test('a GET carries its payload in the address: arrays repeated, nulls skipped, nested with dots', async () => {
  await call('account/getCurrentAccount', { a: [1, 2], b: null, c: { d: 1 } });
  expect(asked[0]?.url).toBe('/api/account/getCurrentAccount?a=1&a=2&c.d=1');
});

test('a POST carries it as a body', async () => {
  await call('account/setLocale', { locale: 'ja' });
  expect(asked[0]).toMatchObject({
    url: '/api/account/setLocale',
    init: { method: 'POST', body: '{"locale":"ja"}' },
  });
});

test('every call says the language, sends credentials, the anti-forgery token, and has no time-out of its own', async () => {
  await call('account/getCurrentAccount', {});
  expect(asked[0]?.init).toMatchObject({
    credentials: 'include',
    headers: { Locale: 'ja', 'X-XSRF-TOKEN': 't+1' },
  });
  expect(asked[0]?.init.signal).toBeUndefined();
});

test('the chosen day goes with every call', async () => {
  await call('account/getCurrentAccount', {}, '2020-06-08');
  expect(asked[0]?.url).toBe('/api/account/getCurrentAccount?asOf=2020-06-08');
});

test('an unknown call is logged and never asked', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await expect(call('nope/nope', {})).rejects.toThrow('There is no api name');
  expect(warn).toHaveBeenCalledWith('There is no api name');
  expect(asked).toEqual([]);
});

test('a problem answer becomes an error with its code', async () => {
  answer = () =>
    Response.json(
      { type: 'about:blank', status: 402, code: 'no_licence', title: 'No', requestId: 'r' },
      { status: 402 },
    );
  await expect(call('account/getCurrentAccount', {})).rejects.toMatchObject({
    problem: { code: 'no_licence' },
  });
});

test('an answer that is no problem document still becomes one', async () => {
  answer = () => new Response('<html>', { status: 502 });
  await expect(call('account/getCurrentAccount', {})).rejects.toMatchObject({
    problem: { status: 502, code: 'internal' },
  });
});

test('204 gives null', async () => {
  answer = () => new Response(null, { status: 204 });
  await expect(call('account/getCurrentAccount', {})).resolves.toBeNull();
});

test('parts of a path are filled and escaped; a missing one is warned about', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(fillPath('/api/:type/GetDossierHeader', { type: 'a/b', id: 1 })).toEqual({
    path: '/api/a%2Fb/GetDossierHeader',
    rest: { id: 1 },
  });
  expect(fillPath('/api/:type/GetDossierHeader', {}).path).toBe('/api/:type/GetDossierHeader');
  expect(warn).toHaveBeenCalledTimes(1);
});
