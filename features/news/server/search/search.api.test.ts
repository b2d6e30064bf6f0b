import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { insertNews } from '../../testing/insert-news.ts';
import { insertStories } from '../../testing/insert-stories.ts';

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
    },
    { title: '東京で感染者が増加', at: '2020-06-07T07:00:00Z', language: 'ja', source: 'nihon.example' },
    { title: 'Завтра', at: '2020-06-09T08:00:00Z', language: 'ru' },
  ]);
  await insertStories(api.db, [
    [
      {
        title: 'Цена на нефть выросла',
        at: '2020-06-08T09:00:00Z',
        language: 'ru',
        source: 'a.example',
        tone: 1,
      },
      {
        title: 'Нефть: цены растут, на рынке спрос',
        at: '2020-06-08T10:00:00Z',
        language: 'ru',
        source: 'b.example',
      },
    ],
    [{ title: 'Нефтяники ждут', at: '2020-06-08T11:00:00Z', language: 'ru', source: 'c.example', tone: -1 }],
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
  expect(await search({ text: '感染者' })).toEqual(['東京で感染者が増加']);
});

test('any of the words, none of the words, and a minus in the first line', async () => {
  expect(await search({ any: 'Тверь Москва' })).toEqual(['Карантин в Москве снят', 'О карантине в Твери']);
  expect(await search({ text: 'карантин', inTitle: true, exclude: 'москва весна' })).toEqual([
    'О карантине в Твери',
    'Ещё о карантине',
  ]);
  expect(await search({ text: 'карантин -москва -весна', inTitle: true })).toEqual(
    await search({ text: 'карантин', inTitle: true, exclude: 'москва весна' }),
  );
  expect(await search({ text: 'карантин', all: 'москва' })).toEqual(['Карантин в Москве снят']);
});

test('OR makes one of two enough; what asked for nothing is told; stress marks and full width do no harm', async () => {
  expect((await search({ text: 'Тверь ИЛИ Paulo' })).sort()).toEqual([
    'Quarantine in São Paulo',
    'О карантине в Твери',
  ]);
  const { body } = await api.call('news/search', { text: 'Тверь OR ** Paulo OR' });
  expect(body.notUnderstood).toEqual(['**', 'OR']);
  expect(await search({ text: 'Ｐａｕｌｏ' })).toEqual(await search({ text: 'Paulo' }));
  expect(await search({ text: 'каранти\u0301н в Тве\u00adри' })).toEqual(['О карантине в Твери']);
});

