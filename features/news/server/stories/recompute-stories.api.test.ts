import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#platform/server/db/db.ts';
import { withTestDatabase } from '#platform/server/testing/test-database.ts';
import { insertStories } from '../../testing/insert-stories.ts';
import { recomputeStories } from './recompute-stories.ts';

let db: Database;
const opened: Database[] = [];
beforeEach(async () => {
  db = await withTestDatabase();
  opened.push(db);
});
afterAll(() => Promise.all(opened.map((each) => each.close())));

const fire = (at: string, source: string, title = 'Fire destroys a depot in Samara at night') => ({
  title,
  at,
  source,
  yugoIds: [37, 1037],
});

const stateAt = (clock: string): Promise<object[]> =>
  db.query(
    `select story_id as "storyId", item_count as "items", source_count as "sources", yugo_ids as "yugoIds"
       from seen_story_state where from_at <= $1 and (until_at is null or until_at > $1) order by rank desc`,
    [clock],
  );

test('each clock sees the story as it stood then', async () => {
  const [story] = await insertStories(db, [
    [fire('2020-06-08T10:00:00Z', 'a.example'), fire('2020-06-08T12:00:00Z', 'b.example')],
  ]);
  const { storyId } = story!;
  expect(await stateAt('2020-06-08T09:00:00Z')).toEqual([]);
  expect(await stateAt('2020-06-08T11:00:00Z')).toEqual([
    { storyId, items: 1, sources: 1, yugoIds: [37, 1037] },
  ]);
  expect(await stateAt('2020-06-08T12:00:00Z')).toEqual([
    { storyId, items: 2, sources: 2, yugoIds: [37, 1037] },
  ]);
});

test('items carry count and score of their own state', async () => {
  const [story] = await insertStories(db, [
    [fire('2020-06-08T10:00:00Z', 'a.example'), fire('2020-06-08T12:00:00Z', 'b.example')],
  ]);
  const items = await db.query(
    `select i.cluster_count as "count", i.score = s.rank as "isRank" from news_item i join news_story_state s on s.news_id = i.id
      where i.story_id = $1 order by i.id`,
    [story!.storyId],
  );
  expect(items).toEqual([
    { count: 1, isRank: true },
    { count: 2, isRank: true },
  ]);
});

test('an item that moves takes its state along, and a story left empty has none', async () => {
  const [first, second] = await insertStories(db, [
    [fire('2020-06-08T10:00:00Z', 'a.example')],
    [fire('2020-06-08T11:00:00Z', 'b.example')],
  ]);
  await db.run('update news_item set story_id = $1 where story_id = $2', [first!.storyId, second!.storyId]);
  await recomputeStories(db, [first!.storyId, second!.storyId]);
  expect(await stateAt('2020-06-08T12:00:00Z')).toEqual([
    { storyId: first!.storyId, items: 2, sources: 2, yugoIds: [37, 1037] },
  ]);
});

test('settling twice changes no row', async () => {
  const [story] = await insertStories(db, [
    [fire('2020-06-08T10:00:00Z', 'a.example'), fire('2020-06-08T12:00:00Z', 'b.example')],
  ]);
  const rows = (): Promise<object[]> =>
    db.query(
      'select xmin::text, news_id from news_story_state union all select xmin::text, id from news_item order by 2, 1',
    );
  const before = await rows();
  await recomputeStories(db, [story!.storyId]);
  expect(await rows()).toEqual(before);
});
