import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import { minuteByMinute, type NewsGiven } from '../../testing/insert-news.ts';
import { insertStories } from '../../testing/insert-stories.ts';
import { loadCompilations } from '../import-corpus.ts';

interface Item {
  newsId: number;
  title: string;
}

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-08' });
  await insertAlone(minuteByMinute(40, '2020-06-08T06:00:00Z', { rubricId: 6 }));
});
afterAll(() => api.close());

/** Each item as a story of its own. */
const insertAlone = (items: NewsGiven[]) =>
  insertStories(
    api.db,
    items.map((item) => [item]),
  );

const idsOf = (news: Item[]) => news.map(({ newsId }) => newsId);

test('the home section answers the keys the specification knows, and no others', async () => {
  const { status, body } = await api.call('Section', { rubricId: 6 });
  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual(
    'newsSecondaryData news smartEvents event popularObject newsTotalCount userNewsLeft tags mainRubric linkedArticles childRubrics subscriptionId requestId topWidgetInfo bottomWidgetInfo isRubricSubscribed'
      .split(' ')
      .sort(),
  );
  expect(body).toMatchObject({ newsTotalCount: 40, userNewsLeft: 25, mainRubric: { id: 6, name: 'Sports' } });
  expect(body.news).toHaveLength(15);
});

test('beside the first page stand the saved filters, by the rules of the published compilations', async () => {
  expect((await api.call('Section', { rubricId: 6 })).body.event).toEqual([]);
  await loadCompilations(api.db);
  const read = async (pageIndex: number) =>
    (await api.call('Section', { rubricId: 6, pageIndex })).body.event as Record<string, string>[];
  await expect.poll(async () => (await read(0)).length).toBeGreaterThan(0);
  const [first] = await read(0);
  expect(first).toMatchObject({ title: expect.stringMatching(/./), groupByStory: true, img: null });
  expect(Object.keys(JSON.parse(first!['jsonFilter']!))).toContain('words');
  expect(await read(1)).toEqual([]);
});

test('the 13 rubrics stand below all of them, and each can be chosen', async () => {
  const { childRubrics } = (await api.call('Section', { rubricId: 1 })).body;
  expect(childRubrics.map(({ id }: { id: number }) => id)).toEqual(
    Array.from({ length: 13 }, (_, at) => at + 2),
  );
  for (const { id, name } of childRubrics)
    expect.soft((await api.call('Section', { rubricId: id })).body.mainRubric).toEqual({ id, name });
});

test('a call without a rubric means rubric 4; rubric 1 is all of them', async () => {
  expect((await api.call('Section')).body).toMatchObject({
    mainRubric: { id: 4 },
    newsTotalCount: 0,
    news: [],
  });
  expect((await api.call('Section', { rubricId: 1 })).body.childRubrics).toHaveLength(13);
});

test('section pages count from 0, list pages from 1, and both start with the same item', async () => {
  const section = await api.call('Section', { rubricId: 6, pageIndex: 0 });
  const list = await api.call('news/getNewsList', { rubricId: 6, pageIndex: 1 });
  expect(section.body.news[0].newsId).toBe(list.body.news[0].newsId);
  expect(list.body.news).toHaveLength(18);
  expect((await api.call('news/getNewsList', { rubricId: 6, pageIndex: 0 })).status).toBe(400);
});

test('the newest is first, and pages of one ranking neither repeat nor skip while news arrive', async () => {
  const first = await api.call('news/getNewsList', { rubricId: 6 });
  expect(first.body.news[0].title).toBe('Headline number 39');
  const { requestId } = first.body;
  await insertAlone([{ title: 'Fresh one', at: '2020-06-08T12:00:00Z', rubricId: 6 }]);
  await raiseDataVersion(api.db);
  const second = await api.call('news/getNewsList', { rubricId: 6, pageIndex: 2, requestId });
  const third = await api.call('news/getNewsList', { rubricId: 6, pageIndex: 3, requestId });
  const ids = idsOf([...first.body.news, ...second.body.news, ...third.body.news]);
  expect(new Set(ids).size).toBe(40);
  expect(third.body).toMatchObject({ requestId, hasStartedAnew: false, userNewsLeft: 0 });
  expect(third.body.news.at(-1).title).toBe('Headline number 0');
});

