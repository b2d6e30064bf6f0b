import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { insertNews } from '#features/news/testing/insert-news.ts';
import { addDays, dayAt } from '#platform/shared/calendar-days.ts';
import { roleNumbers } from '#platform/shared/roles.ts';
import { someone, type Someone } from '../../testing/people.ts';

let api: TestApp;
let subjects: number[];
let anna: Someone;
let boris: Someone;
let moderator: Someone;
let editor: Someone;
const today = dayAt(new Date());

beforeAll(async () => {
  api = await openTestApp({ AS_OF: 'now' });
  const at = new Date(Date.now() - 3_600_000).toISOString();
  subjects = await insertNews(
    api.db,
    ['One', 'Two', 'Three', 'Four'].map((title) => ({ title, at })),
  );
  anna = await someone(api, 'Anna Arbatova');
  boris = await someone(api, 'Boris Belov');
  moderator = await someone(api, 'Maria Moderator', [roleNumbers.moderator]);
  editor = await someone(api, 'Elena Editor', [roleNumbers.regionalEditor]);
});
afterAll(() => api.close());

const as = (who: Someone | null) => (who === null ? {} : { session: who.session });
const usual = { question: 'Снимать ли режим?', options: ['Да', 'Нет', 'Позже'], lastDay: today };
const add = (part: object = {}, who: Someone | null = moderator) =>
  api.call('polls/addPoll', { kind: 'news', subjectId: subjects[0], ...usual, ...part }, as(who));
const list = async (subjectId: number, who: Someone | null = null) =>
  (await api.call('polls/getPolls', { kind: 'news', subjectId }, as(who))).body;
const vote = (who: Someone | null, id: number, place: number) =>
  api.call('polls/vote', { id, place }, as(who));
const settle = (name: 'endPoll' | 'removePoll', id: number, who: Someone | null = moderator) =>
  api.call(`polls/${name}`, { id }, as(who));

test('one vote a person, the last one counts, and nobody sees the others before', async () => {
  const { id } = (await add()).body;
  const hidden = (place: number, text: string) => ({ place, text, votes: null });
  expect(await list(subjects[0]!, anna)).toEqual([
    {
      id,
      question: usual.question,
      options: [hidden(1, 'Да'), hidden(2, 'Нет'), hidden(3, 'Позже')],
      voters: null,
      mine: null,
      lastDay: today,
      isClosed: false,
      canSettle: false,
    },
  ]);
  await vote(boris, id, 1);
  await vote(anna, id, 1);
  // The same from two devices at once, and another answer after it.
  await Promise.all(Array.from({ length: 5 }, () => vote(anna, id, 2)));
  const { body } = await vote(anna, id, 3);
  expect(body).toMatchObject({ mine: 3, voters: 2 });
  expect(body.options.map(({ votes }: { votes: number }) => votes)).toEqual([1, 0, 1]);
  expect((await list(subjects[0]!, anna))[0]).toEqual(body);
  expect((await list(subjects[0]!))[0]).toMatchObject({ mine: null, voters: null });
});

test('after the last day nobody votes, and everybody sees the results', async () => {
  const { id } = (await add({ subjectId: subjects[1], lastDay: addDays(today, 3) })).body;
  await vote(anna, id, 2);
  await api.db.run(`update poll set closes_at = now() - interval '1 second' where id = $1`, [id]);
  expect((await vote(anna, id, 1)).body.code).toBe('conflict');
  expect((await vote(boris, id, 1)).status).toBe(409);
  expect((await list(subjects[1]!))[0]).toMatchObject({ isClosed: true, voters: 1, mine: null });
});

test('a moderator ends a poll, its results stay; a removed one is gone with its votes', async () => {
  const { id } = (await add({ subjectId: subjects[2] })).body;
  await vote(anna, id, 1);
  expect((await settle('endPoll', id)).status).toBe(200);
  expect((await settle('endPoll', id)).status).toBe(409);
  expect((await list(subjects[2]!))[0]).toMatchObject({ isClosed: true, voters: 1 });
  expect((await settle('removePoll', id)).status).toBe(200);
  expect(await list(subjects[2]!)).toEqual([]);
  expect(await api.db.query('select 1 from poll_vote where poll_id = $1', [id])).toEqual([]);
  for (const name of ['endPoll', 'removePoll'] as const) expect((await settle(name, id)).status).toBe(404);
});

