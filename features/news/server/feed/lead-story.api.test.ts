import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { readSections } from '../followed/read-sections.ts';
import { insertEntity, mention } from '../../testing/insert-entities.ts';
import { insertStories, type InsertedStory, type StoryNewsGiven } from '../../testing/insert-stories.ts';

let api: TestApp;
let spill: InsertedStory;
let late: InsertedStory;
let transfer: InsertedStory;

const told = (time: string, source: string, title: string, rubricId: number): StoryNewsGiven => ({
  title,
  at: `2020-06-08T${time}:00Z`,
  source,
  rubricId,
  yugoIds: [place],
});
const place = 77;
const outlets = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'k'].map((name) => `${name}.example`);

beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-08' });
  await api.db.run(
    `insert into place (yugo_id, kind, name_ru, name_en, name_ja, name_pt, name_es, name_short_ru, order_ru, order_en, order_ja, order_pt, order_es) values ($1, 'region', 'Город', 'City', '市', 'Cidade', 'Ciudad', 'Г.', 1, 1, 1, 1, 1) on conflict do nothing`,
    [place],
  );
  [spill, late, transfer] = (await insertStories(api.db, [
    outlets.slice(0, 6).map((outlet, at) => told(`07:1${at}`, outlet, 'Fuel has spilt in Norilsk', 14)),
    outlets.slice(0, 3).map((outlet, at) => told(`20:1${at}`, outlet, 'Oil has got dearer', 4)),
    outlets.map((outlet, at) => told(`19:1${at}`, outlet, 'A striker changes clubs', 6)),
  ])) as [InsertedStory, InsertedStory, InsertedStory];
});
afterAll(() => api.close());

const storyIds = async (input: object) =>
  (await api.call('news/getNewsList', { rubricId: 1, groupByStories: true, ...input })).body.news.map(
    ({ storyId }: { storyId: number }) => storyId,
  );

test('the story that most outlets told leads the day, not three headlines of the last hour and not a transfer', async () => {
  expect(await storyIds({})).toEqual([spill.storyId, late.storyId, transfer.storyId]);
});

test('rubric, its feed to subscribe to and the digest\u2019s section stand in the order of home', async () => {
  const regional = await storyIds({ rubricId: 14 });
  expect(regional).toEqual([spill.storyId]);
  const [section] = await readSections(api.db, [{ kind: 'rubric', id: 1 }], {
    clock: new Date('2020-06-08T20:59:59Z'),
    from: new Date('2020-06-07T20:59:59Z'),
    language: 'en',
    size: 3,
  });
  expect(section!.stories.map((story) => story.storyId)).toEqual(await storyIds({}));
});

test('one composition serves all: the region\u2019s feed, what is subscribed to and its section stand in the order of home', async () => {
  const order = await storyIds({});
  expect(order).toHaveLength(3);
  const region = await api.call('news/GetNewsByYugoId', { yugoId: place, groupByStories: true } as object);
  expect(region.body.news.map(({ storyId }: { storyId: number }) => storyId)).toEqual(order);
  for (const feed of ['stories', `region/${place}`]) {
    const { body } = await api.app.inject({ url: `/en/feeds/${feed}.rss` });
    expect([...body.matchAll(/<guid[^>]*>[^<]*:story:(\d+)</g)].map(([, id]) => Number(id))).toEqual(order);
  }
  const [section] = await readSections(api.db, [{ kind: 'region', id: place }], {
    clock: new Date('2020-06-08T20:59:59Z'),
    from: new Date('2020-06-07T20:59:59Z'),
    language: 'en',
    size: 3,
  });
  expect(section!.stories.map((story) => story.storyId)).toEqual(order);
});

test('in order of time the latest stands first', async () => {
  expect(await storyIds({ orderBy: 2 })).toEqual([late.storyId, transfer.storyId, spill.storyId]);
});

test('of two hot stories that name one person the first alone is shown', async () => {
  const about = (time: string, title: string) =>
    outlets.map((outlet) => told(time, outlet, `${title}: ${outlet}`, 14));
  const stories = await insertStories(api.db, [
    about('18:50', 'A player signs'),
    about('18:51', 'A player was insulted'),
  ]);
  const hot = () => storyIds({ hot: true, asOf: '2020-06-08T19:00:00Z' });
  expect((await hot()).sort()).toEqual(stories.map(({ storyId }) => storyId).sort());
  const player = await insertEntity(api.db, { kind: 'person', name: 'Player' });
  for (const id of stories.flatMap(({ newsIds }) => newsIds)) await mention(api.db, id, player, 'player');
  await api.db.run('update data_version set version = version + 1');
  expect(await hot()).toHaveLength(1);
});
