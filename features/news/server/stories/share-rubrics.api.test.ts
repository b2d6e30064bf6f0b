import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { createRandom } from '#newsengine/learning/train-linear.ts';
import { insertStories, type InsertedStory } from '../../testing/insert-stories.ts';
import { recomputeStories } from './recompute-stories.ts';

const days = ['2020-06-04', '2020-06-05', '2020-06-06', '2020-06-07', '2020-06-08'];
const storiesADay = 6;
let api: TestApp;
let stories: InsertedStory[];

beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-08' });
  const random = createRandom(11);
  const given = days.flatMap((day) =>
    Array.from({ length: storiesADay }, (_, story) =>
      Array.from({ length: 1 + Math.floor(random() * 4) }, (_each, at) => ({
        title: `Story ${story} of ${day}, part ${at}`,
        at: `${day}T${String(8 + at * 3).padStart(2, '0')}:${String(story).padStart(2, '0')}:00Z`,
        source: `${at}.example`,
        rubricId: 2 + Math.floor(random() * 13),
      })),
    ),
  );
  stories = await insertStories(api.db, given);
  // Trusts of every size: some stories are left without a rubric.
  await api.db.run(`update news_item set rubric_share = 0.2 + (id * 37 % 80) / 100.0`);
  await api.db.transaction((tx) =>
    recomputeStories(
      tx,
      stories.map(({ storyId }) => storyId),
    ),
  );
});
afterAll(() => api.close());

interface Row {
  storyId: number;
  rubricId: number | null;
}

const lists = new Map<string, Row[]>();

/** A rubric's rows at a clock, each of which must carry that rubric. */
async function listOf(rubricId: number, asked: object): Promise<Row[]> {
  const name = JSON.stringify([rubricId, asked]);
  const rows =
    lists.get(name) ?? ((await api.call('Section', { rubricId, pageSize: 50, ...asked })).body.news as Row[]);
  lists.set(name, rows);
  for (const row of rows) expect(row.rubricId).toBe(rubricId);
  return rows;
}

test('row, page, list of its items and rubric of a story agree on every day, and some have none', async () => {
  let compared = 0;
  let without = 0;
  for (const day of days) {
    const asked = { asOf: day } as object;
    const { body } = await api.call('Section', { rubricId: 1, pageSize: 50, ...asked });
    for (const { storyId, rubricId } of body.news as Row[]) {
      const story = (await api.call('news/getStory', { id: storyId, ...asked })).body;
      expect(story.rubricId).toBe(rubricId);
      const items = (await api.call('news/GetStoriesByNewsId', { newsId: story.lead.newsId, ...asked })).body;
      for (const item of items.news as Row[]) expect(item.rubricId).toBe(rubricId);
      if (rubricId === null) without += 1;
      else {
        expect((await listOf(rubricId, asked)).map((row) => row.storyId)).toContain(storyId);
      }
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThanOrEqual(5 * storiesADay);
  expect(without).toBeGreaterThan(0);
});

test('what was judged of each item by itself is kept, and settling again changes nothing', async () => {
  const rows = (): Promise<object[]> =>
    api.db.query('select id, rubric_id, judged_rubric_id from news_item order by id');
  const before = await rows();
  await api.db.transaction((tx) =>
    recomputeStories(
      tx,
      stories.map(({ storyId }) => storyId),
    ),
  );
  expect(await rows()).toEqual(before);
});
