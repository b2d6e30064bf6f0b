import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { insertEntity, mention } from '../../testing/insert-entities.ts';
import { insertStories } from '../../testing/insert-stories.ts';

let api: TestApp;
let ids: number[];
beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-08', COMPANY_CHECK_URL: 'https://check.example' });
  const [story] = await insertStories(api.db, [
    [
      {
        title: 'Sony to pay $5 million',
        at: '2020-06-08T06:00:00Z',
        source: 'a.example',
        tone: -1,
        notNewsShare: 0.25,
      },
      { title: 'Sony to pay $5 million', at: '2020-06-08T07:00:00Z', source: 'b.example', reprintOf: 0 },
      { title: 'Sony to pay $5 million', at: '2020-06-09T07:00:00Z', source: 'c.example', reprintOf: 0 },
      { title: 'Sony answers', at: '2020-06-08T08:00:00Z', source: 'c.example' },
    ],
  ]);
  ids = story!.newsIds;
  const sony = await insertEntity(api.db, { kind: 'company', name: 'Sony', facts: { lei: 'JP0001' } });
  for (const id of ids) await mention(api.db, id, sony, 'Sony');
  await api.db.run("insert into news_text values ($1, $2, 'own', 'CC BY 4.0')", [
    ids[3],
    '<p>“We will answer all questions in court,” said the director.</p><p><a href="https://x.example/">More</a></p>',
  ]);
});
afterAll(() => api.close());

const getNews = async (newsId: number | undefined, more: object = {}) =>
  (await api.call('news/getNews', { newsId, ...more } as { newsId: number })).body;

test('the analysis says what the headline names and how sure the engine is', async () => {
  const { analysis, news } = await getNews(ids[0]);
  expect(news.tone).toBe(-1);
  expect(analysis).toMatchObject({
    isAnalysed: true,
    notNewsShare: 0.25,
    marks: [
      { starts: 0, ends: 4, kind: 'company' },
      { starts: 12, ends: 22, kind: 'money', entityId: null },
    ],
    entities: [{ name: 'Sony', objectType: 1, checkUrl: 'https://check.example/JP0001' }],
  });
});

test('one text in several outlets: the original and those that repeat it, as far as the clock sees them', async () => {
  for (const id of [ids[0], ids[1]]) {
    const { copies } = await getNews(id);
    expect(copies.original.newsId).toBe(ids[0]);
    expect(copies.reprints.map(({ newsId }: { newsId: number }) => newsId)).toEqual([ids[1]]);
  }
  expect((await getNews(ids[0], { asOf: '2020-06-09' })).copies.reprints).toHaveLength(2);
  expect((await getNews(ids[3])).copies).toBeNull();
});

test('a text is given only where there is one, with its quotes and links that warn', async () => {
  expect((await getNews(ids[0])).text).toBeNull();
  const { text } = await getNews(ids[3]);
  expect(text).toMatchObject({
    origin: 'own',
    licence: 'CC BY 4.0',
    quotes: [{ text: 'We will answer all questions in court', by: 'said the director' }],
  });
  expect(text.html).toContain('href="/en/away?to=https%3A%2F%2Fx.example%2F"');
});
