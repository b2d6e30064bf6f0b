import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { contract } from '#app/contract.ts';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { insertStories, type InsertedStory } from '../../testing/insert-stories.ts';

// Every parameter of every call that gives news: the same question with and without it has two answers.

const [tula, oryol, district, aleksin] = [1_124_671, 1_124_657, 1_180_601, 900_001];

let api: TestApp;
let session: string;
let fire: InsertedStory;
let vote: InsertedStory;
let depot: number;
let tribune: number;
let first: number;
let kept: string;

beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-08' });
  for (const [id, kind, name, within] of [
    [district, 'district', 'Central', null],
    [tula, 'region', 'Tula', district],
    [oryol, 'region', 'Oryol', district],
  ] as const)
    await api.db.run(
      `insert into place (yugo_id, kind, name_ru, name_en, name_ja, name_pt, name_es, name_short_ru, order_ru, order_en, order_ja, order_pt, order_es, district_id)
       values ($1, $2, $3, $3, $3, $3, $3, $3, 1, 1, 1, 1, 1, $4::int)`,
      [id, kind, name, within],
    );
  await api.db.run(
    `insert into city (yugo_id, region_id, name_ru, name_en, is_capital, order_ru, order_en) values ($1, $2, 'Алексин', 'Aleksin', false, 1, 1)`,
    [aleksin, tula],
  );
  const at = (time: string, day = '08') => `2020-06-${day}T${time}:00Z`;
  const inTula = { yugoIds: [tula], rubricId: 4 };
  [fire, vote] = (await insertStories(api.db, [
    [
      { ...inTula, title: 'Fire at the depot', at: at('09:00'), source: 'a.example', tone: -1 },
      { ...inTula, title: 'Depot burns on', at: at('10:00'), source: 'b.example' },
      { ...inTula, title: 'Smoke from the depot over town', at: at('11:00'), source: 'c.example' },
      { ...inTula, title: 'The depot fire is out', at: at('11:30'), source: 'd.example' },
      { ...inTula, title: 'Nobody hurt in the depot fire', at: at('12:00'), source: 'e.example' },
    ],
    [
      {
        ...inTula,
        title: 'The depot is up for a vote',
        at: at('08:00'),
        source: 'tribune.example',
        genre: 2,
      },
      { ...inTula, title: 'Vote on the depot counted', at: at('08:30'), source: 'a.example', tone: 1 },
    ],
    [{ ...inTula, rubricId: 6, title: 'Match at the depot ground', at: at('20:00'), source: 'f.example' }],
    [
      {
        ...inTula,
        yugoIds: [tula, aleksin],
        title: 'Aleksin depot opens',
        at: at('07:00'),
        source: 'g.example',
      },
    ],
    [{ ...inTula, yugoIds: [oryol], title: 'Oryol depot opens', at: at('06:00'), source: 'g.example' }],
    ['a', 'b', 'c', 'd', 'e'].map((source, at) => ({
      ...inTula,
      title: `Old depot sold ${at}`,
      at: `2020-06-05T0${at + 5}:00:00Z`,
      source: `${source}.example`,
    })),
    [{ ...inTula, title: 'Depósito vendido', at: at('05:00'), source: 'h.example', language: 'pt' }],
  ])) as [InsertedStory, InsertedStory];
  const [entity] = await api.db.query<{ id: number }>(
    `insert into entity (kind, key, names) overriding system value values (7, 'depot', '{"en": "Depot"}') returning id`,
  );
  depot = entity!.id;
  await api.db.run(
    `insert into news_item_entity (news_id, entity_id, published_at, starts, ends)
     select id, $1::int, published_at, 0, 5 from news_item where title ilike '%fire%'`,
    [depot],
  );
  const outlet = async (domain: string) =>
    (await api.db.query<{ id: number }>('select id from news_source where domain = $1', [domain]))[0]!.id;
  first = await outlet('a.example');
  tribune = await outlet('tribune.example');
  session = await signInAs(api.db, { licensed: true });
  kept = (await api.call('Section', { rubricId: 6 })).body.requestId;
  await api.call('muting/muteWord', { word: 'smoke' }, { session });
});
afterAll(() => api.close());

/** The base question of each call that is walked. */
const walked = (): Readonly<Record<string, object>> => ({
  Section: { rubricId: 1 },
  'news/getNewsList': { rubricId: 1 },
  'news/GetNewsByYugoId': { region: tula },
  'regiondossier/getNewsByYugoId': { region: tula },
  'news/GetNewsByYugoList': { yugoIds: [tula] },
  'news/search': { text: 'depot' },
  'news/getSearchFacets': { text: 'depot' },
  'news/GetObjectsInSearch': { searchText: 'depot' },
  'news/GetNewsBySourceId': { sourceId: first },
  'news/GetNewsListByRubricId': { rubricId: 4 },
  'news/GetRecommendedNewsList': { currentNewsId: fire.newsIds[0] },
  'news/GetNewsById': { id: fire.newsIds[0] },
  'news/GetStoriesByNewsId': { newsId: fire.newsIds[0] },
  'news/GetBasisEvents': {},
  'regiondossier/findNewsByStoryIdRange': {},
  'regiondossier/getNewsStat': { region: tula },
});

