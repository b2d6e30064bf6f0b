import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { insertEntity, mention } from '../../testing/insert-entities.ts';
import { insertStories, type InsertedStory } from '../../testing/insert-stories.ts';

const country = 1180665;
const [district, tula, kaluga, aleksin] = [901, 911, 912, 9111];
let api: TestApp;
let session: string;
let stories: InsertedStory[];
beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-08' });
  session = await signInAs(api.db, { licensed: true });
  await insertPlaces();
  stories = await insertStories(api.db, [
    [
      {
        title: 'Tula opens its parks',
        at: '2020-06-08T06:00:00Z',
        source: 'a.example',
        rubricId: 14,
        yugoIds: [tula],
        tone: 1,
      },
      {
        title: 'Parks of Tula are open',
        at: '2020-06-08T08:00:00Z',
        source: 'b.example',
        rubricId: 14,
        yugoIds: [tula],
        tone: 0,
      },
    ],
    [
      {
        title: 'Fire in Aleksin',
        at: '2020-06-07T08:00:00Z',
        source: 'a.example',
        rubricId: 14,
        yugoIds: [tula, aleksin],
        tone: -1,
      },
    ],
    [
      {
        title: 'Kaluga counts cars',
        at: '2020-06-08T09:00:00Z',
        source: 'a.example',
        rubricId: 4,
        yugoIds: [kaluga],
      },
    ],
    [{ title: 'Far away', at: '2020-06-08T10:00:00Z', source: 'a.example', rubricId: 4 }],
  ]);
  const park = await insertEntity(api.db, { kind: 'company', name: 'Parks' });
  await mention(api.db, stories[0]!.newsIds[0]!, park, 'parks');
});
afterAll(() => api.close());

async function insertPlaces(): Promise<void> {
  for (const [id, kind, districtId, name] of [
    [country, 'country', null, 'Russia'],
    [district, 'district', null, 'Central'],
    [tula, 'region', district, 'Tula'],
    [kaluga, 'region', district, 'Kaluga'],
  ])
    await api.db.run(
      `insert into place (yugo_id, kind, district_id, name_ru, name_en, name_ja, name_pt, name_es, name_short_ru, order_ru, order_en, order_ja, order_pt, order_es)
       values ($1, $2, $3, $4, $4, $4, $4, $4, $4, 1, 1, 1, 1, 1)`,
      [id, kind, districtId, name],
    );
  await api.db.run(
    "insert into city (yugo_id, region_id, name_ru, name_en, is_capital, order_ru, order_en) values ($1, $2, 'Алексин', 'Aleksin', false, 1, 1)",
    [aleksin, tula],
  );
}

const titles = async (input: object) =>
  (await api.call('news/GetNewsByYugoId', input)).body.news.map(({ title }: { title: string }) => title);

test('a region has its own stories, a city its own, a district those of its regions, the country all that name a place', async () => {
  // Of two headlines as good as each other the later one leads.
  expect(await titles({ yugoId: tula })).toEqual(['Parks of Tula are open', 'Fire in Aleksin']);
  expect(await titles({ region: tula, city: aleksin, isCity: true })).toEqual(['Fire in Aleksin']);
  expect(await titles({ region: tula, district, isFederal: true })).toHaveLength(3);
  expect(await titles({ yugoId: country })).toHaveLength(3);
});

test('a city flag wins over a federal one', async () => {
  const both = { region: tula, city: aleksin, district, isCity: true, isFederal: true };
  expect(await titles(both)).toEqual(['Fire in Aleksin']);
});

test('the licensed call answers the same, a list of places all of theirs', async () => {
  const { body } = await api.call('regiondossier/getNewsByYugoId', { yugoId: kaluga }, { session });
  expect(body.news).toMatchObject([{ title: 'Kaluga counts cars' }]);
  const list = await api.call('news/GetNewsByYugoList', { yugoIds: [kaluga, aleksin] });
  expect(list.body.news).toHaveLength(2);
});

test('news of a range: the excluded one is never there, the count is kept', async () => {
  const range = async (input: object) =>
    (await api.call('regiondossier/findNewsByStoryIdRange', input, { session })).body.map(
      ({ newsId }: { newsId: number }) => newsId,
    );
  const { storyId, newsIds } = stories[0]!;
  expect(new Set(await range({ storyId }))).toEqual(new Set(newsIds));
  expect(await range({ storyId, excludeNewsId: newsIds[0] })).toEqual([newsIds[1]]);
  expect(await range({ rubricId: 14, count: 2 })).toHaveLength(2);
  const leads = await range({ rubricId: 14, isMain: true });
  expect(leads).toHaveLength(2);
  expect(await range({ rubricId: 14, isMain: true, excludeNewsId: leads[0] })).toEqual([leads[1]]);
});

test('statistics count each headline once, by day and tone, up to the clock', async () => {
  const { body } = await api.call('regiondossier/getNewsStat', { district, isFederal: true }, { session });
  expect(body).toMatchObject({
    place: { name: 'Central', kind: 'district' },
    from: '2020-05-10',
    to: '2020-06-08',
    headlines: 4,
    outlets: 2,
    tone: { negative: 1, neutral: 1, positive: 1 },
    objects: [{ name: 'Parks', count: 1 }],
    cities: [{ yugoId: aleksin, name: 'Aleksin', count: 1 }],
  });
  expect(body.days).toHaveLength(30);
  expect(body.days.slice(-2)).toEqual([
    { day: '2020-06-07', isKnown: true, headlines: 1, negative: 1, neutral: 0, positive: 0 },
    { day: '2020-06-08', isKnown: true, headlines: 3, negative: 0, neutral: 1, positive: 1 },
  ]);
  expect(body.days[0]).toMatchObject({ isKnown: false, headlines: 0 });
  const early = await api.call('regiondossier/getNewsStat', { yugoId: tula, asOf: '2020-06-07' } as object, {
    session,
  });
  expect(early.body.headlines).toBe(1);
});

test('a place that is not known has no news', async () => {
  for (const input of [{ yugoId: 77 }, { region: tula, city: 77, isCity: true }, {}])
    expect(await api.call('news/GetNewsByYugoId', input)).toMatchObject({
      status: 404,
      body: { code: 'region_not_found' },
    });
  expect((await api.call('news/GetNewsByYugoList', { yugoIds: [tula, 77] })).status).toBe(404);
  expect((await api.call('regiondossier/getNewsStat', { yugoId: 77 }, { session })).status).toBe(404);
});

test('dossier calls need a login', async () => {
  expect((await api.call('regiondossier/getNewsStat', { yugoId: tula })).status).toBe(401);
  expect((await api.call('regiondossier/findNewsByStoryIdRange')).status).toBe(401);
  expect((await api.call('regiondossier/getNewsByYugoId', { yugoId: tula })).status).toBe(401);
});

test.each([
  ['regiondossier/findNewsByStoryIdRange', { count: 31 }],
  ['regiondossier/findNewsByStoryIdRange', { storyId: ['first'] }],
  ['regiondossier/getNewsStat', { yugoId: -1 }],
  ['regiondossier/getNewsByYugoId', { yugoId: 1, pageSize: 0 }],
  ['news/GetNewsByYugoList', { yugoIds: [] }],
  ['news/GetNewsByYugoList', { yugoIds: Array.from({ length: 101 }, (_, index) => index + 1) }],
] as const)('%s refuses %j', async (call, input) => {
  expect(await api.call(call, input, { session })).toMatchObject({
    status: 400,
    body: { code: 'bad_request' },
  });
});
