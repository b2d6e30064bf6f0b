import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { maxMuted } from '../../domain/search/kept-limits.ts';
import { insertNews } from '../../testing/insert-news.ts';
import { insertStories } from '../../testing/insert-stories.ts';
import { mutingsSql } from './muting-queries.ts';

let api: TestApp;
let session: string;
let sourceId: number;
beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-08' });
  session = await signInAs(api.db);
  await insertNews(api.db, [{ title: 'Нефть дорожает', at: '2020-06-08T08:00:00Z', source: 'a.example' }]);
  const [source] = await api.db.query<{ id: number }>('select id from news_source');
  sourceId = source!.id;
});
afterAll(() => api.close());

const muted = async (who?: string) => (await api.call('muting/getMuted', {}, { session: who })).body;

test('words and outlets are muted once, in one spelling, and heard again', async () => {
  const { body: word } = await api.call('muting/muteWord', { word: ' НЕФТЬ ' }, { session });
  expect(word.word).toBe('нефть');
  expect((await api.call('muting/muteWord', { word: 'Нефть' }, { session })).body).toEqual(word);
  const { body: source } = await api.call('muting/muteSource', { sourceId }, { session });
  expect(source).toMatchObject({ sourceId, domain: 'a.example' });
  expect(await muted(session)).toEqual({ words: [word], sources: [source] });
  await api.call('muting/unmute', { id: word.id }, { session });
  await api.call('muting/unmute', { id: source.id }, { session });
  expect(await muted(session)).toEqual({ words: [], sources: [] });
});

test('what one account mutes concerns nobody else, and no answer about it may be kept by a cache in front', async () => {
  const { body } = await api.call('muting/muteWord', { word: 'футбол' }, { session });
  expect(await muted()).toEqual({ words: [], sources: [] });
  const other = await signInAs(api.db);
  expect((await api.call('muting/unmute', { id: body.id }, { session: other })).status).toBe(404);
  const { headers } = await api.call('muting/getMuted', {}, { session });
  expect(headers['cache-control']).toContain('private');
});

test('what a feed answers does not depend on who asks', async () => {
  await api.call('muting/muteSource', { sourceId }, { session });
  const [mine, theirs] = await Promise.all([
    api.call('news/GetNewsBySourceId', { sourceId }, { session }),
    api.call('news/GetNewsBySourceId', { sourceId }),
  ]);
  expect(mine.body).toEqual(theirs.body);
});

test('there are so many muted words and no more; one that is muted already is no refusal', async () => {
  const many = await signInAs(api.db);
  for (let count = 0; count < maxMuted; count += 1)
    await api.call('muting/muteWord', { word: `слово${count}` }, { session: many });
  const { status, body } = await api.call('muting/muteWord', { word: 'лишнее' }, { session: many });
  expect([status, body.code]).toEqual([400, 'too_many_kept']);
  expect((await api.call('muting/muteSource', { sourceId }, { session: many })).body.code).toBe(
    'too_many_kept',
  );
  expect((await api.call('muting/muteWord', { word: 'слово7' }, { session: many })).status).toBe(200);
});

test('without a login, a word or an outlet it is refused', async () => {
  expect((await api.call('muting/muteWord', { word: 'нефть' })).status).toBe(401);
  expect((await api.call('muting/unmute', { id: 1 })).status).toBe(401);
  expect((await api.call('muting/muteWord', { word: '?!' }, { session })).body.code).toBe(
    'query_without_words',
  );
  expect((await api.call('muting/muteWord', { word: 'a'.repeat(61) }, { session })).body.code).toBe(
    'bad_request',
  );
  expect((await api.call('muting/muteSource', { sourceId: 999_999 }, { session })).body.code).toBe(
    'not_found',
  );
  expect((await api.call('muting/unmute', { id: 999_999 }, { session })).body.code).toBe('not_found');
});

test('a search leaves out every form of a muted word for who mutes it, and says how many', async () => {
  const reader = await signInAs(api.db);
  await insertNews(api.db, [
    { title: 'Прощание с Флойдом', at: '2020-06-08T08:00:00Z', language: 'ru', source: 'b.example' },
    { title: 'Убийство Флойда', at: '2020-06-08T09:00:00Z', language: 'ru', source: 'b.example' },
    { title: 'Флойдовский бунт', at: '2020-06-08T10:00:00Z', language: 'ru', source: 'b.example' },
  ]);
  await api.call('muting/muteWord', { word: 'Флойд' }, { session: reader });
  const titles = ({ news }: { news: { title: string }[] }) => news.map(({ title }) => title);
  const { body: found } = await api.call('news/search', { text: 'флойд' }, { session: reader });
  expect([titles(found), found.mutedCount]).toEqual([['Флойдовский бунт'], 2]);
  const { body: all } = await api.call(
    'news/search',
    { text: 'флойд', withMuted: true },
    { session: reader },
  );
  expect(titles(all)).toHaveLength(3);
  expect(titles((await api.call('news/search', { text: 'флойд' })).body)).toHaveLength(3);
});

test('a list of news leaves out every form of a muted word, by item and by story, and fills nothing up', async () => {
  const reader = await signInAs(api.db);
  await insertStories(api.db, [
    [
      {
        title: 'Кошка спасла хозяина',
        at: '2020-06-08T11:00:00Z',
        language: 'ru',
        rubricId: 7,
        source: 'b.example',
      },
      {
        title: 'Хозяин спасён кошкой',
        at: '2020-06-08T11:30:00Z',
        language: 'ru',
        rubricId: 7,
        source: 'c.example',
      },
      {
        title: 'Спасённый хозяин благодарит',
        at: '2020-06-08T12:00:00Z',
        language: 'ru',
        rubricId: 7,
        source: 'd.example',
      },
    ],
    [
      {
        title: 'Пробки на дорогах',
        at: '2020-06-08T12:30:00Z',
        language: 'ru',
        rubricId: 7,
        source: 'b.example',
      },
    ],
  ]);
  await api.call('muting/muteWord', { word: 'кошка' }, { session: reader });
  const list = async (input: object, who?: string) =>
    (await api.call('news/getNewsList', { rubricId: 7, ...input }, { session: who, locale: 'ru' })).body;
  const titles = ({ news }: { news: { title: string }[] }) => news.map(({ title }) => title).sort();
  const own = await list({}, reader);
  expect([titles(own), own.mutedCount]).toEqual([['Пробки на дорогах', 'Спасённый хозяин благодарит'], 2]);
  expect(titles(await list({}))).toHaveLength(4);
  const stories = await list({ groupByStories: true }, reader);
  const told = JSON.stringify(
    stories.news.map(({ title, group }: { title: string; group: object }) => [title, group]),
  );
  expect(told).not.toMatch(/кошк/i);
  expect(told).toContain('Пробки');
});

test('what an account mutes is looked up by its account: others’ words are never read', async () => {
  await api.db.run(
    `insert into account (email, email_key)
     select 'muting' || i || '@test.example', 'muting' || i || '@test.example' from generate_series(1, 200) i`,
  );
  await api.db.run(
    `insert into muted (account_id, word) select a.id, 'слово' || i from account a, generate_series(1, 100) i where a.email like 'muting%'`,
  );
  await api.db.run('analyze muted');
  const rows = await api.db.query<{ 'QUERY PLAN': string }>(
    `explain ${mutingsSql.replace('$1', 'array[1,2]')}`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/Index/);
  expect(plan).not.toContain('Seq Scan');
});