test('a phrase is found in any form, but only side by side; it may be one of several or what must not be there', async () => {
  expect(await search({ text: '"цены на нефть"' })).toEqual(['Цена на нефть выросла']);
  expect(await search({ text: 'нефть -"цены на нефть"', inTitle: true })).toEqual([
    'Нефть: цены растут, на рынке спрос',
  ]);
  expect((await search({ any: '"цены на нефть" сняты' })).sort()).toEqual([
    'Карантин в Москве снят',
    'Цена на нефть выросла',
  ]);
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

test('days are Moscow\u2019s, both ends count, and turned ones are turned back', async () => {
  const asked = { text: 'карантин', inTitle: true };
  expect(await search({ ...asked, from: '2020-06-02', to: '2020-06-06' })).toEqual([
    'О карантине в Твери',
    'Ещё о карантине',
  ]);
  expect(await search({ ...asked, from: '2020-06-06', to: '2020-06-02' })).toHaveLength(2);
  expect(await search({ ...asked, to: '2020-05-31', range: 'today' })).toEqual(['Карантин весной']);
  expect(await search({ from: '2020-06-09', to: '2020-06-09' })).toEqual([]);
});

test('tags, rubrics, genre, place, language, tone and outlet narrow', async () => {
  expect(await search({ tags: ['карантин', 'москва'], inTitle: true })).toEqual(['Карантин в Москве снят']);
  expect(await search({ rubrics: [12, 14] })).toEqual(['Карантин в Москве снят', 'О карантине в Твери']);
  expect(await search({ articles: true })).toEqual(['О карантине в Твери']);
  expect(await search({ genres: [2] })).toEqual(['О карантине в Твери']);
  expect(await search({ region: 1, city: 500, isCity: true, dossierType: 4 })).toEqual([
    'О карантине в Твери',
  ]);
  expect(await search({ regions: [500] })).toEqual(['О карантине в Твери']);
  expect(await search({ languages: ['ja', 'en'] })).toEqual([
    'Quarantine in São Paulo',
    '東京で感染者が増加',
  ]);
  expect(await search({ tones: [-1] })).toEqual(['Нефтяники ждут']);
});

test('popularity is that of the story at the clock', async () => {
  const all = await Promise.all([0, 1, 2, 3, 4].map((popularity) => search({ popularity: [popularity] })));
  expect(all.flat().sort()).toEqual([
    'Нефть: цены растут, на рынке спрос',
    'Нефтяники ждут',
    'Цена на нефть выросла',
  ]);
  expect(all[0]).toEqual(['Нефтяники ждут']);
});

test('by stories the best item stands for its story', async () => {
  expect(await search({ text: 'нефть', inTitle: true, orderBy: 2 })).toHaveLength(2);
  expect(await search({ text: 'нефть', inTitle: true, orderBy: 2, groupByStories: true })).toEqual([
    'Нефть: цены растут, на рынке спрос',
  ]);
});

test('a tag comes back as active', async () => {
  const { body } = await api.call('news/search', { tags: ['карантин'] });
  expect(body.tags).toEqual([{ value: 'карантин', active: true }]);
});

test('pages neither repeat nor skip, and past the end there is nothing', async () => {
  const first = (await api.call('news/search', { languages: ['ru'], pageSize: 3 })).body;
  const second = (
    await api.call('news/search', {
      languages: ['ru'],
      pageSize: 3,
      pageIndex: 2,
      requestId: first.requestId,
    })
  ).body;
  const ids = [...first.news, ...second.news].map(({ newsId }: { newsId: number }) => newsId);
  expect(new Set(ids).size).toBe(6);
  expect([first.newsTotalCount, first.userNewsLeft, second.userNewsLeft]).toEqual([7, 4, 1]);
  expect(
    (
      await api.call('news/search', {
        languages: ['ru'],
        pageSize: 3,
        pageIndex: 4,
        requestId: first.requestId,
      })
    ).status,
  ).toBe(204);
});

test('a question of signs alone is refused with its sentence; signs among words do no harm', async () => {
  for (const input of [
    { text: '?!' },
    { any: '& |' },
    { exclude: '""' },
    { tags: ['-'] },
    { text: 'да', any: '*' },
  ]) {
    const { status, body } = await api.call('news/search', input);
    expect([status, body.code]).toEqual([400, 'query_without_words']);
  }
  const { body } = await api.call('news/search', { text: '()' });
  expect(body.title).toBe('There is not a single word in the query: add at least one.');
  expect(await search({ text: "'); drop table news_item; --", inTitle: true })).toEqual([]);
  expect(await search({ text: "карантин & ! ) ' москва", inTitle: true })).toEqual([
    'Карантин в Москве снят',
  ]);
});

test('a line over 200 letters is too long, and says so', async () => {
  for (const line of ['text', 'all', 'any', 'exclude']) {
    const { status, body } = await api.call('news/search', { [line]: 'a'.repeat(201) });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'query_too_long', title: 'The search query is too long' });
  }
  expect((await api.call('news/getNewsList', { text: 'a'.repeat(201) })).body.code).toBe('query_too_long');
  expect((await api.call('news/GetObjectsInSearch', { searchText: 'a'.repeat(201) })).body.code).toBe(
    'query_too_long',
  );
});

test('a page of 10,000 items, a wrong day, area or number, too long a list: each is refused', async () => {
  for (const input of [
    { pageSize: 10_000 },
    { from: '8 June' },
    { area: 'comments' },
    { rubrics: [15] },
    { tones: [2] },
    { popularity: [5] },
    { sources: Array.from({ length: 101 }, (_, index) => index + 1) },
    { tags: Array.from({ length: 21 }, () => 'tag') },
    { words: 'unknown field' },
  ]) {
    const { status, body } = await api.call('news/search', input);
    expect([status, body.code], JSON.stringify(input)).toEqual([400, 'bad_request']);
  }
});

test('an outlet\u2019s page has its news in every language and its name; an unknown outlet is not found', async () => {
  const { body: found } = await api.call('news/search', { text: 'Paulo' });
  const { sourceId } = found.news[0];
  const { body } = await api.call('news/GetNewsBySourceId', { sourceId });
  expect(body).toMatchObject({ source: { sourceId, domain: 'карантин.example' }, newsTotalCount: 1 });
  expect((await api.call('news/GetNewsBySourceId', { sourceId: 999_999 })).status).toBe(404);
  expect((await api.call('news/GetNewsBySourceId', { sourceId, pageIndex: 2 })).status).toBe(204);
});
