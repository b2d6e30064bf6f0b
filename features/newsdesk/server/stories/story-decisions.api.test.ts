import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '#features/account/testing/test-session.ts';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { insertRegions } from '#features/news/server/pipeline/store/insert-items.ts';
import { runFeeds } from '#cli/feeds/feeds.ts';
import { insertStories, type InsertedStory } from '#features/news/testing/insert-stories.ts';

let api: TestApp;
let editor: string;
let reader: string;
beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-08' });
  editor = await signInAs(api.db, { roles: [9] });
  reader = await signInAs(api.db);
});
afterAll(() => api.close());

let rounds = 0;
const at = (hour: number) => `2020-06-08T0${hour}:00:${String(rounds).padStart(2, '0')}Z`;
/** Two stories: three headlines, the last a reprint of the second, and two of another event. */
const twoStories = (): Promise<InsertedStory[]> => {
  rounds += 1;
  return insertStories(api.db, [
    [
      { title: 'Fire destroys a depot in Samara', at: at(5), source: 'a.example', yugoIds: [37] },
      { title: 'Museum opens after repair', at: at(6), source: 'b.example', yugoIds: [37, 40] },
      { title: 'Museum opens after the repair', at: at(7), source: 'c.example', reprintOf: 1 },
    ],
    [
      { title: 'Museum is open again', at: at(8), source: 'd.example' },
      { title: 'The museum met its first guests', at: at(9), source: 'e.example' },
    ],
  ]);
};
const ask = (call: string, input: object, session = editor) =>
  api.call(call as 'newsdesk/getStory', input, { session });
const titles = async (id: number) => {
  const { status, body } = await ask('newsdesk/getStory', { id });
  return status === 200 ? body.headlines.map((each: { title: string }) => each.title) : status;
};
/** What stands for a story as a reader finds it; a merged one answers with the other's number. */
const shown = async (id: number) => {
  const [row] = await api.db.query(
    `select st.story_id as "storyId", st.item_count as items, n.title as lead from news_story s
       join news_story_state st on st.story_id = coalesce(s.merged_into, s.id) join news_item n on n.id = st.lead_id
      where s.id = $1 order by st.from_at desc limit 1`,
    [id],
  );
  return row;
};

test('a merged story leads to the other, and comes back as it was', async () => {
  const [one, two] = await twoStories();
  const merged = await ask('newsdesk/mergeStories', { id: one!.storyId, intoId: two!.storyId });
  expect(merged).toMatchObject({ status: 200, body: { storyId: two!.storyId } });
  expect(await shown(one!.storyId)).toMatchObject({ storyId: two!.storyId, items: 5 });
  const { decisionId } = merged.body as { decisionId: number };
  expect((await ask('newsdesk/getStory', { id: one!.storyId })).body).toMatchObject({
    storyId: two!.storyId,
    decisions: [{ id: decisionId, kind: 'merge', newsCount: 3, undoneAt: null }],
  });
  expect((await ask('newsdesk/undoDecision', { id: decisionId })).status).toBe(200);
  expect([await shown(one!.storyId), await shown(two!.storyId)]).toMatchObject([
    { storyId: one!.storyId, items: 3 },
    { storyId: two!.storyId, items: 2 },
  ]);
  expect((await ask('newsdesk/undoDecision', { id: decisionId })).status).toBe(404);
});

test('what people have of a merged story goes with it and comes back with it; what they wrote of the other since stays there', async () => {
  const [one, two] = await twoStories();
  const [from, into] = [one!.storyId, two!.storyId];
  const comment = (id: number, text: string) =>
    api.db.run("insert into comment (kind, subject_id, text, state) values ('story', $1, $2, 'shown')", [
      id,
      text,
    ]);
  await comment(from, 'Well told');
  await api.db.run(
    "insert into subscription (account_id, kind, subject) select id, 'story', $1 from account limit 1",
    [from],
  );
  const { decisionId } = (await ask('newsdesk/mergeStories', { id: from, intoId: into })).body;
  await comment(into, 'Written later');
  const places = async () =>
    (
      await api.db.query<{ id: number }>(
        `select subject_id::int as id from comment where subject_id = any($1::bigint[])
          union all select subject::int from subscription where subject = any($1::bigint[]) and kind = 'story'`,
        [[from, into]],
      )
    )
      .map(({ id }) => id)
      .toSorted((a, b) => a - b);
  expect(await places()).toEqual([into, into, into]);
  await ask('newsdesk/undoDecision', { id: decisionId });
  expect(await places()).toEqual([from, from, into].toSorted((a, b) => a - b));
});

