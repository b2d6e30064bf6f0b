import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFiguresApp } from '#app/testing/figures-app.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { insertStories, type InsertedStory } from '#features/news/testing/insert-stories.ts';
import { moveReferences } from '#features/news/public.server.ts';
import { maxSubscriptions } from '#services/following/public.ts';

const moscow = 1_124_665;

let api: TestApp;
let session: string;
let stories: InsertedStory[];
let sourceId: number;

beforeAll(async () => {
  api = await openFiguresApp({ AS_OF: '2020-06-08' });
  session = await signInAs(api.db, { email: 'reader@test.example' });
  stories = await insertStories(api.db, [
    [
      { title: 'Oil grows', at: '2020-06-08T08:00:00Z', rubricId: 4, source: 'a.example' },
      { title: 'Oil grows on', at: '2020-06-08T12:00:00Z', rubricId: 4, source: 'b.example' },
    ],
    [
      {
        title: 'Moscow opens',
        at: '2020-06-07T08:00:00Z',
        rubricId: 12,
        yugoId: moscow,
        source: 'b.example',
      },
    ],
    [{ title: 'OPEC meets again', at: '2020-06-06T08:00:00Z', rubricId: 5, source: 'c.example' }],
    [{ title: 'An old headline of oil', at: '2020-05-01T08:00:00Z', rubricId: 4, source: 'a.example' }],
  ]);
  [{ id: sourceId }] = (await api.db.query<{ id: number }>(
    `select id from news_source where domain = 'b.example'`,
  )) as [{ id: number }];
});
afterAll(() => api.close());

const call = async (name: string, input: object = {}, as = session) =>
  api.call(`subscriptions/${name}` as 'subscriptions/subscribe', input, { session: as });
const follow = (type: string, value: number, as = session) => call('subscribe', { type, value }, as);
const all = async (as = session) => (await call('GetAllSubscriptionsWithData', {}, as)).body.subscriptions;

test('following twice is following once; ending twice is ending once; again finds the same settings', async () => {
  const reader = await signInAs(api.db);
  const first = await follow('rubric', 4, reader);
  expect(first.body).toEqual({
    subscriptionId: expect.any(Number),
    type: 'rubric',
    value: 4,
    inDigest: true,
  });
  expect((await follow('rubric', 4, reader)).body).toEqual(first.body);
  expect(await all(reader)).toHaveLength(1);
  await call('putIntoDigest', { type: 'rubric', value: 4, inDigest: false }, reader);
  for (let i = 0; i < 2; i++)
    expect((await call('unsubscribe', { type: 'rubric', value: 4 }, reader)).body).toEqual({ ok: true });
  expect(await all(reader)).toEqual([]);
  expect((await follow('rubric', 4, reader)).body).toEqual({ ...first.body, inDigest: false });
});

test('every kind brings its own headlines of seven days, by day', async () => {
  await follow('rubric', 4);
  await follow('region', moscow);
  await follow('story', stories[0]!.storyId);
  await follow('source', sourceId);
  const followed = await all();
  expect(
    followed.map(({ type, name, weekCount, days }: Record<string, unknown>) => [type, name, weekCount, days]),
  ).toEqual([
    ['region', 'Moscow', 1, [0, 0, 0, 0, 0, 1, 0]],
    ['story', 'Oil grows on', 2, [0, 0, 0, 0, 0, 0, 2]],
    ['rubric', 'Economics', 2, [0, 0, 0, 0, 0, 0, 2]],
    ['source', 'Outlet b.example', 2, [0, 0, 0, 0, 0, 1, 1]],
  ]);
  expect(followed[2].news).toMatchObject([{ title: 'Oil grows on' }]);
});

test('grouped comes in pages of five with three headlines each; mixed has each headline once with all it came by', async () => {
  const grouped = (await call('getGrouped')).body;
  expect([grouped.total, grouped.subscriptions.length]).toEqual([4, 4]);
  expect((await call('getGrouped', { pageIndex: 2, pageSize: 3 })).body.subscriptions).toHaveLength(1);
  const mixed = (await call('getMixed')).body;
  expect(mixed.total).toBe(3);
  expect(
    mixed.news.map(({ title, subscriptions }: { title: string; subscriptions: { name: string }[] }) => [
      title,
      subscriptions.map(({ name }) => name),
    ]),
  ).toEqual([
    ['Oil grows on', ['Oil grows on', 'Economics', 'Outlet b.example']],
    ['Oil grows', ['Oil grows on', 'Economics']],
    ['Moscow opens', ['Moscow', 'Outlet b.example']],
  ]);
  expect((await call('getMixed', { pageIndex: 2, pageSize: 2 })).body.news).toHaveLength(1);
});

test('an industry brings the headlines with its words; one that no word calls, or that is none, cannot be followed', async () => {
  const reader = await signInAs(api.db);
  const [oil, households] = [106, 20];
  expect((await follow('industry', oil, reader)).status).toBe(200);
  expect((await follow('industry', oil, reader)).status).toBe(200);
  expect((await all(reader)).map(({ type, name }: Record<string, unknown>) => [type, name])).toEqual([
    ['industry', 'Oil and gas extraction'],
  ]);
  expect((await all(reader))[0]).toMatchObject({
    weekCount: 1,
    news: [{ title: 'OPEC meets again' }],
  });
  // A reader of Russian has no headline of oil in Russian here, and so every language.
  const russian = await api.call(
    'subscriptions/GetAllSubscriptionsWithData',
    {},
    { session: reader, locale: 'ru' },
  );
  expect(russian.body.subscriptions[0]).toMatchObject({ name: 'Нефть и газ, добыча', weekCount: 1 });
  for (const none of [households, 22, 104, 2_147_483_648])
    expect((await follow('industry', none, reader)).status, String(none)).toBe(404);
});

