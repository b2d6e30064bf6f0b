import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInAs } from '#features/account/testing/test-session.ts';
import { xsrfTokenOf } from '#platform/server/http/anti-forgery.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
let session: string;
beforeAll(async () => {
  api = await openTestApp();
  session = await signInAs(api.db);
});
afterAll(() => api.close());

const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/api/news/search',
    payload,
    headers: { 'content-type': 'application/json', locale: 'en', ...headers },
  });

describe('what is sent wrongly is refused with a sentence', () => {
  test('malformed JSON', async () => {
    expect((await post('{"a":')).json()).toMatchObject({
      status: 400,
      code: 'malformed_json',
      title: 'The request body is not valid JSON.',
    });
  });

  test('bytes that are not UTF-8', async () => {
    expect((await post(Buffer.from([0x22, 0xff, 0xfe, 0x22]))).json()).toMatchObject({
      status: 400,
      code: 'invalid_encoding',
    });
  });

  test('a body over the limit', async () => {
    expect((await post(JSON.stringify({ text: 'x'.repeat(70_000) }))).json()).toMatchObject({
      status: 413,
      code: 'too_large',
    });
  });

  test('a type that is not taken', async () => {
    expect((await post('<a/>', { 'content-type': 'application/xml' })).json()).toMatchObject({
      status: 415,
      code: 'unsupported_type',
    });
  });

  test('a body that is no object', async () => {
    expect((await post('[1,2]')).json()).toMatchObject({ status: 400, code: 'bad_request' });
  });

  test('fields nobody knows, named by their path', async () => {
    const { status, fields } = (await post(JSON.stringify({ surprise: 1 }))).json();
    expect(status).toBe(400);
    expect(JSON.stringify(fields)).toContain('surprise');
  });

  test('a time that is none', async () => {
    const answer = await api.app.inject({ url: '/api/Section?asOf=yesterday', headers: { locale: 'en' } });
    expect(answer.json()).toMatchObject({ status: 400, fields: [{ path: 'asOf' }] });
  });

  test('a verb that is not the call’s', async () => {
    const answer = await api.app.inject({ method: 'DELETE', url: '/api/Section' });
    expect(answer.json()).toMatchObject({ status: 405, code: 'wrong_verb' });
  });
});

describe('addresses', () => {
  test('are found whatever the case of their letters', async () => {
    expect((await api.app.inject({ url: '/API/section' })).statusCode).toBe(200);
  });

  test('of the account answer with and without /api', async () => {
    expect((await api.app.inject({ url: '/account/getCurrentAccount' })).statusCode).toBe(200);
    expect((await api.app.inject({ url: '/api/account/getCurrentAccount' })).statusCode).toBe(200);
  });
});

describe('the anti-forgery token', () => {
  const change = (headers: Record<string, string>) =>
    api.app.inject({
      method: 'POST',
      url: '/api/account/setLocale',
      payload: { locale: 'en' },
      headers: { cookie: `svodka_id=${session}`, ...headers },
    });

  test('is needed for every call that changes something', async () => {
    expect((await change({})).json()).toMatchObject({ status: 403, code: 'forgery_suspected' });
    expect((await change({ 'x-xsrf-token': xsrfTokenOf('another') })).statusCode).toBe(403);
    expect((await change({ 'x-xsrf-token': xsrfTokenOf(session) })).statusCode).toBe(200);
  });
});

test('an answer that changed nothing is not sent twice', async () => {
  const first = await api.app.inject({ url: '/api/Section' });
  const again = await api.app.inject({
    url: '/api/Section',
    headers: { 'if-none-match': String(first.headers['etag']) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('an error carries its request id and says nothing of the inside', async () => {
  const answer = await api.app.inject({ url: '/api/nope' });
  expect(answer.json().requestId).toBe(answer.headers['x-request-id']);
  expect(answer.body).not.toMatch(/node_modules|at .*\.ts/);
});
