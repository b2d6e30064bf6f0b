import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFiguresApp } from '#app/testing/figures-app.ts';
import { cookieHeader, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { insertNews } from '#features/news/testing/insert-news.ts';
import { publishDocument } from '../testing/publish-document.ts';
import { recomputeStories } from '#features/news/public.server.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import { identityCookie } from '#platform/server/request-context.ts';

const moscow = 1_124_665;
const tver = 1_124_669;

let api: TestApp;
let session: string;
beforeAll(async () => {
  api = await openFiguresApp({ AS_OF: '2020-06-08' });
  session = await signInAs(api.db);
  const ids = await insertNews(api.db, [
    { title: 'Moscow lifts passes', at: '2020-06-08T09:00:00Z', yugoId: moscow },
    { title: 'Moscow lifts passes today', at: '2020-06-08T10:00:00Z', yugoId: moscow, source: 'two.example' },
    { title: 'Masks stay in Moscow', at: '2020-06-05T10:00:00Z', yugoId: moscow },
  ]);
  // An outlet that tells the day alone: it stands at its end.
  await api.db.run('update news_item set has_time = false where id = $1', [ids[2]]);
  await tellStory(ids.slice(0, 2));
  await tellStory(ids.slice(2));
});
afterAll(() => api.close());

/** Makes one story of some items. */
async function tellStory(ids: number[]): Promise<void> {
  await api.db.transaction(async (tx) => {
    const [row] = await tx.query<{ id: number }>(
      "insert into news_story (language) values ('en') returning id",
    );
    await tx.run('update news_item set story_id = $1 where id = any($2::bigint[])', [row!.id, ids]);
    await recomputeStories(tx, [row!.id]);
  });
}

const ask = (name: Parameters<TestApp['call']>[0], input: object = { yugoId: moscow }) =>
  api.call(name, input, { session, locale: 'en' });

test('the week of Moscow up to 8 June 2020 is the 13 930 cases of the published days, third of 85 per 100 000', async () => {
  expect((await ask('event/getMainInfo')).body).toMatchObject({
    name: 'Moscow',
    newsDay: '2020-06-08',
    day: '2020-06-08',
    cases: { week: 13_930, previousWeek: 16_615 },
    deaths: { week: 417 },
    rank: 3,
    ranked: 85,
    counts: { news: 2, exclusive: 0 },
  });
});

test('the brief cites the same figures, says its story, and that nothing is known of what is usual', async () => {
  const { body } = await ask('event/getExclusiveTab');
  const spoken = body.sentences.map((sentence: { spoken: string }) => sentence.spoken).join(' ');
  expect(body.headline).toBe(`Moscow: ${body.title.charAt(0).toLowerCase()}${body.title.slice(1)}`);
  expect(body.looks[0]).toMatchObject({ section: 'figures', certainty: 'counted' });
  expect(body.looks[0].past.at(-1)).toBe(13_930);
  expect(spoken).toContain('13,930 cases of COVID-19');
  expect(spoken).toContain('417 people died');
  expect(spoken).toContain('“Moscow lifts passes');
  expect(spoken).toContain('how many are usual is not known yet');
  expect(body.stories).toHaveLength(1);
  expect(body.stories[0]).toMatchObject({ itemCount: 2, sourceCount: 2 });
});

test('before the first report the brief says that there is none', async () => {
  const { body } = await ask('event/getExclusiveTab', { yugoId: moscow, asOf: '2019-06-08' });
  expect(body.sentences[0].spoken).toBe('In Moscow, there are no reports of COVID-19 cases up to this day.');
});

test('stories of seven days, the latest day first, page by page', async () => {
  const first = await ask('event/getNewsList', { yugoId: moscow, pageSize: 1 });
  expect(first.body).toMatchObject({ hasMore: true, stories: [{ itemCount: 2 }] });
  const [lifted] = first.body.stories;
  expect([lifted.timedFrom, lifted.timedTo]).toEqual([lifted.firstAt, lifted.lastAt]);
  const second = await ask('event/getNewsList', { yugoId: moscow, pageSize: 1, pageIndex: 2 });
  expect(second.body).toMatchObject({ hasMore: false, stories: [{ title: 'Masks stay in Moscow' }] });
  expect(second.body.stories[0]).toMatchObject({ timedFrom: null, timedTo: null });
});

test('four weeks of reports, newest first', async () => {
  const { body } = await ask('event/getCovidList');
  expect(body.days).toHaveLength(28);
  expect(body.days[0]).toMatchObject({ day: '2020-06-08', cases: 2001 });
});

test('a point of the map has its headlines and its main story; where nobody wrote there is none', async () => {
  const { body } = await ask('event/getRegionMapEvents', { yugoId: 1_180_665 });
  expect(body).toEqual([
    expect.objectContaining({ yugoId: moscow, itemCount: 3, stories: expect.any(Array) }),
  ]);
  expect(body[0].stories[0]).toMatchObject({ itemCount: 2 });
});

test('GetList and Get answer in any case of their letters', async () => {
  const cookie = cookieHeader(identityCookie, session);
  for (const name of ['GetList', 'getList', 'getlist']) {
    const answer = await api.app.inject({ url: `/api/event/${name}`, headers: { cookie } });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toHaveLength(85);
  }
  const answer = await api.app.inject({ url: `/api/event/get?yugoId=${moscow}`, headers: { cookie } });
  expect(answer.json()).toMatchObject({
    yugoId: moscow,
    pages: ['exclusive', 'news', 'analytics', 'covid', 'map', 'info'],
  });
});

test('what editors publish is seen at once and on its day, by its place or everywhere, in the reader\u2019s language', async () => {
  await publishDocument(api, 'exclusive', { yugoId: moscow, day: '2020-06-08' });
  await publishDocument(api, 'exclusive', { yugoId: tver, day: '2020-06-08' });
  await publishDocument(api, 'exclusive', { day: '2020-06-09' });
  await publishDocument(api, 'analytics', { day: '2020-06-01', author: 'A. Analyst' });
  const { body } = await ask('event/getExclusiveList');
  expect(body).toMatchObject({
    total: 2,
    documents: [
      { yugoId: null, day: '2020-06-09' },
      { yugoId: moscow, day: '2020-06-08', title: 'Only here', language: 'en' },
    ],
  });
  expect((await ask('event/getExclusiveList', { yugoId: moscow, asOf: '2020-06-09' })).body.total).toBe(2);
  expect((await ask('event/getAnalyticList')).body).toMatchObject({
    total: 1,
    documents: [{ author: 'A. Analyst' }],
  });
});

test('a review without author, place and day is refused with what it lacks', async () => {
  const editor = await signInAs(api.db, { roles: [12] });
  const { body } = await api.call('newsdesk/createDocument', { kind: 'review' }, { session: editor });
  const done = await api.call(
    'newsdesk/publish',
    { kind: 'review', id: body.id, version: body.version },
    { session: editor },
  );
  expect(done.status).toBe(400);
  expect(done.body.fields.map(({ path }: { path: string }) => path)).toEqual([
    'texts',
    'day',
    'author',
    'yugoId',
  ]);
});

test('the turn of Moscow is the week up to 9 May 2020 at 5 933 a day; days without headlines are said', async () => {
  const { body } = await ask('event/getTurns');
  expect(body.turns).toHaveLength(1);
  expect(body.turns[0]).toMatchObject({ kind: 'peak', day: '2020-05-09', window: null, stories: [] });
  expect(Math.round(body.turns[0].level)).toBe(5933);
  expect(body.method.shuffled).toMatchObject({ runs: 50 });
});

test('a dossier\u2019s turns want a licence and stand at the day of the dossier', async () => {
  const licensed = await signInAs(api.db, { licensed: true });
  const { body } = await api.call('regiondossier/getTurns', { yugoId: moscow }, { session: licensed });
  expect(body.turns.map(({ day }: { day: string }) => day)).toEqual(['2020-05-09']);
  expect((await api.call('regiondossier/getTurns', { yugoId: 77 }, { session: licensed })).status).toBe(404);
  expect((await api.call('regiondossier/getTurns', { yugoId: moscow })).status).toBe(401);
});

test('Tver moved by 73 per cent and nobody wrote: it leads the blind spots of its district', async () => {
  const { body } = await ask('event/getBlindSpots');
  expect(body.week).toEqual({ from: '2020-06-02', to: '2020-06-08' });
  expect(body.silent[0]).toMatchObject({ yugoId: tver, headlines: 0 });
  expect(body.silent[0].changePercent).toBeCloseTo(73.2, 1);
  expect(body.loud).toEqual([]);
});

test('by a rubric exactly its headlines of the week are counted: three on the economy of Tver end its silence there alone', async () => {
  const spots = async (rubricId: number) =>
    (await ask('event/getBlindSpots', { yugoId: moscow, rubricId })).body as {
      headlines: number;
      silent: { yugoId: number }[];
    };
  const silentIn = async (rubricId: number) => (await spots(rubricId)).silent.map(({ yugoId }) => yugoId);
  const [economy, society] = [6, 5];
  // None of the headlines of the other tests has a rubric.
  const of = (rubricId: number, at: string) => ({ title: `Of Tver ${at}`, at, yugoId: tver, rubricId });
  await insertNews(api.db, [
    ...[6, 7, 8].map((hour) => of(economy, `2020-06-08T0${hour}:00:00Z`)),
    of(society, '2020-06-08T09:00:00Z'),
    // Before the week.
    of(economy, '2020-06-01T10:00:00Z'),
  ]);
  expect([(await spots(economy)).headlines, (await spots(society)).headlines]).toEqual([3, 1]);
  expect(await silentIn(economy)).not.toContain(tver);
  expect(await silentIn(7)).toContain(tver);
  for (const rubricId of [1, 15])
    expect((await ask('event/getBlindSpots', { yugoId: moscow, rubricId })).status).toBe(400);
});

test('a review stands on the dossier of its place from its day on; elsewhere and before there is none', async () => {
  const editor = await signInAs(api.db, { roles: [12], licensed: true });
  const review = (input: object) =>
    api.call(
      'regiondossier/getExpertReview',
      { yugoId: moscow, ...input },
      { session: editor, locale: 'en' },
    );
  expect((await review({})).status).toBe(204);
  await publishDocument(api, 'review', { yugoId: moscow, day: '2020-06-07', author: 'E. Expert' });
  await expect
    .poll(async () => (await review({})).body)
    .toMatchObject({
      title: 'Only here',
      author: 'E. Expert',
      day: '2020-06-07',
    });
  expect((await review({ asOf: '2020-06-06' })).status).toBe(204);
  expect((await review({ yugoId: tver })).status).toBe(204);
});

test('a month of events: what editors have, stories by their outlets, turns; kinds narrow the list and not the counts', async () => {
  const session = await signInAs(api.db, { licensed: true });
  const month = (input: object) =>
    api.call('regiondossier/getRegionEvents', { yugoId: moscow, ...input }, { session, locale: 'en' });
  const june = (await month({})).body;
  expect(june).toMatchObject({
    month: '2020-06',
    lastMonth: '2020-06',
    counts: { story: 0, single: 2, turn: 0 },
  });
  expect(june.events.filter(({ kind }: { kind: string }) => kind === 'single')).toMatchObject([
    { day: '2020-06-08', sourceCount: 2 },
    { day: '2020-06-05', title: 'Masks stay in Moscow' },
  ]);
  const may = (await month({ month: '2020-05', kinds: ['turn'] })).body;
  expect(may).toMatchObject({ counts: { turn: 1 }, days: [{ day: '2020-05-09', count: 1 }] });
  expect((await month({ month: '2020-07' })).body.events).toEqual([]);
  for (const wrong of [{ month: '2020-13' }, { month: 'june' }, { kinds: ['party'] }])
    expect((await month(wrong)).status).toBe(400);
  expect((await month({ yugoId: 77 })).status).toBe(404);
});

test('what was revised since the last visit is told from what to what, by which source, by sex too; of a later day nothing, and nothing where nothing was', async () => {
  const revised = async (asOf: string, yugoId = moscow) =>
    (await ask('event/getSince', { yugoId, asOf })).body.revised;
  expect(await revised('2020-06-08')).toEqual([]);
  await api.db.run(
    `insert into data_load (load_id, data_set, version, origin, published_at)
     select max(load_id) + 1, 'test', '1', 'operator', now() from data_load`,
  );
  await api.db.run(
    `insert into fact (series_id, day, known_at, load_id, value)
     select distinct on (f.day) f.series_id, f.day, '2020-06-05'::date, published_load(), f.value * case f.day when '2015-12-31' then 2 else 1.5 end
       from series s join fact f using (series_id)
      where s.indicator = 'grp' and s.dims = '' and s.place_id = $1 and f.day in ('2014-12-31', '2015-12-31')
        and f.known_at < '2020-06-05'
      order by f.day, f.known_at desc`,
    [moscow],
  );
  await raiseDataVersion(api.db);
  expect(await revised('2020-06-04')).toEqual([]);
  const [row, ...others] = await revised('2020-06-08');
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    indicator: { indicator: 'grp' },
    period: '2015',
    knownAt: '2020-06-05',
    count: 2,
  });
  expect(row.value / row.before).toBeCloseTo(2, 6);
  expect(row.source).not.toBe('');
  expect(row.part).toBe('');
  await api.db.run(
    `insert into fact (series_id, day, known_at, load_id, value)
     select f.series_id, f.day, '2020-06-06'::date, published_load(), f.value * 3
       from series s join fact f using (series_id)
      where s.place_id = $1 and s.dims like 'sex=female%' and not s.sample and f.value > 0 and f.known_at < '2020-06-06'
      order by s.series_id, f.day desc limit 1`,
    [moscow],
  );
  await raiseDataVersion(api.db);
  const [bySex] = await revised('2020-06-08');
  expect(bySex.part).toContain('women');
  expect(bySex.value / bySex.before).toBeCloseTo(3, 6);
  expect(await revised('2020-06-08', tver)).toEqual([]);
  expect((await revised('2020-06-13')).map(({ part }: { part: string }) => part)).toEqual([]);
});