/** What a parameter is asked with, laid over the base: the question without it, when it needs another one, and with it. */
const asked = (): Readonly<Record<string, readonly [without: object, with_: object]>> => {
  const nowhere = { region: undefined, yugoId: undefined, yugoIds: undefined };
  const plain = (change: object): readonly [object, object] => [{}, change];
  const other = fire.newsIds[1];
  return {
    rubricId: plain({ rubricId: 6 }),
    rubrics: plain({ rubrics: [6] }),
    pageIndex: [{ pageSize: 1 }, { pageSize: 1, pageIndex: 2 }],
    pageSize: plain({ pageSize: 1 }),
    requestId: plain({ requestId: kept }),
    orderBy: plain({ orderBy: 2 }),
    text: plain({ text: 'smoke' }),
    all: plain({ all: 'smoke' }),
    any: plain({ any: 'smoke vote' }),
    exclude: plain({ exclude: 'smoke' }),
    searchText: plain({ searchText: 'smoke' }),
    inTitle: [{ text: 'tribune' }, { text: 'tribune', inTitle: true }],
    area: [{ text: 'tribune' }, { text: 'tribune', area: 'title' }],
    articles: plain({ articles: true }),
    hot: plain({ hot: true }),
    tags: plain({ tags: ['smoke'] }),
    region: [
      { ...nowhere, district },
      { ...nowhere, district, region: oryol },
    ],
    city: [{ region: tula }, { ...nowhere, city: aleksin }],
    district: [
      { ...nowhere, region: tula },
      { ...nowhere, district },
    ],
    yugoId: [{ region: tula }, { ...nowhere, yugoId: oryol }],
    yugoIds: plain({ yugoIds: [oryol] }),
    isCity: [
      { region: tula, city: aleksin },
      { region: tula, city: aleksin, isCity: true },
    ],
    isFederal: [
      { region: oryol, district },
      { region: oryol, district, isFederal: true },
    ],
    groupByStories: [{ groupByStories: false }, { groupByStories: true }],
    withMuted: plain({ withMuted: true }),
    range: plain({ range: 'today' }),
    from: plain({ from: '2020-06-07' }),
    to: plain({ to: '2020-06-07' }),
    languages: [
      { text: '', tones: [], from: '2020-06-01' },
      { text: '', from: '2020-06-01', languages: ['pt'] },
    ],
    regions: plain({ regions: [oryol] }),
    sources: plain({ sources: [tribune] }),
    entities: plain({ entities: [depot] }),
    tones: plain({ tones: [1] }),
    genres: plain({ genres: [2] }),
    popularity: plain({ popularity: [0] }),
    sourceId: plain({ sourceId: tribune }),
    random: [{ pageSize: 7 }, { pageSize: 7, random: true }],
    currentNewsId: plain({ currentNewsId: other }),
    id: plain({ id: other }),
    newsId: plain({ newsId: vote.newsIds[0] }),
    storyId: plain({ storyId: [vote.storyId] }),
    excludeNewsId: [{ count: 20 }, { count: 20, excludeNewsId: other }],
    isMain: plain({ isMain: true }),
    count: plain({ count: 1 }),
    days: [{ rubricId: 1 }, { rubricId: 1, days: 1 }],
  };
};

/** Parameters that two questions cannot tell apart, each with its reason. */
const withoutEffect: Readonly<Record<string, string>> = {
  dossierType: 'says what the places beside it narrow by; another kind is refused',
  'news/getSearchFacets: orderBy': 'what is counted has no order; the question is the search’s own',
  'news/getSearchFacets: groupByStories': 'headlines are counted, whichever way the search shows them',
};

const fieldsOf = (call: string): string[] =>
  Object.keys((contract as Record<string, { input: z.ZodObject }>)[call]!.input.shape);

test('every parameter of every call that gives news changes the answer, or says why it does not', async () => {
  const read = async (call: string, input: object) => {
    const { status, body } = await api.call(call as 'Section', input, { session });
    // The name of a ranking follows from the question alone: it is no answer.
    return JSON.stringify([status, body], (key, value: unknown) => (key === 'requestId' ? undefined : value));
  };
  const same: string[] = [];
  for (const [call, base] of Object.entries(walked()))
    for (const field of fieldsOf(call)) {
      const [without, withIt] = asked()[field] ?? [{}, {}];
      const [before, after] = [
        await read(call, { ...base, ...without }),
        await read(call, { ...base, ...without, ...withIt }),
      ];
      if (before === after) same.push(`${call}: ${field}`);
    }
  const reasonOf = (at: string) => [at.split(': ')[1]!, at].find((key) => key in withoutEffect);
  expect(same.filter((at) => reasonOf(at) === undefined)).toEqual([]);
  expect([...new Set(same.map(reasonOf))].sort()).toEqual(Object.keys(withoutEffect).sort());
});

test('a kind of dossier that news are not narrowed by is refused', async () => {
  const { status, body } = await api.call('news/getNewsList', { dossierType: 3 });
  expect([status, body.fields[0].path]).toEqual([400, 'dossierType']);
});
