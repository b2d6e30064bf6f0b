import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { insertEntity, mention } from '#features/news/testing/insert-entities.ts';
import { insertStories } from '#features/news/testing/insert-stories.ts';
import { matchItems } from './match-items.ts';
import { WatchIndex } from './watch-index.ts';
import { tellSearches } from './watch-job.ts';

let api: TestApp;
let session: string;
let newsIds: number[];

beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-08' });
  session = await signInAs(api.db);
  await api.db.run('insert into search_watch_cursor (news_id) select coalesce(max(id), 0) from news_item');
  const stories = await insertStories(api.db, [
    [
      { title: 'Oil prices grow in Moscow', at: '2020-06-08T08:00:00Z', rubricId: 4, source: 'a.example' },
      { title: 'Prices of oil and gas fall', at: '2020-06-08T09:00:00Z', rubricId: 2, source: 'b.example' },
    ],
    [{ title: 'The central bank waits', at: '2020-06-08T10:00:00Z', rubricId: 4, source: 'a.example' }],
    [{ title: 'Banks of the central river', at: '2020-06-08T11:00:00Z', rubricId: 9, source: 'b.example' }],
    [
      {
        title: 'Нефтяники ждут',
        at: '2020-06-08T12:00:00Z',
        language: 'ru',
        rubricId: 4,
        source: 'a.example',
      },
      {
        title: 'Цены на нефть',
        at: '2020-06-08T12:30:00Z',
        language: 'ru',
        rubricId: 4,
        source: 'b.example',
      },
    ],
  ]);
  newsIds = stories.flatMap((story) => story.newsIds);
  const bank = await insertEntity(api.db, { kind: 'government', name: 'Central Bank' });
  await mention(api.db, newsIds[2]!, bank, 'central bank');
  await api.db.run(
    `insert into news_search_text (news_id, terms) values ($1, '''waits'':1A ''rate'':2B ''inflation'':3C')`,
    [newsIds[2]],
  );
});
afterAll(() => api.close());

const save = async (question: object, as = session) =>
  (await api.call('search/saveSearch', { name: 'Saved', question }, { session: as })).body.id as number;
const watch = (id: number, on = true, as = session) =>
  api.call('alerts/watchSearch', { id, on }, { session: as });
const notices = async (as = session) =>
  (await api.call('notices/getNotices', { kind: 'search' }, { session: as })).body.notices;
const tell = () => tellSearches(api.services, new Date(), new AbortController().signal);

const questions: object[] = [
  { text: 'oil' },
  { text: 'oil prices' },
  { text: 'oil -gas' },
  { text: '"central bank"' },
  { text: '"central bank" waits' },
  { text: '"bank central"' },
  { any: 'gas waits' },
  { any: '"central river" oil' },
  { text: 'prices', exclude: 'moscow' },
  { text: 'нефт' },
  { text: 'нефть' },
  { text: 'inflation' },
  { text: 'rate', area: 'preview' },
  { text: 'rate', area: 'text' },
  { text: 'rate', area: 'title' },
  { text: 'waits -inflation' },
  { rubrics: [4] },
  { rubrics: [4], text: 'bank' },
  { languages: ['ru'] },
  { sources: [1] },
  { from: '2020-06-09' },
  { tones: [1] },
  { genres: [1], text: 'oil' },
  {},
];

test.each(questions)('new items match %j exactly where a search for it finds them', async (question) => {
  const id = await save(question);
  expect((await watch(id)).body).toEqual({ ok: true });
  const index = new WatchIndex();
  await index.follow(api.db);
  const matched = (await matchItems(api.db, newsIds, index)).filter(({ searchId }) => searchId === id);
  const found = await api.call(
    'news/search',
    { languages: ['ru', 'en'], ...question, pageSize: 50 },
    { session },
  );
  const ids = found.body.news.map(({ newsId }: { newsId: number }) => newsId);
  expect(matched.map(({ newsId }) => newsId)).toEqual(ids.toSorted((a: number, b: number) => a - b));
});

test('an alert is told once, gathers what comes while it is unread, and leaves out what is muted', async () => {
  const reader = await signInAs(api.db);
  const id = await save({ text: 'oil' }, reader);
  await watch(id, true, reader);
  await tell();
  expect(await notices(reader)).toMatchObject([
    { kind: 'search', title: 'Saved', text: 'Prices of oil and gas fall (Outlet b.example)', times: 2 },
  ]);
  await tell();
  expect((await notices(reader))[0].times).toBe(2);
  await api.call('muting/muteWord', { word: 'barrel' }, { session: reader });
  await insertStories(api.db, [
    [{ title: 'Oil again', at: '2020-06-08T13:00:00Z' }],
    [{ title: 'Oil by the barrel', at: '2020-06-08T13:30:00Z' }],
    [{ title: 'Oil of last month', at: '2020-05-08T13:30:00Z' }],
  ]);
  await tell();
  expect(await notices(reader)).toMatchObject([{ text: 'Oil again (Outlet one.example)', times: 3 }]);
});

test('a changed search is watched as it is now; one that is paused or deleted is told no more', async () => {
  const reader = await signInAs(api.db);
  const id = await save({ text: 'steel' }, reader);
  await watch(id, true, reader);
  await api.call(
    'search/updateSavedSearch',
    { id, version: 1, question: { text: 'copper' } },
    { session: reader },
  );
  await insertStories(api.db, [[{ title: 'Copper grows', at: '2020-06-08T14:00:00Z' }]]);
  await tell();
  expect(await notices(reader)).toMatchObject([{ text: 'Copper grows (Outlet one.example)' }]);
  const asked = () => api.call('alerts/getSearches', {}, { session: reader });
  expect((await asked()).body.searches).toEqual([{ id, name: 'Saved', isWatched: true, byMail: false }]);
  await watch(id, false, reader);
  expect((await asked()).body.searches[0].isWatched).toBe(false);
  await watch(id, true, reader);
  await api.call('search/deleteSavedSearch', { id }, { session: reader });
  await insertStories(api.db, [[{ title: 'Copper falls', at: '2020-06-08T15:00:00Z' }]]);
  await tell();
  expect((await notices(reader))[0].times).toBe(1);
});

test('refusals: nobody, another’s search, none, one that asks for popularity', async () => {
  expect((await api.call('alerts/getSearches')).status).toBe(401);
  const id = await save({ text: 'oil' });
  expect((await api.call('alerts/watchSearch', { id, on: true })).status).toBe(401);
  expect((await watch(id, true, await signInAs(api.db))).status).toBe(404);
  expect((await watch(999_999)).status).toBe(404);
  expect((await api.call('alerts/watchSearch', { id, on: 'maybe' }, { session })).status).toBe(400);
  expect((await watch(await save({ text: 'oil', popularity: [4] }))).status).toBe(409);
});
