import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { findLongAffair } from './affair-queries.ts';
import { insertEntity, mention } from '../../testing/insert-entities.ts';
import { insertStories, type InsertedStory } from '../../testing/insert-stories.ts';

let api: TestApp;
let stories: InsertedStory[];
let ids: number[];
let other: InsertedStory;
beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-08', COMPANY_CHECK_URL: 'https://check.example' });
  stories = await insertStories(api.db, [
    [
      {
        title: 'Norilsk fuel spill grows',
        at: '2020-06-08T06:10:00Z',
        source: 'a.example',
        rubricId: 14,
        tone: -1,
        yugoIds: [1124698],
      },
      {
        title: 'Norilsk fuel spill grows',
        at: '2020-06-08T06:40:00Z',
        source: 'b.example',
        reprintOf: 0,
        tone: -1,
      },
      {
        title: 'Norilsk: 21 000 tonnes leaked, says Nornickel',
        at: '2020-06-08T09:00:00Z',
        source: 'c.example',
        tone: 0,
      },
      { title: 'Nornickel to pay for the spill', at: '2020-06-09T09:00:00Z', source: 'd.example', tone: 1 },
    ],
    [{ title: 'Nornickel shares fall', at: '2020-06-08T10:00:00Z', source: 'a.example' }],
    [{ title: 'Football returns', at: '2020-06-08T10:00:00Z', source: 'a.example' }],
  ]);
  ids = stories[0]!.newsIds;
  other = stories[1]!;
  const company = await insertEntity(api.db, {
    kind: 'company',
    name: 'Nornickel',
    facts: { inn: '8401005730' },
  });
  const town = await insertEntity(api.db, {
    kind: 'geography',
    name: 'Norilsk',
    names: { ru: 'Норильск', en: 'Norilsk' },
  });
  for (const id of ids.slice(0, 3)) await mention(api.db, id, town, 'Norilsk');
  for (const id of [ids[2]!, ids[3]!, other.newsIds[0]!]) await mention(api.db, id, company, 'Nornickel');
});
afterAll(() => api.close());

const getStory = (id: number, more: object = {}) =>
  api.call('news/getStory', { id, ...more } as { id: number });

test('a story is told as the clock\u2019s day knew it', async () => {
  const { body } = await getStory(stories[0]!.storyId);
  expect(body).toMatchObject({
    storyId: stories[0]!.storyId,
    itemCount: 3,
    sourceCount: 3,
    reprintCount: 1,
    firstAt: '2020-06-08T06:10:00.000Z',
    latestAt: '2020-06-08T09:00:00.000Z',
    tone: { negative: 2, neutral: 1, positive: 0 },
    why: { sources: 3, authority: 3 },
  });
  expect(body.headlines.map(({ newsId }: { newsId: number }) => newsId)).toEqual(ids.slice(0, 3));
});

test('its summary is three of its own headlines, no reprint among them; two headlines have none', async () => {
  const { body } = await getStory(stories[0]!.storyId, { asOf: '2020-06-09' });
  expect(body.summary).toEqual([ids[0], ids[2], ids[3]].map((newsId) => ({ newsId, isDenial: false })));
  expect((await getStory(other.storyId)).body).toMatchObject({ summary: [], figures: [] });
});

test('hours are Moscow\u2019s, a day each', async () => {
  const { body } = await getStory(stories[0]!.storyId, { asOf: '2020-06-09' });
  expect(body.days.map(({ day }: { day: string }) => day)).toEqual(['2020-06-08', '2020-06-09']);
  expect([body.days[0].hours[9], body.days[0].hours[12], body.days[1].hours[12]]).toEqual([2, 1, 1]);
});

test('what changed: the headline that brought a company and a number, not the reprint', async () => {
  const { body } = await getStory(stories[0]!.storyId);
  const [first, reprint, third] = body.headlines;
  expect([first.newEntities, reprint.newEntities]).toEqual([[], []]);
  expect(reprint.reprintOf).toBe(ids[0]);
  expect(third).toMatchObject({
    newEntities: [{ name: 'Nornickel', objectType: 1 }],
    newFigures: ['21 000 tonnes'],
  });
});

test('entities come with their headlines, in the caller\u2019s language, companies with a way to check them', async () => {
  const { body } = await api.call('news/getStory', { id: stories[0]!.storyId }, { locale: 'ru' });
  expect(body.entities).toMatchObject([
    { name: 'Норильск', objectType: 3, count: 3, checkUrl: null },
    { name: 'Nornickel', objectType: 1, count: 1, checkUrl: 'https://check.example/8401005730' },
  ]);
});

