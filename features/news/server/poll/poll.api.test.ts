import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { insertNews } from '../../testing/insert-news.ts';

let api: TestApp;
let newsId: number;
let tomorrow: number;
beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-08' });
  [newsId, tomorrow] = (await insertNews(api.db, [
    { title: 'Seen', at: '2020-06-08T08:00:00Z' },
    { title: 'Tomorrow', at: '2020-06-09T08:00:00Z' },
  ])) as [number, number];
});
afterAll(() => api.close());

test('a person counts once, and the last vote is the one that counts', async () => {
  const session = await signInAs(api.db);
  expect((await api.call('news/getPoll', { newsId }, { session })).body).toEqual({
    mine: null,
    counts: null,
  });
  await api.call('news/votePoll', { newsId, vote: 'true' }, { session });
  const { body } = await api.call('news/votePoll', { newsId, vote: 'fake' }, { session });
  expect(body).toEqual({ mine: 'fake', counts: { true: 0, fake: 1, unsure: 0 } });
  expect((await api.call('news/getPoll', { newsId }, { session })).body).toEqual(body);
});

test('who has not voted does not see how others did', async () => {
  expect((await api.call('news/getPoll', { newsId })).body).toEqual({ mine: null, counts: null });
});

test('votes of one person at once are one vote', async () => {
  const session = await signInAs(api.db);
  const before = (await api.call('news/votePoll', { newsId, vote: 'unsure' }, { session })).body.counts;
  await Promise.all(
    Array.from({ length: 5 }, () => api.call('news/votePoll', { newsId, vote: 'unsure' }, { session })),
  );
  expect((await api.call('news/getPoll', { newsId }, { session })).body.counts).toEqual(before);
});

test('refusals: without a login, of another answer, of what is not seen', async () => {
  const session = await signInAs(api.db);
  expect((await api.call('news/votePoll', { newsId, vote: 'true' })).status).toBe(401);
  expect((await api.call('news/votePoll', { newsId, vote: 'maybe' }, { session })).status).toBe(400);
  expect((await api.call('news/getPoll', { newsId: -1 })).status).toBe(400);
  expect((await api.call('news/votePoll', { newsId: tomorrow, vote: 'true' }, { session })).status).toBe(404);
  expect((await api.call('news/getPoll', { newsId: tomorrow })).body.code).toBe('news_not_found');
});
