import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { insertStories } from '../../testing/insert-stories.ts';

let api: TestApp;
let storyId: number;
let newsIds: number[];
beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-08' });
  const at = (hour: number) => `2020-06-08T${String(hour).padStart(2, '0')}:00:00Z`;
  const [story] = await insertStories(api.db, [
    [6, 7, 8, 9, 10, 11, 12].map((hour) => {
      return { title: `Headline of ${hour}`, at: at(hour), source: `s${hour}.example` };
    }),
  ]);
  ({ storyId, newsIds } = story!);
});
afterAll(() => api.close());

const since = (moment: string, asOf?: string) =>
  api.call('news/getNewSince', { storyIds: [storyId, 999_999], since: moment, ...(asOf && { asOf }) });

test('a story tells what it gained since a moment, latest first and at most five; nothing where nothing came', async () => {
  const { body } = await since('2020-06-08T06:30:00Z');
  expect(body).toMatchObject([{ storyId, count: 6, news: { length: 5 } }]);
  expect(body[0].news[0]).toMatchObject({
    newsId: newsIds[6],
    title: 'Headline of 12',
  });
  expect((await since('2020-06-08T12:00:00Z')).body).toEqual([]);
  expect((await since('2020-06-08T09:00:00Z', '2020-06-08T10:30:00Z')).body).toMatchObject([{ count: 1 }]);
});

test('a visit goes on for half an hour; the next begins where it ended', async () => {
  const session = await signInAs(api.db);
  const start = async () => (await api.call('news/startVisit', {}, { session })).body;
  const end = (minutes: number) =>
    api.db.run(`update news_visit set called_at = called_at - make_interval(mins => $1)`, [minutes]);
  expect(await start()).toEqual({ since: null, stoppedAt: null });
  expect((await api.call('news/stopReading', { newsId: newsIds[2]! }, { session })).status).toBe(200);
  await end(29);
  expect(await start()).toEqual({ since: null, stoppedAt: newsIds[2] });
  await end(31);
  await api.db.run(`update news_visit set seen_at = '2020-06-08T10:00:00Z'`);
  const next = { since: '2020-06-08T10:00:00.000Z', stoppedAt: newsIds[2] };
  expect([await start(), await start()]).toEqual([next, next]);
});

test('nobody has a visit of somebody else’s, and a headline that is none is not kept', async () => {
  const session = await signInAs(api.db);
  await api.call('news/startVisit', {}, { session });
  await api.call('news/stopReading', { newsId: 999_999_999 }, { session });
  expect((await api.call('news/startVisit', {}, { session })).body).toEqual({ since: null, stoppedAt: null });
  expect((await api.call('news/startVisit', {})).status).toBe(401);
});

test('a pinned clock keeps a visit, what was read included; a journey in time begins none', async () => {
  const pinned = await openTestApp({ AS_OF: '2020-06-08' });
  try {
    const session = await signInAs(pinned.db);
    await pinned.call('news/startVisit', { asOf: '2020-06-01' }, { session });
    expect(await pinned.db.query('select from news_visit')).toHaveLength(0);
    await pinned.call('news/startVisit', {}, { session });
    expect(await pinned.db.query('select seen_at as at from news_visit')).toEqual([
      { at: new Date('2020-06-08T20:59:59Z') },
    ]);
  } finally {
    await pinned.close();
  }
});

test('all that came by the clock is read at a press, nothing is new after it, and the press is taken back', async () => {
  const session = await signInAs(api.db);
  const mark = async (input: object) => (await api.call('news/markAllRead', input, { session })).body;
  const start = async () => (await api.call('news/startVisit', {}, { session })).body;
  expect(await mark({})).toEqual({ before: null });
  expect(await start()).toMatchObject({ since: '2020-06-08T20:59:59.000Z' });
  expect(await mark({ since: '2020-06-08T10:00:00Z' })).toEqual({ before: '2020-06-08T20:59:59.000Z' });
  expect(await start()).toMatchObject({ since: '2020-06-08T10:00:00.000Z' });
  expect((await api.call('news/markAllRead', {})).status).toBe(401);
});