test('headlines leave their story with their reprints, into a new one or another, and return', async () => {
  const [one, two] = await twoStories();
  const museum = one!.newsIds[1]!;
  const split = await ask('newsdesk/splitStory', { id: one!.storyId, newsIds: [museum] });
  const opened = split.body as { storyId: number; decisionId: number };
  expect(await titles(opened.storyId)).toEqual([
    'Museum opens after repair',
    'Museum opens after the repair',
  ]);
  expect(await titles(one!.storyId)).toEqual(['Fire destroys a depot in Samara']);
  await ask('newsdesk/undoDecision', { id: opened.decisionId });
  expect(await titles(opened.storyId)).toHaveLength(3);
  const moved = await ask('newsdesk/moveHeadlines', {
    id: one!.storyId,
    newsIds: [museum],
    intoId: two!.storyId,
  });
  expect(moved).toMatchObject({ status: 200, body: { storyId: two!.storyId } });
  expect(await titles(two!.storyId)).toHaveLength(4);
});

test('what others have moved on since, the last headline of a story and a stranger are refused', async () => {
  const [one, two] = await twoStories();
  const museum = one!.newsIds[1]!;
  const split = await ask('newsdesk/splitStory', { id: one!.storyId, newsIds: [museum] });
  const { decisionId, storyId } = split.body as { storyId: number; decisionId: number };
  await ask('newsdesk/mergeStories', { id: storyId, intoId: two!.storyId });
  await ask('newsdesk/splitStory', { id: two!.storyId, newsIds: [museum] });
  expect((await ask('newsdesk/undoDecision', { id: decisionId })).status).toBe(409);
  const all = two!.newsIds;
  expect((await ask('newsdesk/splitStory', { id: two!.storyId, newsIds: all })).status).toBe(409);
  expect((await ask('newsdesk/splitStory', { id: two!.storyId, newsIds: [museum] })).status).toBe(409);
  expect((await ask('newsdesk/mergeStories', { id: two!.storyId, intoId: two!.storyId })).status).toBe(409);
  expect((await ask('newsdesk/mergeStories', { id: two!.storyId, intoId: 999_999_999 })).status).toBe(404);
  expect((await ask('newsdesk/splitStory', { id: two!.storyId, newsIds: [] })).status).toBe(400);
  expect((await ask('newsdesk/pinLead', { id: two!.storyId, newsId: all[0] }, reader)).status).toBe(403);
});

test('a pinned headline leads from its moment on, until it is let go', async () => {
  const [, two] = await twoStories();
  const [first, second] = two!.newsIds;
  await ask('newsdesk/pinLead', { id: two!.storyId, newsId: second });
  expect(await shown(two!.storyId)).toMatchObject({ lead: 'The museum met its first guests' });
  const pinned = await ask('newsdesk/pinLead', { id: two!.storyId, newsId: first });
  expect(await shown(two!.storyId)).toMatchObject({ lead: 'Museum is open again' });
  const { decisionId } = pinned.body as { decisionId: number };
  await ask('newsdesk/undoDecision', { id: decisionId });
  expect(await shown(two!.storyId)).toMatchObject({ lead: 'The museum met its first guests' });
});

test('what stands decided goes out as labelled pairs; what was taken back does not', async () => {
  const [one, two] = await twoStories();
  const split = await ask('newsdesk/splitStory', { id: one!.storyId, newsIds: [one!.newsIds[0]] });
  const merged = await ask('newsdesk/mergeStories', { id: one!.storyId, intoId: two!.storyId });
  const pairs = async () => {
    const lines: string[] = [];
    await runFeeds({ ...api.services, db: api.db }, ['export-decisions'], (line) => void lines.push(line));
    const own = lines
      .join('\n')
      .split('\n')
      .filter((line) => line.includes(`T0`) && line.includes(at(9).slice(14)));
    return own.map((line) => line.split('\t')[2]).sort();
  };
  // The fire was parted from two museum headlines, which were fused with two others: 4 and 4 pairs.
  expect(await pairs()).toEqual([...Array(4).fill('DIFFERENT'), ...Array(4).fill('SAME')]);
  const { decisionId } = merged.body as { decisionId: number };
  await ask('newsdesk/undoDecision', { id: decisionId });
  expect(await pairs()).toEqual(['DIFFERENT', 'DIFFERENT']);
  expect(split.status).toBe(200);
});

test('what readers say waits for an editor once a person, and is carried out when accepted', async () => {
  const [one] = await twoStories();
  const newsId = one!.newsIds[1]!;
  const say = (input: object, session: string) =>
    api.call('news/sendCorrection', { newsId, yugoId: null, ...input }, { session });
  await say({}, reader);
  await say({}, reader);
  await say({}, await signInAs(api.db));
  await say({ yugoId: 40 }, reader);
  expect((await say({ yugoId: 77 }, reader)).status).toBe(409);
  expect((await say({ newsId: 999_999_999 }, reader)).status).toBe(404);
  expect((await api.call('news/sendCorrection', { newsId, yugoId: null })).status).toBe(401);
  const queue = (await ask('newsdesk/getCorrections', {})).body as { newsId: number }[];
  expect(queue.filter((each) => each.newsId === newsId)).toMatchObject([
    { kind: 'story', storyId: one!.storyId, readers: 2 },
    { kind: 'region', yugoId: 40, readers: 1 },
  ]);
  const accepted = { newsId, isAccepted: true };
  await ask('newsdesk/settleCorrection', { ...accepted, yugoId: 40 });
  const region = await api.db.query('select yugo_id as id from news_item_region where news_id = $1', [
    newsId,
  ]);
  expect(region).toEqual([{ id: 37 }]);
  expect((await ask('newsdesk/settleCorrection', { ...accepted, yugoId: null })).status).toBe(200);
  expect(await titles(one!.storyId)).toEqual(['Fire destroys a depot in Samara']);
  expect((await ask('newsdesk/settleCorrection', { ...accepted, yugoId: null })).status).toBe(404);
});

