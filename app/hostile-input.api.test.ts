import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInAs } from '#features/account/testing/test-session.ts';
import { visitorHeaders } from '#features/account/testing/visitor.ts';
import { pathOf, type Endpoint } from '#platform/contract/endpoint.ts';
import { xsrfHeader, xsrfTokenOf } from '#platform/server/anti-forgery.ts';
import { identityCookie } from '#platform/server/request-context.ts';
import { encodeQuery } from '#platform/shared/wire.ts';
import { contract } from './contract.ts';
import { hostileInputs, likelyInput } from './testing/hostile-inputs.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';

/** Every call there is, today's and tomorrow's: nothing here names one that must be remembered. */
const calls = Object.entries(contract) as unknown as [string, Endpoint][];
const seen = new Set<string>();
const everyRole = [3, 9, 10, 11, 12];

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({ SPEECH_COMMAND: 'none' });
});
afterAll(() => api.close());

/** Headers of somebody whom the call lets in: signed in with every right where it asks for that, else a visitor. */
async function headersFor({ access, roles }: Endpoint): Promise<Record<string, string>> {
  if (access === 'public' && roles === undefined) return visitorHeaders(api);
  const session = await signInAs(api.db, { roles: everyRole, licensed: true });
  return { cookie: `${identityCookie}=${session}`, [xsrfHeader]: xsrfTokenOf(session) };
}

function requestOf(key: string, { verb }: Endpoint, input: Record<string, unknown>): InjectOptions {
  const address = pathOf(key).replace(/:\w+/g, '1');
  if (verb === 'POST') return { method: verb, url: address, payload: JSON.stringify(input) };
  return { method: verb, url: `${address}?${encodeQuery(input)}` };
}

/** Requests that were answered with 500 or more; what they were is what a failing test prints. */
async function failuresOf(
  app: FastifyInstance,
  headers: Record<string, string>,
  requests: Iterable<InjectOptions>,
): Promise<unknown[]> {
  const failed: unknown[] = [];
  for (const request of requests) {
    const type = request.payload === undefined ? {} : { 'content-type': 'application/json' };
    const { statusCode } = await app.inject({
      ...request,
      headers: { ...type, ...headers, ...request.headers },
    });
    if (statusCode >= 500 && statusCode !== 503)
      failed.push([statusCode, request.method, request.url, String(request.payload ?? '').slice(0, 200)]);
  }
  return failed;
}

describe.each(calls)('%s', (key, endpoint) => {
  test('answers no field, whatever is sent in it, with a failure of its own', async () => {
    await api.db.run('delete from attempt');
    const requests = [...hostileInputs(endpoint.input, seen)].map((input) => requestOf(key, endpoint, input));
    expect(await failuresOf(api.app, await headersFor(endpoint), requests)).toEqual([]);
  });

  test('takes no body, type, name or time that it does not know', async () => {
    const address = pathOf(key).replace(/:\w+/g, '1');
    const headers = await headersFor(endpoint);
    const base = likelyInput(endpoint.input);
    const asked = hostileTimes.map((asOf) => {
      const request = requestOf(key, endpoint, endpoint.verb === 'POST' ? base : { ...base, asOf });
      return endpoint.verb === 'POST' ? { ...request, url: `${address}?${encodeQuery({ asOf })}` } : request;
    });
    const named = hostileQueries.map((query) => ({ method: endpoint.verb, url: `${address}?${query}` }));
    const sent = hostileBodies.map(([type, payload]) => ({
      method: 'POST' as const,
      url: address,
      payload,
      headers: type === null ? undefined : { 'content-type': type },
    }));
    const methods = (['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'] as const).map((method) => ({
      method,
      url: address,
    }));
    expect(await failuresOf(api.app, headers, [...asked, ...named, ...sent, ...methods])).toEqual([]);
  });
});

const hostileTimes: unknown[] = [
  '0000-01-01',
  '0001-01-01',
  '1900-01-01',
  '2150-12-31',
  '9999-12-31T23:59:59Z',
  '\u0000',
  { a: 1 },
  ['2020-06-08', '2020-06-09'],
];

const hostileQueries = [
  'a.b=1&c=2',
  'a=1&b=2&__proto__.x=1',
  'constructor=1&toString.valueOf=2',
  `${'a.'.repeat(500)}=1`,
  'a=&'.repeat(2000),
  '%',
  '%00=%00',
  '&&==&=',
];

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const hostileBodies: [string | null, string | Buffer][] = [
  [json, ''],
  [json, 'null'],
  [json, '[]'],
  [json, '"text"'],
  [json, '{'],
  [json, '{"a":1e999}'],
  [json, '{"__proto__":{"admin":true},"constructor":{"prototype":{}}}'],
  [json, `{"a":${'['.repeat(5000)}${']'.repeat(5000)},"b":1}`],
  [json, '{"text":{"toString":1},"x":1}'],
  [json, Buffer.from([0x22, 0xff, 0xfe, 0x22])],
  [`${json}; charset=utf-16`, '{}'],
  [form, 'a=&'.repeat(2000)],
  [form, `${'a.'.repeat(5000)}=1`],
  [form, 'a=%00&b=%ud800&xsrfToken.a=1'],
  [form, Buffer.from([0xff, 0x3d, 0xfe])],
  ['multipart/form-data; boundary=x', '--x\r\n'],
  ['text/plain', 'x'],
  ['application/xml', '<a/>'],
  ['a/b;;;=', 'x'],
  [null, 'x'],
];