test('days are counted from the reader’s own last visit; a stranger has seven, and who was here today too', async () => {
  const own = await signInAs(api.db);
  const since = async (sessionOf: string) => {
    const { from, to, by } = (await api.call('event/getSince', { yugoId: moscow }, { session: sessionOf }))
      .body;
    return { from, to, by };
  };
  expect(await since(own)).toEqual({ from: '2020-06-02', to: '2020-06-08', by: 'first' });
  await api.call('news/startVisit', {}, { session: own });
  await api.db.run(
    `update news_visit set seen_at = '2020-05-30T10:00:00Z', called_at = called_at - interval '2 hours'`,
  );
  expect(await since(own)).toEqual({ from: '2020-05-30', to: '2020-06-08', by: 'visit' });
  await api.call('news/startVisit', {}, { session: own });
  expect(await since(own)).toMatchObject({ from: '2020-05-30', by: 'visit' });
  await api.db.run(`update news_visit set called_at = called_at - interval '2 hours'`);
  expect(await since(own)).toMatchObject({ from: '2020-06-02', by: 'today' });
  expect(await since(await signInAs(api.db))).toMatchObject({ by: 'first' });
});

const calls = [
  'event/getMainInfo',
  'event/getExclusiveTab',
  'event/getExclusiveList',
  'event/getAnalyticList',
  'event/getNewsList',
  'event/getCovidList',
  'event/getRegionMapEvents',
  'event/Get',
  'event/getTurns',
  'event/getBlindSpots',
  'event/getSince',
] as const;

test.each(calls)('%s asks for a sign-in, a place that exists, and a number', async (name) => {
  expect((await api.call(name, { yugoId: moscow })).status).toBe(401);
  expect((await ask(name, { yugoId: 77 })).body.code).toBe('region_not_found');
  expect((await ask(name, { yugoId: 'moscow' })).status).toBe(400);
});
