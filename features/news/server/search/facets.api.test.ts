import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { insertNews } from '../../testing/insert-news.ts';

let api: TestApp;
let sources: number[];
beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-08' });
  const ids = await insertNews(api.db, [
    {
      title: 'Нефть дорожает',
      at: '2020-06-08T08:00:00Z',
      language: 'ru',
      rubricId: 4,
      yugoId: 7001,
      source: 'a.example',
    },
    { title: 'Нефть в Твери', at: '2020-06-06T08:00:00Z', language: 'ru', rubricId: 4, source: 'b.example' },
    { title: 'Нефть и спорт', at: '2020-06-06T20:30:00Z', language: 'ru', rubricId: 6, source: 'b.example' },
    { title: 'Oil again', at: '2020-06-08T08:00:00Z', language: 'en', source: 'b.example' },
    { title: 'Нефть завтра', at: '2020-06-09T08:00:00Z', language: 'ru', rubricId: 4 },
  ]);
  sources = (await api.db.query<{ id: number }>('select id from news_source order by domain')).map(
    ({ id }) => id,
  );
  await api.db.run('update news_item set tone = 1 where id = $1', [ids[0]]);
  await api.db.run(
    `insert into entity (id, kind, key, names) overriding system value values
       (9001, 1, 'роснефт', '{"ru": "Роснефть", "en": "Rosneft"}'), (9002, 2, 'иван нефт', '{"ru": "Иван Нефть"}')`,
  );
  await api.db.run(`insert into entity_alias values ('роснефт', 1, 9001), ('иван нефт', 2, 9002)`);
  await api.db.run(
    `insert into news_item_entity (news_id, entity_id, published_at, starts, ends)
     select id, 9001, published_at, place, place + 1 from news_item, unnest(array[0, 5]) place where id = any($1)`,
    [ids.slice(0, 2)],
  );
});
afterAll(() => api.close());

const facets = async (input: object, locale = 'en') => {
  const { status, body } = await api.call('news/getSearchFacets', input, { locale });
  expect(status).toBe(200);
  return body;
};

test('what is found is counted by rubric, outlet, object, tone, language and Moscow day; what is not yet seen is not', async () => {
  const found = await facets({ text: 'нефть', inTitle: true });
  expect(found).toMatchObject({ total: 3, isPartial: false });
  expect(found.rubrics).toEqual([
    { id: 4, name: 'Economics', count: 2 },
    { id: 6, name: 'Sports', count: 1 },
  ]);
  expect(found.sources.map(({ name, count }: { name: string; count: number }) => [name, count])).toEqual([
    ['Outlet b.example', 2],
    ['Outlet a.example', 1],
  ]);
  expect(found.entities).toEqual([{ id: 9001, name: 'Rosneft', objectType: 1, count: 2 }]);
  expect(found.tones).toEqual([
    { tone: null, count: 2 },
    { tone: 1, count: 1 },
  ]);
  expect(found.languages).toEqual([{ language: 'ru', count: 3 }]);
  expect(found.days.map(({ from, count }: { from: string; count: number }) => [from, count])).toEqual([
    ['2020-06-06', 2],
    ['2020-06-07', 0],
    ['2020-06-08', 1],
  ]);
});

test('a chosen facet still counts its other choices, the others count what is chosen', async () => {
  const found = await facets({ text: 'нефть', inTitle: true, rubrics: [6] });
  expect(found.total).toBe(1);
  expect(found.rubrics).toHaveLength(2);
  expect(found.sources).toHaveLength(1);
  const both = await facets({
    sources: [sources[1]],
    entities: [9001],
    rubrics: [4],
    languages: ['ru'],
    tones: [1],
  });
  expect(both.total).toBe(0);
  expect(both.tones).toEqual([
    { tone: null, count: 1 },
    { tone: 1, count: 0 },
  ]);
});

test('what is chosen has its name, however little of it is found', async () => {
  const { sources: outlets, entities } = await facets({ sources: [sources[0]], entities: [9002] }, 'ru');
  expect(outlets).toEqual([{ id: sources[0], name: 'Outlet a.example', count: 0 }]);
  expect(entities).toContainEqual({ id: 9002, name: 'Иван Нефть', objectType: 2, count: 0 });
});

test('a chosen day is shown among its neighbours', async () => {
  const found = await facets({ text: 'нефть', inTitle: true, from: '2020-06-06', to: '2020-06-06' });
  expect(found.total).toBe(2);
  expect(found.days).toHaveLength(3);
});

test('objects named like the question come with it, in the caller\u2019s language', async () => {
  expect((await facets({ text: 'нефти' }, 'ru')).namedWithWords).toEqual([
    { id: 9002, name: 'Иван Нефть', objectType: 2, count: 0 },
  ]);
});

test('an object named like the question counts what this search finds of it, not all that ever named it', async () => {
  const [object] = (await facets({ text: 'роснефть' }, 'ru')).namedWithWords;
  expect(object).toEqual({ id: 9001, name: 'Роснефть', objectType: 1, count: 0 });
  const { total, namedWithWords } = await facets({ any: 'нефть', text: '' }, 'ru');
  for (const { count } of namedWithWords) expect(count).toBeLessThanOrEqual(total);
});

test('objects in a search: those the news name with counts by kind, and those named like it', async () => {
  const { body } = await api.call('news/GetObjectsInSearch', { searchText: 'нефть' }, { locale: 'ru' });
  expect(body).toEqual({
    objects: [{ id: 9001, name: 'Роснефть', objectType: 1, count: 2 }],
    objectStat: [{ objectType: 1, count: 1 }],
    namedWithWords: [{ id: 9002, name: 'Иван Нефть', objectType: 2, count: 0 }],
  });
  expect((await api.call('news/GetObjectsInSearch', {})).body.objects).toEqual([]);
  expect((await api.call('news/GetObjectsInSearch', { searchText: '!' })).body.code).toBe(
    'query_without_words',
  );
});

test('facets refuse what a search refuses, and know no pages', async () => {
  expect((await api.call('news/getSearchFacets', { text: '&' })).body.code).toBe('query_without_words');
  expect((await api.call('news/getSearchFacets', { any: 'a'.repeat(201) })).body.code).toBe('query_too_long');
  expect((await api.call('news/getSearchFacets', { pageIndex: 2 })).body.code).toBe('bad_request');
});
