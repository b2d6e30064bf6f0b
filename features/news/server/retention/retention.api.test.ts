import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { insertStories, type InsertedStory } from '../../testing/insert-stories.ts';
import { dropOldNews } from './drop-old-news.ts';
import { newsRetention } from './retention-job.ts';

let api: TestApp;
let stories: Record<
  'free' | 'marked' | 'followed' | 'onBoard' | 'commented' | 'step' | 'recent',
  InsertedStory
>;
const bound = new Date('2020-01-01T00:00:00Z');

beforeAll(async () => {
  api = await openTestApp();
  const old = (title: string) => [
    { title, at: '2019-03-01T10:00:00Z' },
    { title: `${title} again`, at: '2019-03-01T11:00:00Z', source: 'two.example' },
  ];
  const names = ['free', 'marked', 'followed', 'onBoard', 'commented', 'step'] as const;
  const recent = [{ title: 'recent', at: '2020-02-01T10:00:00Z' }];
  const inserted = await insertStories(api.db, [...names.map(old), recent]);
  stories = Object.fromEntries(
    [...names, 'recent' as const].map((name, at) => [name, inserted[at]!]),
  ) as typeof stories;
  await keepAll();
});
afterAll(() => api.close());

/** What people keep of the old ones; a step of an affair stays while the affair goes on. */
async function keepAll(): Promise<void> {
  await signInAs(api.db, { email: 'keeps@example.org' });
  const { db } = api;
  const [account] = await db.query<{ id: number }>(
    "select id from account where email = 'keeps@example.org'",
  );
  const accountId = account!.id;
  await db.run("insert into news_mark (news_id, account_id, kind) values ($1, $2, 'later')", [
    stories.marked.newsIds[0],
    accountId,
  ]);
  // Read by somebody is not kept by anybody.
  await db.run("insert into news_mark (news_id, account_id, kind) values ($1, $2, 'read')", [
    stories.free.newsIds[0],
    accountId,
  ]);
  await db.run("insert into subscription (account_id, kind, subject) values ($1, 'story', $2)", [
    accountId,
    stories.followed.storyId,
  ]);
  await db.run("insert into board (account_id, name, tiles) values ($1, 'b', $2)", [
    accountId,
    JSON.stringify([
      { kind: 'text', text: 'x' },
      { kind: 'story', storyId: stories.onBoard.storyId },
    ]),
  ]);
  await db.run(
    "insert into comment (kind, subject_id, account_id, text, state) values ('news', $1, $2, 'so', 'shown')",
    [stories.commented.newsIds[1], accountId],
  );
  await db.run('update news_story set affair_id = $1 where id = any($2::bigint[])', [
    stories.step.storyId,
    [stories.step.storyId, stories.recent.storyId],
  ]);
}

const storyIds = async (): Promise<number[]> =>
  (await api.db.query<{ id: number }>('select id from news_story order by id')).map(({ id }) => id);

test('without a setting no news are dropped', async () => {
  const before = await storyIds();
  await newsRetention({ ...api.services, db: api.db }).work({}, new AbortController().signal);
  expect(await storyIds()).toEqual(before);
});

test('old stories that nobody keeps are dropped whole, with what went into them; the others stay whole', async () => {
  await api.db.run("insert into news_story (language, merged_into) values ('en', $1)", [
    stories.free.storyId,
  ]);
  const kept = Object.entries(stories).flatMap(([name, { storyId }]) => (name === 'free' ? [] : [storyId]));
  expect(await dropOldNews(api.db, bound)).toEqual({ stories: 1, headlines: 2 });
  expect(await storyIds()).toEqual(kept);
  const [items] = await api.db.query<{ n: number }>('select count(*)::int as n from news_item');
  expect(items!.n).toBe(11);
  expect((await api.call('news/getStory', { id: stories.free.storyId })).status).toBe(404);
  expect((await api.call('news/getStory', { id: stories.marked.storyId })).status).toBe(200);
  expect(await dropOldNews(api.db, bound)).toEqual({ stories: 0, headlines: 0 });
});
