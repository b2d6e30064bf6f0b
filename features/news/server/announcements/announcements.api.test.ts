import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { locales } from '#platform/shared/locales.ts';
import { loadServiceNews } from '../import-corpus.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-08' });
  await loadServiceNews(api.db);
  await loadServiceNews(api.db);
});
afterAll(() => api.close());

test.each(locales)('an anonymous reader gets About (35) with its text in %s', async (locale) => {
  const { status, body } = await api.call('internal/getServiceNews', { id: 35 }, { locale });
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: 35, language: locale });
  expect(body.body.length).toBeGreaterThan(400);
});

test('announcements come newest first, whatever their number, and loading twice keeps one of each', async () => {
  const { body } = await api.call('internal/GetServiceNewsList');
  const dates = body.news.map(({ date }: { date: string }) => date);
  expect(dates).toEqual([...dates].sort().toReversed());
  expect(body.newsTotalCount).toBe(body.news.length);
  expect(body.news.at(-1).id).toBe(35);
  expect(body.news[0].announce).not.toBe('');
});

test('announcements are paged from 1', async () => {
  const all = await api.call('internal/GetServiceNewsList');
  const second = await api.call('internal/GetServiceNewsList', { pageIndex: 2, pageSize: 2 });
  expect(second.body.news.map(({ id }: { id: number }) => id)).toEqual(
    all.body.news.slice(2, 4).map(({ id }: { id: number }) => id),
  );
});

test('an announcement that is not there is said to be unavailable', async () => {
  const { status, body } = await api.call('internal/getServiceNews', { id: 4 });
  expect(status).toBe(404);
  expect(body.code).toBe('news_not_found');
});

test('person types are named in the caller\u2019s language; objects are not known yet', async () => {
  expect((await api.call('internal/GetPersonTypes', {}, { locale: 'es' })).body[0]).toEqual({
    id: 1,
    name: 'Político',
  });
  expect((await api.call('internal/GetObjectRatingTop')).body).toEqual([]);
});

test.each([
  ['internal/getServiceNews', { id: 'about' }],
  ['internal/GetServiceNewsList', { pageIndex: 0 }],
  ['internal/GetObjectRatingTop', { pageSize: 0 }],
] as const)('%s refuses %j', async (call, input) => {
  expect(await api.call(call, input)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
});
