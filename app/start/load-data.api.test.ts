import { afterAll, beforeAll, expect, test } from 'vitest';
import { newLoadingState } from '#platform/server/jobs/progress.ts';
import { buildApp } from './build-app.ts';
import { loadFirst } from './load-data.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

test('whatever a start cannot bring up to date is named, to the operator and on the page, and the start goes on', async () => {
  for (const table of ['entity_list', 'news_data_set', 'data_load', 'service_news', 'news_compilation'])
    await api.db.run(`alter table ${table} rename to ${table}_away`);
  const loading = newLoadingState();
  const config = { ...api.services.config, sampleData: true };
  await loadFirst({ ...api.services, config }, loading, () => {});
  const names = ['announcements', 'compilations', 'lists', 'facts', 'news'];
  expect(loading.failed.map(({ what }) => what)).toEqual(names);
  const app = await buildApp(api.services, { pages: false, loading: { ...loading, ready: true } });
  const { statusCode, body } = await app.inject({ url: '/readyz' });
  expect([statusCode, JSON.parse(body).failed]).toEqual([200, names]);
  expect((await app.inject({ url: '/api/site/getStart' })).json().notLoaded).toEqual(names);
  await app.close();
});
