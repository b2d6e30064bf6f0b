import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { insertStories, type InsertedStory, type StoryNewsGiven } from '../../testing/insert-stories.ts';

const moscow = 1124665;
let api: TestApp;
let fire: InsertedStory;
let vote: InsertedStory;
let lone: InsertedStory;

const at = (time: string) => `2020-06-08T${time}:00Z`;
const told = (time: string, source: string, title: string): StoryNewsGiven => ({
  title,
  at: at(time),
  source,
  rubricId: 14,
});

beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-08' });
  await api.db.run(
    `insert into place (yugo_id, kind, name_ru, name_en, name_ja, name_pt, name_es, name_short_ru, lat, lon, order_ru, order_en, order_ja, order_pt, order_es)
     values ($1, 'region', 'город Москва', 'Moscow', 'モスクワ', 'Moscou', 'Moscú', 'Москва', 55.75, 37.6, 1, 1, 1, 1, 1)`,
    [moscow],
  );
  [fire, vote, lone] = (await insertStories(api.db, [
    [
      told('09:00', 'a.example', 'Fire at the depot'),
      { ...told('10:00', 'b.example', 'Fire at the depot again'), reprintOf: 0 },
      told('17:30', 'a.example', 'Depot burns on'),
      { ...told('18:00', 'c.example', 'Smoke over the city'), yugoIds: [moscow] },
      told('18:30', 'd.example', 'Depot fire is out'),
      told('18:40', 'e.example', 'Nobody hurt in the depot fire'),
    ],
    [told('12:00', 'a.example', 'Parliament votes'), told('12:30', 'b.example', 'Parliament has voted')],
    [{ ...told('20:00', 'f.example', 'A quiet evening'), rubricId: 6 }],
  ])) as [InsertedStory, InsertedStory, InsertedStory];
  await api.db.run(
    `insert into entity (kind, key, names) overriding system value values (7, 'depot', '{"en": "Depot", "ru": "Депо"}')`,
  );
  await api.db.run(
    `insert into news_item_entity (news_id, entity_id, published_at, starts, ends)
     select n.id, e.id, n.published_at, 0, 5 from news_item n, entity e where e.key = 'depot' and n.title ilike '%depot%'`,
  );
});
afterAll(() => api.close());

const titles = (body: { news: { title: string }[] }) => body.news.map(({ title }) => title);
const list = async (input: object = {}) =>
  (await api.call('news/getNewsList', { rubricId: 1, groupByStories: true, ...input })).body;
const storyIds = (body: { news: { storyId: number }[] }) => body.news.map(({ storyId }) => storyId);

test('a feed by story has one row for each, sorted by score; the plain feed has one for each item', async () => {
  const body = await list();
  expect(storyIds(body).sort()).toEqual([fire.storyId, vote.storyId, lone.storyId].sort());
  const scores = body.news.map(({ score }: { score: number }) => score);
  expect(scores).toEqual(scores.toSorted((one: number, other: number) => other - one));
  expect((await api.call('news/getNewsList', { rubricId: 1 })).body.newsTotalCount).toBe(9);
  expect(storyIds((await api.call('Section', { rubricId: 1 })).body)).toEqual(storyIds(body));
});