test('what came since the visit before is counted as new', async () => {
  const reader = await signInAs(api.db);
  await follow('rubric', 4, reader);
  expect((await all(reader))[0].newCount).toBe(0);
  await api.db.run(
    `insert into news_visit (account_id, seen_at, called_at)
     select max(id), '2020-06-08T10:00:00Z', now() - interval '1 day' from account`,
  );
  expect((await all(reader))[0].newCount).toBe(1);
  expect(
    (await call('getMixed', {}, reader)).body.news.map(({ isNew }: { isNew: boolean }) => isNew),
  ).toEqual([true, false]);
});

test('a question is followed once however often it is asked, and by its saved filter', async () => {
  const reader = await signInAs(api.db);
  const ask = () => call('subscribeToSearchQuery', { question: { text: 'oil' } }, reader);
  const first = (await ask()).body;
  expect((await ask()).body).toEqual(first);
  expect(
    (await all(reader)).map(({ name, weekCount }: Record<string, unknown>) => [name, weekCount]),
  ).toEqual([['oil', 2]]);
  expect((await call('SubscribeToSearchQueryById', { id: first.value }, reader)).body).toEqual(first);
  expect((await call('SubscribeToSearchQueryById', { id: first.value })).status).toBe(404);
  expect((await call('subscribe', { type: 'search', value: first.value })).status).toBe(404);
  expect((await call('subscribeToSearchQuery', { question: { text: '?!' } }, reader)).body.code).toBe(
    'query_without_words',
  );
  await api.call('search/deleteSavedSearch', { id: first.value }, { session: reader });
  expect(await all(reader)).toEqual([]);
});

test('whether a subject is followed is known to its reader alone', async () => {
  const ask = (as?: string) => api.call('subscriptions/find', { type: 'rubric', value: 4 }, { session: as });
  expect((await ask(session)).body).toMatchObject({ isSubscribed: true });
  expect((await ask()).body).toEqual({ isSubscribed: false, subscriptionId: null });
});

test('a rubric’s feed says to its reader alone that it is followed, also where the answer was cached', async () => {
  const ask = async (as?: string, rubricId = 4) =>
    (await api.call('Section', { rubricId }, { session: as })).body;
  expect((await ask()).isRubricSubscribed).toBe(false);
  await follow('rubric', 4);
  expect(await ask(session)).toMatchObject({ isRubricSubscribed: true, subscriptionId: expect.any(Number) });
  expect((await ask(session, 12)).isRubricSubscribed).toBe(false);
  expect((await ask(await signInAs(api.db))).isRubricSubscribed).toBe(false);
  expect((await ask()).isRubricSubscribed).toBe(false);
  const list = await api.call('news/getNewsList', { rubricId: 4 }, { session });
  expect(list.body.isRubricSubscribed).toBe(true);
  await call('unsubscribe', { type: 'rubric', value: 4 });
  expect((await ask(session)).isRubricSubscribed).toBe(false);
});

test('refusals: nobody, nothing, not a kind, too many', async () => {
  expect((await api.call('subscriptions/getMixed')).status).toBe(401);
  expect((await api.call('subscriptions/subscribe', { type: 'rubric', value: 4 })).status).toBe(401);
  expect((await follow('rubric', 1)).status).toBe(404);
  expect((await follow('rubric', 15)).status).toBe(404);
  expect((await follow('story', 999_999)).status).toBe(404);
  expect((await follow('region', Number.MAX_SAFE_INTEGER)).status).toBe(404);
  expect((await follow('person', 1)).status).toBe(400);
  expect((await follow('rubric', -1)).status).toBe(400);
  const keen = await signInAs(api.db);
  await api.db.run(
    `insert into subscription (account_id, kind, subject) select (select max(id) from account), 'story', generate_series(1, $1::int)`,
    [maxSubscriptions],
  );
  const refused = await follow('rubric', 4, keen);
  expect([refused.status, refused.body.code]).toEqual([400, 'too_many_kept']);
  expect(refused.body.title).toContain('maximum number of sections');
});

test('an affair is followed by any of its stories and brings what all of them do', async () => {
  const reader = await signInAs(api.db);
  const [oil, moscowOpens, opec] = stories.map(({ storyId }) => storyId);
  await api.db.run('update news_story set affair_id = $1 where id = any($2::bigint[])', [oil, [oil, opec]]);
  expect((await follow('affair', opec!, reader)).status).toBe(200);
  expect(await all(reader)).toMatchObject([
    { type: 'affair', value: opec, name: 'Oil grows on', weekCount: 3 },
  ]);
  expect((await follow('affair', moscowOpens! + 1_000_000, reader)).status).toBe(404);
});

test('what people have of a story goes with it into another', async () => {
  const reader = await signInAs(api.db);
  const both = await signInAs(api.db);
  const [oil, moscowOpens] = stories.map(({ storyId }) => storyId) as [number, number];
  for (const who of [reader, both]) await follow('story', moscowOpens, who);
  await follow('story', oil, both);
  await api.db.run(
    "insert into comment (kind, subject_id, text, state) values ('story', $1, 'Well told', 'shown')",
    [moscowOpens],
  );
  await moveReferences(api.db, [{ from: moscowOpens, into: oil }]);
  expect(await all(reader)).toMatchObject([{ type: 'story', value: oil }]);
  expect((await all(both)).map(({ value }: { value: number }) => value)).toContain(oil);
  expect(await api.db.query("select subject_id::int as id from comment where kind = 'story'")).toEqual([
    { id: oil },
  ]);
});
