import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { hashToken, newToken } from '#features/account/server/sessions/opaque-token.ts';
import { insertSession } from '#features/account/server/sessions/session-queries.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { insertNews } from '../../testing/insert-news.ts';

let api: TestApp;
let ids: number[];
let irina: string;
beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-08' });
  ids = await insertNews(api.db, [
    { title: 'First', at: '2020-06-08T08:00:00Z' },
    { title: 'Second', at: '2020-06-08T09:00:00Z' },
    { title: 'Tomorrow', at: '2020-06-09T09:00:00Z' },
  ]);
  irina = await signInAs(api.db);
});
afterAll(() => api.close());

const mark = (newsId: number | undefined, kind: string, on: boolean, session = irina) =>
  api.call('news/setMark', { newsId, kind, on }, { session });

test('a mark stays until it is taken away, and setting it again changes nothing', async () => {
  await mark(ids[0], 'later', true);
  expect((await mark(ids[0], 'later', true)).body).toEqual({ newsId: ids[0], kinds: ['later'] });
  expect((await mark(ids[0], 'read', true)).body.kinds).toEqual(['later', 'read']);
  expect((await mark(ids[0], 'later', false)).body.kinds).toEqual(['read']);
  expect((await mark(ids[0], 'later', false)).body.kinds).toEqual(['read']);
});

test('the account\u2019s marks are the same on a second device and nobody else\u2019s', async () => {
  await mark(ids[1], 'read', true);
  const marks = (await api.call('news/getMarks', {}, { session: irina })).body;
  expect(marks).toContainEqual({ newsId: ids[1], kinds: ['read'] });
  const some = await api.call('news/getMarks', { newsIds: [ids[1]!, ids[2]!] }, { session: irina });
  expect(some.body).toEqual([{ newsId: ids[1], kinds: ['read'] }]);
  const other = await signInAs(api.db);
  expect((await api.call('news/getMarks', {}, { session: other })).body).toEqual([]);
});

test('read, later, favourite and liked are there on a second device, and what is taken away there is gone here', async () => {
  const here = await signInAs(api.db, { email: 'two-devices@test.example' });
  const there = newToken();
  const [person] = await api.db.query<{ id: number }>(
    `select id::int from account where email = 'two-devices@test.example'`,
  );
  await insertSession(api.db, {
    tokenHash: hashToken(there),
    accountId: person!.id,
    remember: false,
    replacesPassword: false,
    seconds: 3600,
  });
  const kinds = ['favourite', 'later', 'liked', 'read'];
  for (const kind of kinds) await mark(ids[0], kind, true, here);
  const seen = async (session: string) =>
    (await api.call('news/getMarks', { newsIds: [ids[0]!] }, { session })).body.flatMap(
      ({ kinds: own }: { kinds: string[] }) => own.toSorted(),
    );
  expect(await seen(there)).toEqual(kinds);
  await mark(ids[0], 'liked', false, there);
  expect(await seen(here)).toEqual(kinds.filter((kind) => kind !== 'liked'));
});

test('marked news come with the last marked first, as far as the clock sees them', async () => {
  const session = await signInAs(api.db);
  await mark(ids[1], 'favourite', true, session);
  await mark(ids[0], 'favourite', true, session);
  const { body } = await api.call('news/getMarkedNews', { kind: 'favourite' }, { session });
  expect(body.news.map(({ newsId }: { newsId: number }) => newsId)).toEqual([ids[0], ids[1]]);
  expect(body.newsTotalCount).toBe(2);
  const second = await api.call(
    'news/getMarkedNews',
    { kind: 'favourite', pageIndex: 2, pageSize: 1 },
    { session },
  );
  expect(second.body.news).toMatchObject([{ newsId: ids[1] }]);
  const early = { kind: 'favourite', asOf: '2020-06-08T08:30:00Z' } as object;
  expect((await api.call('news/getMarkedNews', early, { session })).body.newsTotalCount).toBe(1);
});

test('what is not seen at the clock cannot be marked', async () => {
  for (const newsId of [ids[2], 999_999])
    expect(await mark(newsId, 'later', true)).toMatchObject({
      status: 404,
      body: { code: 'news_not_found' },
    });
});

test('an anonymous visitor has no marks', async () => {
  expect((await api.call('news/setMark', { newsId: ids[0], kind: 'read', on: true })).status).toBe(401);
  expect((await api.call('news/getMarks')).status).toBe(401);
  expect((await api.call('news/getMarkedNews', { kind: 'liked' })).status).toBe(401);
});

test('a mark needs the session\u2019s anti-forgery token', async () => {
  const { status, body } = await api.call(
    'news/setMark',
    { newsId: ids[0], kind: 'read', on: true },
    { session: irina, headers: { 'x-xsrf-token': 'forged' } },
  );
  expect([status, body.code]).toEqual([403, 'forgery_suspected']);
});

test.each([
  ['news/setMark', { newsId: 1, kind: 'hidden', on: true }],
  ['news/setMark', { newsId: 0, kind: 'read', on: true }],
  ['news/setMark', { newsId: 1, kind: 'read' }],
  ['news/getMarks', { newsIds: Array.from({ length: 201 }, (_, index) => index + 1) }],
  ['news/getMarkedNews', { kind: 'liked', pageSize: 101 }],
  ['news/getMarkedNews', {}],
] as const)('%s refuses %j', async (call, input) => {
  expect(await api.call(call, input, { session: irina })).toMatchObject({
    status: 400,
    body: { code: 'bad_request' },
  });
});

test('what a person keeps is counted mark by mark, without what the clock has not reached', async () => {
  const nina = await signInAs(api.db);
  const kept = async () => (await api.call('news/countKept', {}, { session: nina })).body;
  expect(await kept()).toEqual({ later: 0, favourite: 0, liked: 0, muted: 0 });
  for (const [newsId, kind] of [
    [ids[0], 'later'],
    [ids[1], 'later'],
    [ids[1], 'liked'],
    [ids[1], 'read'],
  ] as const)
    await mark(newsId, kind, true, nina);
  await api.call('muting/muteWord', { word: 'football' }, { session: nina });
  expect(await kept()).toEqual({ later: 2, favourite: 0, liked: 1, muted: 1 });
  expect((await api.call('news/countKept')).body.code).toBe('not_authenticated');
});
