import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInAs } from '#features/account/testing/test-session.ts';
import { visitorHeaders } from '#features/account/testing/visitor.ts';
import { pathOf, type Endpoint } from '#platform/contract/endpoint.ts';
import { AppError, type FieldProblem } from '#platform/contract/errors.ts';
import { xsrfHeader, xsrfTokenOf } from '#platform/server/http/anti-forgery.ts';
import { buildGate } from '#platform/server/gate.ts';
import { identityCookie } from '#platform/server/request-context.ts';
import { decodeText, encodeQuery } from '#platform/shared/wire.ts';
import { contract } from '../contract.ts';
import { hostileInputs, likelyInput } from '../testing/hostile-inputs.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

/** Every call there is, today's and tomorrow's: nothing here names one that must be remembered. */
const calls = Object.entries(contract) as [string, Endpoint][];
const seen = new Set<string>();
const everyRole = [3, 9, 10, 11, 12];

/** The gate by itself: what it refuses never comes to a handler, so it has not to travel by HTTP to show that. */
const gate = buildGate(contract, {}, 'links');

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

/** What the gate says to an input as it arrives: null where it lets it in, the refusal's code and sentences otherwise. */
function refusalOf(key: string, { verb }: Endpoint, input: Record<string, unknown>): string | null {
  const path = Object.fromEntries([...pathOf(key).matchAll(/:(\w+)/g)].map(([, name]) => [name!, '1']));
  const arrived =
    verb === 'POST' ? JSON.parse(JSON.stringify(input)) : decodeText(encodeQuery(input).toString());
  try {
    gate.prepare(key, { ...arrived, ...path }, { locale: 'en' });
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    const fields = (error.details['fields'] ?? []) as FieldProblem[];
    return `${error.code} ${fields.map(({ message }) => message).join()}`;
  }
}

/** Inputs that come to the handler, and of those that the gate refuses one with each of its sentences. */
function* worthSending(key: string, endpoint: Endpoint): Generator<Record<string, unknown>> {
  const refusals = new Set<string>();
  for (const input of hostileInputs(endpoint.input, seen)) {
    const refusal = refusalOf(key, endpoint, input);
    if (refusal !== null && refusals.has(refusal)) continue;
    if (refusal !== null) refusals.add(refusal);
    yield input;
  }
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
    const requests = [...worthSending(key, endpoint)].map((input) => requestOf(key, endpoint, input));
    expect(await failuresOf(api.app, await headersFor(endpoint), requests)).toEqual([]);
  });

  test('takes no body, type, name or time that it does not know', async () => {
    const address = pathOf(key).replace(/:\w+/g, '1');
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
    const requests = [asked, named, sent, methods].flatMap((all) => requestsOf(key, endpoint, all));
    expect(await failuresOf(api.app, await headersFor(endpoint), requests)).toEqual([]);
  });
});

const askedKinds = new Set<string>();

/**
 * All of these requests for the first call behind a kind of door, and three for every further one, other ones from call
 * to call. A door is what of a call is looked at before its input is.
 */
function requestsOf<T>(key: string, { access, roles, verb, ...rest }: Endpoint, requests: T[]): T[] {
  const { cached, bodyLimit, endsSession, changes } = rest;
  const kind = JSON.stringify([
    access,
    roles,
    verb,
    cached,
    bodyLimit,
    endsSession,
    changes,
    requests.length,
  ]);
  if (!askedKinds.has(kind)) {
    askedKinds.add(kind);
    return requests;
  }
  const first = calls.findIndex(([name]) => name === key);
  return [0, 1, 2].map((at) => requests[(3 * first + at) % requests.length]!);
}

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