test('a story shows its counts, and up to three more headlines: originals and other outlets first', async () => {
  const found = (await list()).news.find(({ storyId }: { storyId: number }) => storyId === fire.storyId);
  expect(found).toMatchObject({ clusterCount: 6, story: { itemCount: 6, sourceCount: 5, reprintCount: 1 } });
  expect(found.story.title).toBe(found.title);
  const { members } = found.group;
  expect(members).toHaveLength(3);
  expect(members.map(({ newsId }: { newsId: number }) => newsId)).not.toContain(found.newsId);
  expect(members.map(({ title }: { title: string }) => title)).not.toContain('Fire at the depot again');
  const outlets = members.map(({ sourceName }: { sourceName: string }) => sourceName);
  expect(new Set([...outlets, found.sourceName]).size).toBe(4);
  const dates = members.map(({ date }: { date: string }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('its day has a Moscow hour for each headline, the lead\u2019s apart', async () => {
  const { group } = (await list()).news.find(({ storyId }: { storyId: number }) => storyId === vote.storyId);
  expect(group).toMatchObject({ day: '2020-06-08', members: [{ hasTime: true }] });
  expect([...group.times, group.leadTime].sort()).toEqual(['15:00', '15:30']);
});

test('it says what its headlines name, where it happens and why it stands there', async () => {
  const { group, objectStat, totalObjectsCount } = (await list()).news.find(
    ({ storyId }: { storyId: number }) => storyId === fire.storyId,
  );
  expect(group.objects).toMatchObject([{ name: 'Depot', objectType: 7, count: 5 }]);
  expect(group.regions).toEqual([{ yugoId: moscow, name: 'Moscow', newsId: fire.newsIds[3] }]);
  expect(group.rank).toMatchObject({ sources: 5, authority: 5 });
  expect(group.rank.freshness).toBeCloseTo(2 ** (-(20 + 59 / 60 - 18 - 40 / 60) / 8), 2);
  expect(totalObjectsCount).toBe(
    objectStat.reduce((sum: number, { count }: { count: number }) => sum + count, 0),
  );
});

test('each clock sees the story as it was then', async () => {
  const early = await list({ asOf: at('09:30') });
  expect(early.news).toMatchObject([
    { title: 'Fire at the depot', clusterCount: 1, group: { members: [], times: [] } },
  ]);
  const later = await list({ asOf: at('10:30') });
  expect(later.news).toMatchObject([{ clusterCount: 2, story: { reprintCount: 1 } }]);
  expect((await list({ asOf: '2020-06-07' })).newsTotalCount).toBe(0);
});

test('rubric, heat, region, words and outlet choose stories', async () => {
  expect(storyIds(await list({ rubricId: 6 }))).toEqual([lone.storyId]);
  expect(storyIds(await list({ hot: true, asOf: at('19:00') }))).toEqual([fire.storyId]);
  expect(storyIds(await list({ hot: true, asOf: '2020-06-09T03:00:00Z' }))).toEqual([fire.storyId]);
  expect(storyIds(await list({ hot: true, asOf: '2020-06-09T09:00:00Z' }))).toEqual([]);
  expect(storyIds(await list({ region: moscow }))).toEqual([fire.storyId]);
  expect(storyIds(await list({ tags: ['smoke'] }))).toEqual([fire.storyId]);
  expect(storyIds(await list({ text: 'parliament' }))).toEqual([vote.storyId]);
  expect(
    (await api.call('news/getNewsList', { rubricId: 1, hot: true, asOf: at('19:00') } as object)).body
      .newsTotalCount,
  ).toBe(6);
});

test('a tag narrows and comes back active before the day\u2019s other topics', async () => {
  const open = (await api.call('Section', { rubricId: 1 })).body;
  expect(open.tags).toEqual([{ value: 'Depot', active: false }]);
  const [depot, ...others] = open.popularObject;
  expect(others).toEqual([]);
  expect(depot).toMatchObject({ name: 'Depot', objectType: 7, count: 5, treeStat: [] });
  expect(depot.url).toBe(`/dossier/product/${depot.id}`);
  // All five headlines are of this day: five more than on a mean day of the seven before.
  expect(depot.mediaRating).toEqual({ current: 1, dynamic: 5 });
  expect(depot.popularity).toHaveLength(8);
  expect(depot.popularity.slice(-2)).toEqual([
    { date: '2020-06-07', popularity: 0 },
    { date: '2020-06-08', popularity: 5 },
  ]);
  const narrowed = (await api.call('Section', { rubricId: 1, tags: ['Depot'] })).body;
  expect(narrowed.tags).toEqual([{ value: 'Depot', active: true }]);
  expect(storyIds(narrowed)).toEqual([fire.storyId]);
});

test('a tag that names an object finds the headlines that name it, whatever words they use', async () => {
  await api.db.run(
    `insert into news_item_entity (news_id, entity_id, published_at, starts, ends)
     select n.id, e.id, n.published_at, 0, 9 from news_item n, entity e where e.key = 'depot' and n.id = $1`,
    [vote.newsIds[0]],
  );
  // A page size of its own: rankings of an hour ago are kept.
  const both = await list({ tags: ['Депо'], pageSize: 7 });
  expect(storyIds(both).sort()).toEqual([fire.storyId, vote.storyId].sort());
  expect(storyIds(await list({ tags: ['Депо', 'parliament'], pageSize: 7 }))).toEqual([vote.storyId]);
  const plain = await api.call('news/getNewsList', { rubricId: 1, tags: ['depot'], pageSize: 7 });
  expect(plain.body.newsTotalCount).toBe(6);
  await api.db.run('delete from news_item_entity where news_id = $1', [vote.newsIds[0]]);
});

test('a line announces stories with something new', async () => {
  const { requestId } = await list({ asOf: at('18:10') });
  const latest = (clock: string) => api.call('news/getLatest', { requestId, asOf: clock } as object);
  expect((await latest(at('18:35'))).body.count).toBe(1);
  expect((await latest(at('20:30'))).body.count).toBe(2);
});

test('the story of an item has its originals newest first, each with what repeats it', async () => {
  const { body } = await api.call('news/GetStoriesByNewsId', { newsId: fire.newsIds[3] });
  expect(body).toMatchObject({ newsTotalCount: 5, story: { storyId: fire.storyId, itemCount: 6 } });
  expect(titles(body)[0]).toBe('Nobody hurt in the depot fire');
  expect(body.news.at(-1)).toMatchObject({
    title: 'Fire at the depot',
    reprints: [{ title: 'Fire at the depot again' }],
  });
  const second = await api.call('news/GetStoriesByNewsId', {
    newsId: fire.newsIds[3],
    pageIndex: 2,
    pageSize: 2,
  });
  expect(titles(second.body)).toEqual(['Smoke over the city', 'Depot burns on']);
  expect(
    (await api.call('news/GetStoriesByNewsId', { newsId: fire.newsIds[3], pageIndex: 4, pageSize: 2 }))
      .status,
  ).toBe(204);
});

test('of its future an item\u2019s story knows nothing, and an item of the future has none', async () => {
  const early = { asOf: at('09:30') };
  const { body } = await api.call('news/GetStoriesByNewsId', { newsId: fire.newsIds[0], ...early } as object);
  expect(body).toMatchObject({ newsTotalCount: 1, news: [{ reprints: [] }] });
  const future = await api.call('news/GetStoriesByNewsId', { newsId: fire.newsIds[3], ...early } as object);
  expect(future).toMatchObject({ status: 404, body: { code: 'news_not_found' } });
});

test('big events are told by day, each as it stood at the day\u2019s end', async () => {
  const big = Array.from({ length: 9 }, (_, index) => ({
    ...told('08:00', `s${index}.example`, `Earthquake report ${index}`),
    at: `2020-06-07T0${index}:00:00Z`,
  }));
  await insertStories(api.db, [big]);
  const { body } = await api.call('news/GetBasisEvents', {});
  expect(body.map(({ day }: { day: string }) => day)).toContain('2020-06-07');
  const day = body.find(({ day }: { day: string }) => day === '2020-06-07');
  expect(day.events).toMatchObject([{ clusterCount: 9, popularity: expect.any(Number) }]);
  expect(day.events[0].popularity).toBeGreaterThanOrEqual(3);
  expect((await api.call('news/GetBasisEvents', { rubricId: 6 })).body).toEqual([]);
});

test('objects and places of the day are counted once a headline, by Moscow hours', async () => {
  const objects = (await api.call('news/getDayObjects')).body;
  expect(objects).toMatchObject([{ name: 'Depot', count: 5 }]);
  expect(objects[0].hours[12]).toBe(1);
  expect(objects[0].hours[21]).toBe(2);
  const inRussian = await api.call('news/getDayObjects', {}, { locale: 'ru' });
  expect(inRussian.body).toMatchObject([{ name: 'Депо', count: 5 }]);
  expect((await api.call('news/getPlacesOfDay')).body).toEqual([
    { yugoId: moscow, name: 'Moscow', count: 1, latitude: 55.75, longitude: 37.6 },
  ]);
});

test.each([
  ['news/GetStoriesByNewsId', {}],
  ['news/GetStoriesByNewsId', { newsId: 0 }],
  ['news/GetStoriesByNewsId', { newsId: 1, pageIndex: 0 }],
  ['news/GetStoriesByNewsId', { newsId: 1, pageSize: 10_000 }],
  ['news/GetBasisEvents', { days: 32 }],
  ['news/GetBasisEvents', { rubricId: 15 }],
  ['news/getDayObjects', { pageSize: 31 }],
  ['news/getPlacesOfDay', { asOf: 'yesterday' }],
  ['news/getNewsList', { groupByStories: 'perhaps' }],
  ['internal/GetObjectRatingTop', { pageSize: 0 }],
] as const)('%s refuses %j', async (call, input) => {
  const { status, body } = await api.call(call, input);
  expect(status).toBe(400);
  expect(body.code).toBe('bad_request');
});

test('a picture is the one that is kept here, never the outlet\u2019s', async () => {
  const [kept, refused] = fire.newsIds;
  await api.db.run(
    `insert into news_image (news_id, address, outcome, thumbnail) values ($1, 'https://a.example/p.jpg', 'kept', '\\x00'), ($2, 'https://b.example/p.jpg', 'waiting', null)`,
    [kept, refused],
  );
  expect((await api.call('news/GetNewsById', { id: kept })).body.image).toEqual({
    url: expect.stringMatching(/^\/images\/\d+$/),
  });
  expect((await api.call('news/GetNewsById', { id: refused })).body.image).toBeNull();
});

test('a story that never was is not found', async () => {
  expect(await api.call('news/GetStoriesByNewsId', { newsId: 999_999 })).toMatchObject({
    status: 404,
    body: { code: 'news_not_found' },
  });
});

test('a story whose state went after it was ranked is left out of the kept ranking, and the others are told', async () => {
  const { requestId } = await list();
  const { rows } = await api.db.pool.query('delete from news_story_state where story_id = $1 returning *', [
    lone.storyId,
  ]);
  expect(rows.length).toBeGreaterThan(0);
  const again = await api.call('news/getNewsList', { rubricId: 1, groupByStories: true, requestId });
  expect(again.status).toBe(200);
  expect(storyIds(again.body).sort()).toEqual([fire.storyId, vote.storyId].sort());
});