test('a region goes with its cities, the engine gives neither again, and they return but for one taken by itself', async () => {
  await api.db.run(
    `insert into place (yugo_id, kind, name_ru, name_en, name_ja, name_pt, name_es, name_short_ru, order_ru, order_en, order_ja, order_pt, order_es)
     values (90, 'region', 'О', 'O', 'O', 'O', 'O', 'О', 1, 1, 1, 1, 1)`,
  );
  await api.db.run(
    `insert into city (yugo_id, region_id, name_ru, name_en, is_capital, order_ru, order_en)
     select id, 90, 'Г', 'C', false, 1, 1 from generate_series(901, 903) id`,
  );
  const [story] = await insertStories(api.db, [
    [{ title: 'A bridge opens', at: at(5), source: 'a.example', yugoIds: [90, 901, 902, 37] }],
  ]);
  const newsId = story!.newsIds[0]!;
  const regions = async () => {
    const rows = await api.db.query<{ id: number }>(
      'select yugo_id as id from news_item_region where news_id = $1 order by 1',
      [newsId],
    );
    return rows.map(({ id }) => id);
  };
  const refuse = async (yugoId: number) => {
    await api.call('news/sendCorrection', { newsId, yugoId }, { session: reader });
    const settled = await ask('newsdesk/settleCorrection', { newsId, yugoId, isAccepted: true });
    expect(settled.status).toBe(200);
  };
  await refuse(901);
  expect(await regions()).toEqual([37, 90, 902]);
  await refuse(90);
  expect(await regions()).toEqual([37]);
  const given = { newsId, item: { yugoIds: [90, 901, 902, 903], publishedMs: 0 } };
  await api.db.transaction((tx) => insertRegions(tx, [given]));
  expect(await regions()).toEqual([37]);
  const [decision] = await api.db.query<{ id: number }>('select max(id)::int as id from news_decision');
  expect((await ask('newsdesk/undoDecision', { id: decision!.id })).status).toBe(200);
  expect(await regions()).toEqual([37, 90, 902]);
});

test('a reader takes a word back until it is answered', async () => {
  const [one] = await twoStories();
  const wanted = { newsId: one!.newsIds[0]!, yugoId: null };
  await api.call('news/sendCorrection', wanted, { session: reader });
  const take = () => api.call('news/withdrawCorrection', wanted, { session: reader });
  expect([(await take()).status, (await take()).status]).toEqual([200, 404]);
});

test('a step leaves its affair when a reader’s word is accepted, and comes back when that is undone', async () => {
  const [one, two] = (await twoStories()).map(({ storyId }) => storyId) as [number, number];
  const affairs = async () =>
    (
      await api.db.query<{ affair: number }>(
        'select affair_id::int as affair from news_story where id = any($1::bigint[]) order by id',
        [[one, two]],
      )
    ).map(({ affair }) => affair);
  await api.db.run('update news_story set affair_id = $1 where id = any($2::bigint[])', [one, [one, two]]);
  expect((await ask('newsdesk/getStory', { id: two })).body).toMatchObject({ affairSteps: 2 });
  const [news] = await api.db.query<{ id: number }>('select id from news_item where story_id = $1', [two]);
  const correction = { newsId: news!.id, yugoId: null, ofAffair: true };
  await api.call('news/sendCorrection', correction, { session: reader });
  expect((await ask('newsdesk/getCorrections', {})).body).toContainEqual(
    expect.objectContaining({ kind: 'affair', storyId: two }),
  );
  const settled = await ask('newsdesk/settleCorrection', { ...correction, isAccepted: true });
  expect(settled).toMatchObject({ status: 200, body: { decisionId: expect.any(Number) } });
  expect(await affairs()).toEqual([one, two]);
  expect((await ask('newsdesk/leaveAffair', { id: two })).status).toBe(409);
  const undone = await ask('newsdesk/undoDecision', { id: settled.body['decisionId'] });
  expect(undone.status).toBe(200);
  expect(await affairs()).toEqual([one, one]);
  // The story that opened the affair leaves it to the others.
  expect((await ask('newsdesk/leaveAffair', { id: one })).status).toBe(200);
  expect(await affairs()).toEqual([one, two]);
});