test('rights: anybody reads, the signed in vote, moderators and editors ask, end and remove', async () => {
  const { id } = (await add({ subjectId: subjects[3] })).body;
  expect((await vote(null, id, 1)).status).toBe(401);
  expect((await add({}, null)).status).toBe(401);
  expect((await add({ question: 'Мой вопрос' }, anna)).status).toBe(403);
  for (const name of ['endPoll', 'removePoll'] as const) {
    expect((await settle(name, id, anna)).status).toBe(403);
    expect((await settle(name, id, null)).status).toBe(401);
  }
});

test('an editor asks, ends and removes what they asked, and nothing that others asked', async () => {
  const theirs = (await add({ subjectId: subjects[2], question: 'Чужой?' })).body.id;
  for (const name of ['endPoll', 'removePoll'] as const)
    expect((await settle(name, theirs, editor)).status).toBe(403);
  const own = (await add({ subjectId: subjects[2], question: 'Свой?' }, editor)).body.id;
  const seen = async (who: Someone) =>
    Object.fromEntries(
      (await list(subjects[2]!, who)).map(({ id, canSettle }: { id: number; canSettle: boolean }) => [
        id,
        canSettle,
      ]),
    );
  expect(await seen(editor)).toEqual({ [theirs]: false, [own]: true });
  expect(await seen(moderator)).toEqual({ [theirs]: true, [own]: true });
  expect((await settle('endPoll', own, editor)).status).toBe(200);
  expect((await settle('removePoll', own, editor)).status).toBe(200);
  expect((await settle('removePoll', theirs)).status).toBe(200);
});

test('refusals: of answers, of days, of places, and of a second click', async () => {
  const refused = async (part: object) =>
    (await add({ subjectId: subjects[3], question: 'Ещё?', ...part })).status;
  expect(await refused({ options: ['Одна'] })).toBe(400);
  expect(await refused({ options: ['Да', ' да '] })).toBe(400);
  expect(await refused({ options: ['Да', '\u200B\u202E '] })).toBe(400);
  expect(await refused({ options: Array.from({ length: 9 }, (_, at) => `Ответ ${at}`) })).toBe(400);
  expect(await refused({ options: ['Да', 'я'.repeat(101)] })).toBe(400);
  expect(await refused({ question: 'я'.repeat(100_000) })).toBe(413);
  expect(await refused({ question: '  ' })).toBe(400);
  expect(await refused({ lastDay: addDays(today, -1) })).toBe(400);
  expect(await refused({ lastDay: addDays(today, 91) })).toBe(400);
  expect(await refused({ kind: 'image' })).toBe(400);
  expect(await refused({ subjectId: 999_999 })).toBe(404);
  expect((await api.call('polls/getPolls', { kind: 'story', subjectId: 999_999 })).status).toBe(404);
  expect(await refused({ question: usual.question })).toBe(409);
  const [poll] = await list(subjects[3]!);
  expect((await vote(anna, poll.id, 4)).status).toBe(404);
  expect((await vote(anna, poll.id, 0)).status).toBe(400);
  expect((await vote(anna, 999_999, 1)).status).toBe(404);
  // Two clicks at once are one poll; a fourth open one is too many.
  const both = await Promise.all([refused({}), refused({})]);
  expect(both.toSorted()).toEqual([200, 409]);
  expect(await refused({ question: 'Третий?' })).toBe(200);
  expect((await add({ subjectId: subjects[3], question: 'Четвёртый?' })).body.code).toBe('too_many_kept');
});

test('script stays text', async () => {
  const { id } = (await add({ question: '<script>alert(1)</script>', options: ['<b>1</b>', '2'] })).body;
  const [poll] = await list(subjects[0]!);
  expect(poll).toMatchObject({
    id,
    question: '<script>alert(1)</script>',
    options: [{ text: '<b>1</b>' }, {}],
  });
});
