import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { locales } from '#platform/shared/locales.ts';
import { insertStories } from '../../testing/insert-stories.ts';
import { loadCompilations } from '../import-corpus.ts';

let api: TestApp;
let vaccines: number;
beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-08' });
  await loadCompilations(api.db);
  await loadCompilations(api.db);
  await insertStories(api.db, [
    [
      {
        title: 'Вакцину испытают на добровольцах',
        at: '2020-06-08T06:00:00Z',
        language: 'ru',
        source: 'a.example',
      },
      {
        title: 'Начались испытания вакцины',
        at: '2020-06-08T07:00:00Z',
        language: 'ru',
        source: 'b.example',
      },
    ],
    [{ title: 'О вакцинах рассказали врачи', at: '2020-06-08T09:00:00Z', language: 'ru' }],
    [{ title: 'Вакцинация вчера', at: '2020-06-07T09:00:00Z', language: 'ru' }],
    [{ title: 'Вакцина завтрашнего дня', at: '2020-06-09T09:00:00Z', language: 'ru' }],
    [{ title: 'Вакцина давно', at: '2020-04-09T09:00:00Z', language: 'ru' }],
    [{ title: 'Вакцина: гороскоп', at: '2020-06-08T09:30:00Z', language: 'ru', notNewsShare: 0.9 }],
    [{ title: 'Погода на завтра', at: '2020-06-08T09:30:00Z', language: 'ru' }],
    [{ title: 'A vaccine trial begins', at: '2020-06-08T05:00:00Z', language: 'en' }],
  ]);
  const { body } = await api.call('newsCompilations/GetNewsCompilationsList', {}, { locale: 'ru' });
  vaccines = body[0].id;
});
afterAll(() => api.close());

const newsOf = async (input: object, locale = 'ru') =>
  api.call('newsCompilations/GetNewsForCompilation', { compilationId: vaccines, ...input }, { locale });

test('the list shows what has news at the clock, each compilation with its first stories', async () => {
  const { body } = await api.call('newsCompilations/GetNewsCompilationsList', {}, { locale: 'ru' });
  expect(body).toHaveLength(1);
  expect(body[0]).toMatchObject({
    title: 'Вакцины и\u00a0лечение',
    isByRule: true,
    newsCount: 4,
    storyCount: 3,
  });
  expect(body[0].latestAt).toBe('2020-06-08T09:00:00.000Z');
  expect(body[0].news[0].clusterCount).toBe(2);
});

test('a rule fills itself up to the clock: by day, the widest told story first, each story once', async () => {
  const { body } = await newsOf({ groupByStories: true });
  expect(body).toMatchObject({ newsTotalCount: 4, storyTotalCount: 3 });
  expect(
    body.news.map(({ title, othersCount }: { title: string; othersCount: number }) => [title, othersCount]),
  ).toEqual([
    ['Начались испытания вакцины', 1],
    ['О вакцинах рассказали врачи', 0],
    ['Вакцинация вчера', 0],
  ]);
  expect(body.news[0].others[0].title).toBe('Вакцину испытают на добровольцах');
  expect((await newsOf({})).body.news).toHaveLength(4);
});

test('on another day of the clock it holds what that day knew', async () => {
  const { body } = await newsOf({ asOf: '2020-06-07' });
  expect(body.news.map(({ title }: { title: string }) => title)).toEqual(['Вакцинация вчера']);
});

test('a reader gets their own language where the rule finds it, else all', async () => {
  expect((await newsOf({}, 'en')).body.news.map(({ language }: { language: string }) => language)).toEqual([
    'en',
  ]);
  expect((await newsOf({}, 'es')).body.newsTotalCount).toBe(5);
});

test.each(locales)('a bundled compilation says in %s what it is and what fills it', async (locale) => {
  const { body } = await api.call('newsCompilations/GetNewsCompilation', { id: vaccines }, { locale });
  expect(body).toMatchObject({ language: locale, rule: { days: 30 } });
  expect(body.description.length).toBeGreaterThan(15);
  expect(body.rule.words.length).toBeGreaterThan(2);
});

test('pages neither repeat nor skip, and past the end there is nothing', async () => {
  const pages = await Promise.all([1, 2, 3].map((pageIndex) => newsOf({ pageIndex, pageSize: 2 })));
  const ids = pages.flatMap(({ body }) => body?.news.map(({ newsId }: { newsId: number }) => newsId) ?? []);
  expect([ids.length, new Set(ids).size, pages[2]!.status]).toEqual([4, 4, 204]);
});

test('one that is not there is not found', async () => {
  expect((await api.call('newsCompilations/GetNewsCompilation', { id: 77 })).body.code).toBe('not_found');
  expect((await newsOf({ compilationId: 77 })).status).toBe(404);
});

test.each([
  ['newsCompilations/GetNewsCompilation', { id: 'x' }],
  ['newsCompilations/GetNewsCompilation', {}],
  ['newsCompilations/GetNewsForCompilation', { compilationId: 1, pageIndex: 0 }],
  ['newsCompilations/GetNewsForCompilation', { compilationId: 1, pageSize: 101 }],
] as const)('%s refuses %j', async (call, input) => {
  expect(await api.call(call, input)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
});
