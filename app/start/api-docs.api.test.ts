import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../contract.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

test('the OpenAPI document describes every call of the contract', async () => {
  const answer = await api.app.inject({ url: '/api/openapi.json' });
  const { paths } = answer.json() as { paths: Record<string, Record<string, unknown>> };
  const described = Object.values(paths).reduce((sum, verbs) => sum + Object.keys(verbs).length, 0);
  expect(described).toBe(Object.keys(contract).length);
});

test('the readable page runs no script and loads nothing from elsewhere', async () => {
  const answer = await api.app.inject({ url: '/api/docs' });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)/);
});
