import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { insertEntity, mention } from '../../testing/insert-entities.ts';
import { insertNews } from '../../testing/insert-news.ts';

let api: TestApp;
let ids: number[];
beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-08' });
  ids = await insertNews(api.db, [
    { title: 'Quarantine ends in Moscow', at: '2020-06-08T08:00:00Z', rubricId: 12 },
    {
      title: 'Moscow: the quarantine is over',
      at: '2020-06-08T09:00:00Z',
      source: 'two.example',
      rubricId: 11,
    },
    { title: 'Football returns', at: '2020-06-08T10:00:00Z', rubricId: 6 },
    { title: 'Museums after quarantine', at: '2020-06-08T11:00:00Z', source: 'three.example', rubricId: 11 },
    { title: 'Quarantine next week', at: '2020-06-10T11:00:00Z' },
  ]);
});
afterAll(() => api.close());

const idsOf = (news: { newsId: number }[]) => news.map(({ newsId }) => newsId);

test('an item is told with its outlet\u2019s other news and with headlines that share more than one common word', async () => {
  const { body } = await api.call('news/getNews', { newsId: ids[0] });
  expect(body).toMatchObject({
    news: { newsId: ids[0], rubric: 'Health', clusterCount: 1, totalObjectsCount: 0, timeToRead: 0 },
    sourceDomain: 'one.example',
  });
  expect(idsOf(body.sameSource)).toEqual([ids[2]]);
  expect(idsOf(body.similar)).toEqual([ids[1]]);
});

test('one common word is nothing similar, but with a name beside it is', async () => {
  const similarTo = async (newsId: number) =>
    idsOf((await api.call('news/getNews', { newsId })).body.similar);
  expect(await similarTo(ids[3]!)).toEqual([]);
  const quarantine = await insertEntity(api.db, { kind: 'event', name: 'quarantine' });
  for (const newsId of [ids[1]!, ids[3]!]) await mention(api.db, newsId, quarantine, 'quarantine');
  expect(await similarTo(ids[1]!)).toEqual([ids[0], ids[3]]);
});

test('an item of tomorrow, and one that never was, are unavailable', async () => {
  for (const id of [ids[4], 999_999]) {
    expect(await api.call('news/GetNewsById', { id })).toMatchObject({
      status: 404,
      body: { code: 'news_not_found' },
    });
    expect(await api.call('news/getNews', { newsId: id })).toMatchObject({ status: 404 });
    expect(await api.call('news/GetRecommendedNewsList', { currentNewsId: id })).toMatchObject({
      status: 404,
    });
  }
  expect((await api.call('news/GetNewsById', { id: ids[4], asOf: '2020-06-10' } as object)).status).toBe(200);
});

test('the next item follows the ranking and is never the current one; after the last comes 204', async () => {
  const { body } = await api.call('news/getNewsList', { rubricId: 1 });
  const order = idsOf(body.news);
  expect(order).toEqual([ids[3], ids[2], ids[1], ids[0]]);
  const next = await api.call('news/GetNextNews', { id: order[0], requestId: body.requestId });
  expect(next.body).toMatchObject({ newsId: order[1], requestId: body.requestId });
  expect((await api.call('news/GetNextNews', { id: order[3], requestId: body.requestId })).status).toBe(204);
});

test('without a ranking that is kept, the next item is the next below the score', async () => {
  const { body: current } = await api.call('news/GetNewsById', { id: ids[2] });
  const next = await api.call('news/GetNextNews', {
    id: ids[2],
    requestId: 'goneforever',
    score: current.score,
  });
  expect(next.body.newsId).toBe(ids[1]);
  expect((await api.call('news/GetNextNews', { id: ids[2] })).body.newsId).toBe(ids[1]);
});

test('a rubric\u2019s list leaves out the item that is read; rubric 11 is meant when none is named', async () => {
  expect(idsOf((await api.call('news/GetNewsListByRubricId')).body)).toEqual([ids[3], ids[1]]);
  expect(idsOf((await api.call('news/GetNewsListByRubricId', { rubricId: 11, id: ids[3] })).body)).toEqual([
    ids[1],
  ]);
  expect(
    (await api.call('news/GetNewsListByRubricId', { rubricId: 1, random: true, pageSize: 3 })).body,
  ).toHaveLength(3);
});

test('recommended news never contain the current item; those of the rubric stand first', async () => {
  for (const random of [false, true]) {
    const { body } = await api.call('news/GetRecommendedNewsList', { currentNewsId: ids[0], random });
    expect(new Set(idsOf(body))).toEqual(new Set([ids[1], ids[3]]));
  }
  expect(
    idsOf((await api.call('news/GetRecommendedNewsList', { currentNewsId: ids[1], rubricId: 12 })).body)[0],
  ).toBe(ids[0]);
});

test.each([
  ['news/getNews', {}],
  ['news/GetNewsById', { id: 'first' }],
  ['news/GetNextNews', { id: 1, score: 'high' }],
  ['news/GetNewsListByRubricId', { pageSize: 31 }],
  ['news/GetRecommendedNewsList', { rubricId: 11 }],
] as const)('%s refuses %j', async (call, input) => {
  expect(await api.call(call, input)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
});
