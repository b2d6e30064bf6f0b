import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '#features/account/testing/test-session.ts';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';

let api: TestApp;
let session: string;
beforeAll(async () => {
  api = await openTestApp({ AS_OF: 'now' });
  session = await signInAs(api.db, { roles: [12] });
});
afterAll(() => api.close());

const article = {
  title: 'How the bridge was built',
  body: 'It took **three** years.\n\n## Steel\n\n- From [Tula](https://tula.example)\n- and elsewhere',
  language: 'en',
  rubricId: 4,
} as const;

test('a published article is news of the product\u2019s own outlet: in its feed, with newsType article and its text', async () => {
  const { status, body } = await api.call(
    'articles/createArticle',
    { ...article, isPublished: true },
    { session },
  );
  expect(status).toBe(200);
  expect((await api.call('news/GetNewsById', { id: body.newsId })).body).toMatchObject({
    title: article.title,
    newsType: 'article',
    genreId: 2,
    rubricId: 4,
    announce: 'It took three years.',
    timeToRead: 1,
    sourceName: 'Сводка',
    clusterCount: 1,
  });
  const feed = await api.call('news/getNewsList', { rubricId: 4 });
  expect(feed.body.news.map(({ newsType }: { newsType: string }) => newsType)).toEqual(['article']);
  expect((await api.call('articles/getArticle', { newsId: body.newsId })).body).toMatchObject({
    id: body.id,
    body: article.body,
    newsType: 'article',
  });
  expect(await api.db.query('select html, origin from news_text where news_id = $1', [body.newsId])).toEqual([
    { html: expect.stringContaining('<h2>Steel</h2>'), origin: 'own' },
  ]);
});

test('an article worded anew keeps its address and remembers its earlier headline; withdrawn it is gone', async () => {
  const { body } = await api.call('articles/createArticle', { ...article, isPublished: true }, { session });
  const { id, newsId, version } = body;
  const content = { title: 'Better title', announce: '', body: 'New text.', language: 'en', rubricId: null };
  await api.call(
    'newsdesk/saveDraft',
    { id, version, document: { kind: 'article', content } },
    {
      session,
    },
  );
  const { body: published } = await api.call(
    'newsdesk/publish',
    { kind: 'article', id, version: version + 1 },
    { session },
  );
  const rows = await api.db.query(
    'select n.title, r.title as earlier from news_item n join news_revision r on r.news_id = n.id where n.id = $1',
    [newsId],
  );
  expect(rows).toEqual([{ title: 'Better title', earlier: article.title }]);
  await api.call('newsdesk/withdraw', { kind: 'article', id, version: published.version }, { session });
  expect(await api.db.query('select 1 from news_item where id = $1', [newsId])).toEqual([]);
  expect(await api.db.query('select 1 from news_story_state where news_id = $1', [newsId])).toEqual([]);
  expect((await api.call('articles/getArticle', { id })).body.code).toBe('news_not_found');
});

test('a draft is nobody\u2019s news', async () => {
  const { body } = await api.call('articles/createArticle', { ...article, body: '' }, { session });
  expect(body.newsId).toBeNull();
  expect((await api.call('articles/getArticle', { id: body.id })).status).toBe(404);
});

test('by its number an article is found on any day; the feed of an earlier day does not have it', async () => {
  const { body } = await api.call('articles/createArticle', { ...article, isPublished: true }, { session });
  // The sample's own day has what was published just now; the day before has not.
  const earlier = { asOf: '2020-06-07' };
  expect((await api.call('articles/getArticle', { id: body.id, ...earlier })).status).toBe(200);
  expect((await api.call('news/GetNewsById', { id: body.newsId, ...earlier })).status).toBe(200);
  expect((await api.call('news/getNewsList', { rubricId: 4, ...earlier })).body).toMatchObject({
    news: [],
  });
});

test('published empty it is refused, and says what is missing', async () => {
  const answer = await api.call(
    'articles/createArticle',
    { ...article, title: '', body: ' ', isPublished: true },
    { session },
  );
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'form_incorrect', fields: [{ path: 'title' }, { path: 'body' }] },
  });
});

test.each([
  ['articles/createArticle', { title: 'A' }],
  ['articles/createArticle', { ...article, rubricId: 1 }],
  ['articles/createArticle', { ...article, language: 'de' }],
  ['articles/getArticle', {}],
  ['articles/getArticle', { id: 1, newsId: 1 }],
] as const)('%s refuses %j', async (call, input) => {
  expect(await api.call(call, input, { session })).toMatchObject({
    status: 400,
    body: { code: 'bad_request' },
  });
});
