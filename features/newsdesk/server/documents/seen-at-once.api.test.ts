import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInAs } from '#features/account/testing/test-session.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { emptyContent, inEveryLanguage } from '#features/news/domain/editing/documents.ts';
import { insertNews } from '#features/news/testing/insert-news.ts';

const moscow = 1_124_665;
const texts = (second: 'body' | 'description') => ({
  ...inEveryLanguage({ title: '', [second]: '' }),
  en: { title: 'Written now', [second]: 'Text.' },
});
const event = { texts: texts('body'), yugoId: moscow, day: '2026-11-28', author: 'A. Editor' };

describe.each([
  ['the sample clock', {}],
  ['the real clock', { AS_OF: 'now' }],
  ['a pinned day', { AS_OF: '2020-07-13' }],
])('under %s', (_name, env) => {
  let api: TestApp;
  let editor: { session: string };
  let reader: { session: string };
  let newsId: number;
  beforeAll(async () => {
    api = await openTestApp(env);
    await loadNames(api.db);
    editor = { session: await signInAs(api.db, { roles: [12] }) };
    reader = { session: await signInAs(api.db, { licensed: true }) };
    [newsId] = (await insertNews(api.db, [{ title: 'Headline', at: '2020-06-08T06:00:00Z' }])) as [number];
  });
  afterAll(() => api.close());

  /** Writes and publishes a document by the desk. */
  async function publish(kind: string, content: object): Promise<number> {
    const { id, version } = (await api.call('newsdesk/createDocument', { kind }, editor)).body;
    const document = { kind, content };
    const saved = await api.call('newsdesk/saveDraft', { id, version, document }, editor);
    const done = await api.call('newsdesk/publish', { kind, id, version: saved.body.version }, editor);
    expect(done.status).toBe(200);
    return id;
  }

  test('an article is read by anybody, stands among the news and in the home feed', async () => {
    const article = { title: 'Written now', body: 'Text.', language: 'en', rubricId: 4, isPublished: true };
    const { body } = await api.call('articles/createArticle', article, editor);
    expect((await api.call('articles/getArticle', { id: body.id })).status).toBe(200);
    expect((await api.call('news/GetNewsById', { id: body.newsId })).body.newsType).toBe('article');
    const section = await api.call('Section', { rubricId: 4 });
    expect(section.body.news).toMatchObject([{ newsId: body.newsId, newsType: 'article' }]);
    const draft = await publish('article', {
      ...emptyContent('article', 'en'),
      ...article,
      isPublished: undefined,
    });
    expect((await api.call('articles/getArticle', { id: draft })).status).toBe(200);
  });

  test.each([
    ['exclusive', 'event/getExclusiveList'],
    ['analytics', 'event/getAnalyticList'],
  ] as const)('%s is in its list, although it names a later day', async (kind, list) => {
    const id = await publish(kind, event);
    expect((await api.call(list, { yugoId: moscow }, reader)).body).toMatchObject({
      total: 1,
      documents: [{ id, sample: false }],
    });
  });

  test('a review is on the dossier', async () => {
    const id = await publish('review', event);
    expect((await api.call('regiondossier/getExpertReview', { yugoId: moscow }, reader)).body.id).toBe(id);
  });

  test('an announcement and a compilation are there', async () => {
    const service = await publish('service', { texts: texts('body') });
    expect((await api.call('internal/getServiceNews', { id: service })).status).toBe(200);
    const items = [{ newsId, note: '' }];
    const id = await publish('compilation', { texts: texts('description'), rule: null, items });
    expect((await api.call('newsCompilations/GetNewsCompilation', { id })).body.newsCount).toBe(1);
  });
});
