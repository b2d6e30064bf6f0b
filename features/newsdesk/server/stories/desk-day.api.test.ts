import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '#features/account/testing/test-session.ts';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { insertStories } from '#features/news/testing/insert-stories.ts';
import { recomputeStories } from '#features/news/public.server.ts';

let api: TestApp;
let editor: string;
let stories: number[];
const at = (minute: number) => `2020-06-08T09:${String(minute).padStart(2, '0')}:00Z`;
beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-08' });
  editor = await signInAs(api.db, { roles: [9] });
  const made = await insertStories(api.db, [
    [
      { title: 'Fire destroys a depot in Samara', at: at(1), source: 'a.example' },
      { title: 'Depot in Samara burns in a fire', at: at(2), source: 'b.example' },
      { title: 'Wilder excuses riots overseas', at: at(3), source: 'c.example' },
    ],
    [{ title: 'Museum is open again', at: at(4), source: 'd.example' }],
    [{ title: 'Parliament passed the budget', at: at(5), source: 'e.example' }],
  ]);
  stories = made.map(({ storyId }) => storyId);
  await api.db.run("update news_item set search_terms = to_tsvector('english', title)");
  await api.db.transaction((tx) => recomputeStories(tx, stories));
});
afterAll(() => api.close());

const ask = (call: string, input: object, session?: string) =>
  api.call(call as 'newsdesk/getDoubts', input, { session: session ?? editor, locale: 'en' });
const decide = async (call: string, input: object) => {
  const { status, body } = await ask(call, input);
  expect(status).toBe(200);
  return (body as { decisionId: number }).decisionId;
};
const undo = (id: number) => ask('newsdesk/undoDecision', { id });
const row = async (id: number) => ((await ask('newsdesk/getRows', { ids: [id] })).body as object[])[0];
const order = async () => {
  const { body } = await api.call('Section', { rubricId: 1, pageIndex: 0, pageSize: 20 }, { locale: 'en' });
  const { news } = body as { news: { story: { storyId: number } | null }[] };
  return news.map(({ story }) => story?.storyId).filter((id) => stories.includes(id!));
};

test('a headline that shares no words with its story is in doubt until an editor keeps it, and again when that is undone', async () => {
  const doubts = async () =>
    ((await ask('newsdesk/getDoubts', {})).body as { joins: { title: string; newsId: number }[] }).joins;
  const [doubt] = await doubts();
  expect(doubt).toMatchObject({ title: 'Wilder excuses riots overseas', storyId: stories[0] });
  expect(await row(stories[0]!)).toMatchObject({ headlines: 3, sure: 2 });
  const id = await decide('newsdesk/keepHeadline', { newsId: doubt!.newsId });
  expect(await doubts()).toEqual([]);
  expect(await row(stories[0]!)).toMatchObject({ headlines: 3, sure: 3 });
  expect((await ask('newsdesk/keepHeadline', { newsId: doubt!.newsId })).status).toBe(409);
  expect((await undo(id)).status).toBe(200);
  expect(await doubts()).toHaveLength(1);
});

test('a story has the rubric an editor chose however often it is told anew, and none again when that is undone', async () => {
  const [, museum] = stories;
  const count = async () =>
    ((await ask('newsdesk/getDoubts', {})).body as { rubricCount: number }).rubricCount;
  const before = await count();
  const id = await decide('newsdesk/chooseRubric', { id: museum, rubricId: 11 });
  await api.db.transaction((tx) => recomputeStories(tx, [museum!]));
  expect(await row(museum!)).toMatchObject({ rubricId: 11, isRubricChosen: true });
  expect(await count()).toBe(before - 1);
  expect((await ask('newsdesk/chooseRubric', { id: museum, rubricId: 11 })).status).toBe(409);
  expect((await ask('newsdesk/getStory', { id: museum })).body).toMatchObject({
    decisions: [{ kind: 'rubric', value: 11 }],
  });
  expect((await undo(id)).status).toBe(200);
  expect(await row(museum!)).toMatchObject({ rubricId: null, isRubricChosen: false });
});

test('a story stands first, or behind, where an editor puts it, for that day alone; a later decision bars the undoing of an earlier', async () => {
  const [fire, museum] = stories;
  expect((await order())[0]).toBe(fire);
  const first = await decide('newsdesk/placeStory', { id: museum, place: 1 });
  expect((await order())[0]).toBe(museum);
  expect(await row(museum!)).toMatchObject({ place: 1 });
  const lowered = await decide('newsdesk/placeStory', { id: museum, place: 0 });
  expect((await order()).at(-1)).toBe(museum);
  expect((await undo(first)).status).toBe(409);
  expect((await undo(lowered)).status).toBe(200);
  expect((await order())[0]).toBe(museum);
  await api.db.run("update news_story set front_day = '2020-06-07' where id = $1", [museum]);
  await api.db.run('update data_version set version = version + 1');
  expect((await order())[0]).toBe(fire);
  expect((await ask('newsdesk/placeStory', { id: museum, place: 1 }, await signInAs(api.db))).status).toBe(
    403,
  );
});