test('similar stories share a name or rare words; others are left out', async () => {
  const { body } = await getStory(stories[0]!.storyId, { asOf: '2020-06-08T20:00:00Z' });
  expect(body.similar).toMatchObject([
    { storyId: other.storyId, title: 'Nornickel shares fall', shared: ['Nornickel'] },
  ]);
});

test('an earlier wording of a headline is told, once the clock has passed its change', async () => {
  await api.db.run("insert into news_revision values ($1, '2020-06-08T07:00:00Z', 'Norilsk spill')", [
    ids[0],
  ]);
  const early = await getStory(stories[0]!.storyId, { asOf: '2020-06-08T06:50:00Z' });
  expect(early.body.headlines[0].earlierTitles).toEqual([]);
  const late = await getStory(stories[0]!.storyId, { asOf: '2020-06-08T08:00:00Z' });
  expect(late.body.headlines[0].earlierTitles).toEqual([
    { until: '2020-06-08T07:00:00.000Z', title: 'Norilsk spill' },
  ]);
});

test('a story that was merged leads to the one it became part of', async () => {
  const [gone] = await api.db.query<{ id: number }>(
    "insert into news_story (language, merged_into) values ('en', $1) returning id",
    [stories[0]!.storyId],
  );
  const [older] = await api.db.query<{ id: number }>(
    "insert into news_story (language, merged_into) values ('en', $1) returning id",
    [gone!.id],
  );
  expect((await getStory(older!.id)).body.storyId).toBe(stories[0]!.storyId);
});

test('a story that has not begun, and one that never was, are unavailable', async () => {
  for (const [id, asOf] of [
    [stories[0]!.storyId, '2020-06-08T06:00:00Z'],
    [999_999, '2020-06-08'],
  ] as const)
    expect(await getStory(id, { asOf })).toMatchObject({ status: 404, body: { code: 'news_not_found' } });
});

test.each([
  ['news/getStory', {}],
  ['news/getStory', { id: 0 }],
  ['news/getStory', { id: 'fire' }],
] as const)('%s refuses %j', async (call, input) => {
  expect(await api.call(call, input)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
});

test('steps of one affair stand on each of their pages in the order they began; a story alone has none', async () => {
  const at = (hour: string) => ({ at: `2020-06-08T${hour}:00:00Z`, source: 'a.example' });
  const [first, second, alone] = await insertStories(api.db, [
    [{ title: 'Depot burns in Samara', ...at('06') }],
    [{ title: 'Owner of the Samara depot is held', ...at('11') }],
    [{ title: 'Rain in Perm', ...at('11') }],
  ]);
  const steps = [first!.storyId, second!.storyId];
  await api.db.run('update news_story set affair_id = $1 where id = any($2::bigint[])', [steps[0], steps]);
  const stepsOf = async (id: number): Promise<number[]> =>
    (await getStory(id)).body.steps.map(({ storyId }: { storyId: number }) => storyId);
  expect(await stepsOf(steps[0]!)).toEqual(steps);
  expect(await stepsOf(steps[1]!)).toEqual(steps);
  expect(await stepsOf(alone!.storyId)).toEqual([]);
});

test('the longest affair has most steps that three outlets write of; what one outlet alone follows is none', async () => {
  const write = (title: string, hour: string, outlets: readonly string[]) =>
    outlets.map((source) => ({
      title: `${title}, ${source}`,
      rubricId: 14,
      at: `2020-06-09T${hour}:00:00Z`,
      source,
    }));
  const three = ['a.example', 'b.example', 'c.example'];
  const stories = await insertStories(api.db, [
    write('Ferry stuck off Kirkenes', '03', three),
    write('Ferry crew of Kirkenes is flown out', '05', three),
    write('Diary of a beekeeper', '03', ['a.example']),
    write('Diary of a beekeeper, day two', '04', ['a.example']),
    write('Diary of a beekeeper, day three', '05', ['a.example']),
  ]);
  const ids = stories.map(({ storyId }) => storyId);
  for (const [opening, steps] of [
    [ids[0], ids.slice(0, 2)],
    [ids[2], ids.slice(2)],
  ] as const)
    await api.db.run('update news_story set affair_id = $1 where id = any($2::bigint[])', [opening, steps]);
  const span = { from: new Date('2020-06-09T00:00:00Z'), clock: new Date('2020-06-09T12:00:00Z') };
  const found = await findLongAffair(api.db, { language: 'en', ...span });
  expect(found?.steps.map(({ storyId }) => storyId)).toEqual(ids.slice(0, 2));
  expect(found).toMatchObject({ headlines: 6, outlets: 3 });
  expect(await findLongAffair(api.db, { language: 'ja', ...span })).toBeNull();
});
