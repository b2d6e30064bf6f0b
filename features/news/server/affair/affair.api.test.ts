import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { insertStories, type InsertedStory, type StoryNewsGiven } from '../../testing/insert-stories.ts';

let api: TestApp;
let spill: InsertedStory;
let arrest: InsertedStory;
let denial: InsertedStory;
let aside: InsertedStory;

const news = (day: string, time: string, source: string, title: string): StoryNewsGiven => ({
  title,
  at: `2020-06-0${day}T${time}:00Z`,
  source: `${source}.example`,
  rubricId: 14,
});

beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-08' });
  [spill, arrest, denial, aside] = (await insertStories(api.db, [
    [
      news('3', '06:00', 'a', 'Fuel spill in Norilsk: 5 dead fish found in the river'),
      news('3', '07:00', 'b', 'Fuel spill in Norilsk: 7 dead fish found in the river'),
      news('3', '09:00', 'c', 'Norilsk counts the losses of the fuel spill'),
    ],
    [
      news('5', '06:00', 'b', 'Head of the Norilsk plant arrested over the fuel spill'),
      news('5', '07:00', 'a', 'Norilsk plant head arrested over fuel spill'),
    ],
    [
      news('7', '06:00', 'a', 'Plant owner denies guilt in the Norilsk fuel spill'),
      news('7', '06:30', 'c', 'Owner of the Norilsk plant denies guilt'),
    ],
    [news('7', '08:00', 'd', 'A Norilsk fuel spill blog')],
    [news('4', '08:00', 'e', 'Roads are mended'), news('6', '08:00', 'e', 'Roads are open')],
    [{ ...news('6', '09:00', 'sports', 'Football is back'), rubricId: 6 }],
  ])) as [InsertedStory, InsertedStory, InsertedStory, InsertedStory];
  await api.db.run('update news_story set affair_id = $1 where id = any($2::bigint[])', [
    spill.storyId,
    [spill, arrest, denial, aside].map(({ storyId }) => storyId),
  ]);
  await api.db.run("insert into news_revision values ($1, '2020-06-05T08:00:00Z', 'Plant director held')", [
    arrest.newsIds[1],
  ]);
});
afterAll(() => api.close());

const getAffair = (id: number, more: object = {}) =>
  api.call('news/getAffair', { id, ...more } as { id: number });

test('an affair is its stories of several outlets in order of time, each with who was first and who came later', async () => {
  const { body } = await getAffair(spill.storyId);
  expect(body).toMatchObject({ affairId: spill.storyId, itemCount: 8, sourceCount: 4, minorCount: 1 });
  expect(body.steps.map(({ storyId }: { storyId: number }) => storyId)).toEqual(
    [spill, arrest, denial].map(({ storyId }) => storyId),
  );
  expect(body.steps[0].first).toMatchObject({ newsId: spill.newsIds[0], date: '2020-06-03T06:00:00.000Z' });
  expect(body.steps[0].others).toHaveLength(2);
  expect(body.days.map(({ headlines }: { headlines: number }) => headlines)).toEqual([3, 0, 2, 0, 3]);
});

test('any of its stories gives it, one merged into another too', async () => {
  const [gone] = await api.db.query<{ id: number }>(
    "insert into news_story (language, merged_into) values ('en', $1) returning id",
    [arrest.storyId],
  );
  for (const id of [denial.storyId, gone!.id])
    expect((await getAffair(id)).body.affairId).toBe(spill.storyId);
});

test('a denial and a correction are marked in their steps, with the wording before', async () => {
  const { body } = await getAffair(spill.storyId);
  expect(body.steps.map(({ denial: found }: { denial: object | null }) => found !== null)).toEqual([
    false,
    false,
    true,
  ]);
  expect(body.steps[1].correction).toMatchObject({
    newsId: arrest.newsIds[1],
    earlier: 'Plant director held',
  });
});

test('figures that differ stand with their outlets', async () => {
  const { body } = await getAffair(spill.storyId);
  expect(body.figures).toMatchObject([
    {
      values: [
        { newsId: spill.newsIds[0], figure: '5 dead' },
        { newsId: spill.newsIds[1], figure: '7 dead' },
      ],
    },
  ]);
});

test('who was first in how many steps, and the outlets of its rubric that have nothing on it, none of sports', async () => {
  const { body } = await getAffair(spill.storyId);
  expect(body.firsts.map(({ steps }: { steps: number }) => steps)).toEqual([2, 1]);
  expect(
    body.silent.map(({ sourceName, headlines }: { sourceName: string; headlines: number }) => [
      sourceName,
      headlines,
    ]),
  ).toEqual([['Outlet e.example', 2]]);
});

test('at an earlier clock later steps are not there; before its first headline there is no affair', async () => {
  expect((await getAffair(spill.storyId, { asOf: '2020-06-05' })).body.steps).toHaveLength(2);
  expect((await getAffair(spill.storyId, { asOf: '2020-06-02' })).status).toBe(404);
});

test('its latest headlines, the days on which few outlets were read, and what lies near', async () => {
  const { body } = await getAffair(spill.storyId);
  expect(body.headlines[0]).toMatchObject({ newsId: aside.newsIds[0] });
  expect(body.headlines).toHaveLength(8);
  // Three outlets on the first day, one on the next.
  expect(body.days.map(({ isThin }: { isThin: boolean }) => isThin)).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
  expect(body.nearby).toEqual([]);
});

test('a story of another affair that names two of its own lies near', async () => {
  const [other] = await insertStories(api.db, [
    [
      news('5', '10:00', 'a', 'Tundra fund of Nornickel and Potanin is opened'),
      news('5', '11:00', 'b', 'Potanin and Nornickel open a fund'),
    ],
  ]);
  const ids = await api.db.query<{ id: number }>(
    `insert into entity (key, kind, names) values ('x nornickel', 1, '{"en": "Nornickel"}'), ('x potanin', 2, '{"en": "Potanin"}') returning id`,
  );
  const named = [...spill.newsIds, ...other!.newsIds];
  await api.db.run(
    `insert into news_item_entity (news_id, entity_id, published_at, starts, ends)
     select n.id, e.id, n.published_at, e.at, e.at + 1 from news_item n, unnest($2::int[]) with ordinality as e (id, at) where n.id = any($1::bigint[])`,
    [named, ids.map(({ id }) => id)],
  );
  const { body } = await getAffair(spill.storyId, { asOf: '2020-06-07' });
  expect(body.nearby).toMatchObject([{ storyId: other!.storyId, sourceCount: 2 }]);
});