test('a ranking past its hour starts anew and says so', async () => {
  const { body } = await api.call('news/getNewsList', { rubricId: 6, pageSize: 10 });
  await api.db.run(
    "update news_ranking set created_at = now() - interval '61 minutes' where request_id = $1",
    [body.requestId],
  );
  await insertAlone([{ title: 'After an hour', at: '2020-06-08T12:30:00Z', rubricId: 6 }]);
  await raiseDataVersion(api.db);
  const anew = await api.call('news/getNewsList', {
    rubricId: 6,
    pageSize: 10,
    pageIndex: 3,
    requestId: body.requestId,
  });
  expect(anew.body).toMatchObject({ hasStartedAnew: true });
  expect(anew.body.requestId).not.toBe(body.requestId);
  expect(anew.body.news[0].title).toBe('After an hour');
});

test('past the end it answers 204, at first and from the cache', async () => {
  for (let time = 0; time < 2; time += 1) {
    expect(await api.call('news/getNewsList', { rubricId: 6, pageIndex: 60 })).toMatchObject({
      status: 204,
      body: null,
    });
    expect(await api.call('Section', { rubricId: 6, pageIndex: 90 })).toMatchObject({
      status: 204,
      body: null,
    });
  }
});

test('news of the future are not seen: the clock decides', async () => {
  const early = await api.call('Section', { rubricId: 6, asOf: '2020-06-08T06:15:00Z' } as object);
  expect(early.body.newsTotalCount).toBe(16);
  expect((await api.call('Section', { rubricId: 6, asOf: '2020-06-07' } as object)).body.newsTotalCount).toBe(
    0,
  );
});

test('the same feed at the same moment is the same ranking for everybody', async () => {
  const [one, two] = [
    await api.call('Section', { rubricId: 6, pageSize: 7 }),
    await api.call('Section', { rubricId: 6, pageSize: 7 }, { locale: 'en' }),
  ];
  expect(one.body.requestId).toBe(two.body.requestId);
  expect(one.headers['etag']).toBe(two.headers['etag']);
});

test('an order that is not positive is ignored', async () => {
  const plain = await api.call('news/getNewsList', { rubricId: 6, pageSize: 9 });
  const odd = await api.call('news/getNewsList', { rubricId: 6, pageSize: 9, orderBy: -1 });
  expect(idsOf(odd.body.news)).toEqual(idsOf(plain.body.news));
});

test('a line announces what came since a ranking was frozen', async () => {
  const noon = { asOf: '2020-06-08T06:30:00Z' } as object;
  const { body } = await api.call('Section', { rubricId: 6, pageSize: 5, ...noon });
  const latest = await api.call('news/getLatest', {
    requestId: body.requestId,
    asOf: '2020-06-08T06:45:00Z',
  } as object);
  expect(latest.body).toEqual({ count: 9, isExpired: false });
  expect((await api.call('news/getLatest', { requestId: 'nosuchranking' })).body).toEqual({
    count: 0,
    isExpired: true,
  });
});

test('a feed shows the interface language\u2019s news where the day has any, else every language\u2019s', async () => {
  await insertAlone([
    { title: 'Une seule', at: '2020-05-01T10:00:00Z', language: 'pt' },
    { title: 'Другая', at: '2020-05-01T11:00:00Z', language: 'ru' },
  ]);
  const day = { rubricId: 1, asOf: '2020-05-01' } as object;
  expect(
    (await api.call('Section', day, { locale: 'pt' })).body.news.map(({ title }: Item) => title),
  ).toEqual(['Une seule']);
  expect(
    (await api.call('Section', day, { locale: 'ja' })).body.news.map(({ title }: Item) => title),
  ).toEqual(['Другая', 'Une seule']);
});

test.each([
  ['Section', { rubricId: 15 }],
  ['Section', { pageIndex: -1 }],
  ['Section', { pageSize: 101 }],
  ['Section', { requestId: "'; drop table" }],
  ['news/getNewsList', { rubricId: 'six' }],
  ['news/getNewsList', { yugoId: 0 }],
  ['news/getLatest', {}],
  ['news/GetNewsBySourceId', { sourceId: -4 }],
  ['news/search', { range: 'decade' }],
] as const)('%s refuses %j', async (call, input) => {
  const { status, body } = await api.call(call, input);
  expect(status).toBe(400);
  expect(body.code).toBe('bad_request');
});
