import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { maxMuted } from '../../domain/search/kept-limits.ts';
import { insertNews } from '../../testing/insert-news.ts';

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
