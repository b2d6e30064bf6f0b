import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

test('an unknown call is refused in the language of the caller', async () => {
  const answer = await api.app.inject({ url: '/api/nope', headers: { locale: 'es' } });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.json()).toMatchObject({ code: 'unknown_call', title: 'Esa llamada no existe.' });
});

test('an unknown locale falls back to Russian', async () => {
  const answer = await api.app.inject({ url: '/api/nope', headers: { locale: 'xx' } });
  expect(answer.json()).toMatchObject({ title: 'Такого вызова нет.' });
});
