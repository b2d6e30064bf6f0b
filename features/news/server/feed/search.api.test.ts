import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { insertNews } from '../../testing/insert-news.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-08' });
  await insertNews(api.db, [
    { title: 'Карантин в Москве снят', at: '2020-06-08T08:00:00Z', language: 'ru', rubricId: 12 },
    {
      title: 'О карантине в Твери',
      at: '2020-06-06T08:00:00Z',
      language: 'ru',
      rubricId: 14,
      yugoId: 500,
      genre: 2,
    },
    { title: 'Ещё о карантине', at: '2020-06-02T08:00:00Z', language: 'ru' },
    { title: 'Карантин весной', at: '2020-05-20T08:00:00Z', language: 'ru' },
    {
      title: 'Quarantine in São Paulo',
      at: '2020-06-08T07:00:00Z',
      language: 'en',
      source: 'карантин.example',
      isHot: true,
    },
    { title: 'Завтра', at: '2020-06-09T08:00:00Z', language: 'ru' },
  ]);
});
afterAll(() => api.close());

const search = async (input: object): Promise<string[]> => {
  const { status, body } = await api.call('news/search', input);
  expect(status).toBe(200);
  return body.news.map(({ title }: { title: string }) => title);
};

test('any form of a word finds the others, and all words must be there', async () => {
  expect(await search({ text: 'карантину', inTitle: true })).toHaveLength(4);
  expect(await search({ text: 'карантин Москва', inTitle: true })).toEqual(['Карантин в Москве снят']);
  expect(await search({ text: 'каран твер', inTitle: true })).toEqual(['О карантине в Твери']);
  expect(await search({ text: 'ещё', inTitle: true })).toEqual(await search({ text: 'ЕЩЕ', inTitle: true }));
  expect(await search({ text: 'sao paulo' })).toEqual(['Quarantine in São Paulo']);
});

test('with inTitle only headlines count, without it the outlet\u2019s name too', async () => {
  expect(await search({ text: 'карантин', range: 'today', inTitle: true })).toEqual([
    'Карантин в Москве снят',
  ]);
  expect(await search({ text: 'карантин', range: 'today' })).toEqual([
    'Карантин в Москве снят',
    'Quarantine in São Paulo',
  ]);
});

test('today, three days, a week and a month end with the clock', async () => {
  const counts = await Promise.all(
    (['today', '3days', 'week', 'month'] as const).map(
      async (range) => (await search({ text: 'карантин', inTitle: true, range })).length,
    ),
  );
  expect(counts).toEqual([1, 2, 3, 4]);
});

test('tags, rubrics, genre, heat and place narrow', async () => {
  expect(await search({ tags: ['карантин', 'москва'], inTitle: true })).toEqual(['Карантин в Москве снят']);
  expect(await search({ rubrics: [12, 14] })).toEqual(['Карантин в Москве снят', 'О карантине в Твери']);
  expect(await search({ articles: true })).toEqual(['О карантине в Твери']);
  expect(await search({ hot: true })).toEqual(['Quarantine in São Paulo']);
  expect(await search({ region: 1, city: 500, isCity: true, dossierType: 4 })).toEqual([
    'О карантине в Твери',
  ]);
});

test('a tag comes back as active', async () => {
  const { body } = await api.call('news/search', { tags: ['карантин'] });
  expect(body.tags).toEqual([{ value: 'карантин', active: true }]);
});

test('a question of signs alone, or one that nothing answers, finds nothing', async () => {
  expect(await search({ text: '?!', inTitle: true })).toEqual([]);
  expect(await search({ text: "'); drop table news_item; --", inTitle: true })).toEqual([]);
});

test('a question over 200 letters is too long, and says so', async () => {
  const { status, body } = await api.call('news/search', { text: 'a'.repeat(201) });
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'query_too_long', title: 'The search query is too long' });
  expect((await api.call('news/getNewsList', { text: 'a'.repeat(201) })).body.code).toBe('query_too_long');
});

test('an outlet\u2019s page has its news in every language and its name; an unknown outlet is not found', async () => {
  const { body: found } = await api.call('news/search', { text: 'Paulo' });
  const { sourceId } = found.news[0];
  const { body } = await api.call('news/GetNewsBySourceId', { sourceId });
  expect(body).toMatchObject({ source: { sourceId, domain: 'карантин.example' }, newsTotalCount: 1 });
  expect((await api.call('news/GetNewsBySourceId', { sourceId: 999_999 })).status).toBe(404);
  expect((await api.call('news/GetNewsBySourceId', { sourceId, pageIndex: 2 })).status).toBe(204);
});
