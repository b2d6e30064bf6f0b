import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { readConfig } from '#platform/server/config.ts';
import { nameNews } from '../../testing/name-news.ts';
import { countDays } from '../counting/count-days.ts';
import { tellMoves } from './tell-moves.ts';

let api: TestApp;
let follower: string;
let unlicensed: string;
const ids: Record<'first' | 'second' | 'third', number> = { first: 0, second: 0, third: 0 };

beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-15', LICENSE_POLICY: 'api' });
  for (const key of ['first', 'second', 'third'] as const) {
    const [row] = await api.db.query<{ id: number }>(
      `insert into entity (kind, key, names) values (2, $1, jsonb_build_object('ru', $1::text, 'en', $1::text)) returning id`,
      [`name ${key}`],
    );
    ids[key] = row!.id;
  }
  await headlines('2020-06-01', { first: 60, second: 20 });
  await headlines('2020-06-14', { first: 1, second: 70 });
  follower = await signInAs(api.db, { licensed: true });
  unlicensed = await signInAs(api.db);
});
afterAll(() => api.close());

async function headlines(day: string, counts: Partial<typeof ids>): Promise<void> {
  for (const [key, count] of Object.entries(counts))
    await nameNews(
      api.db,
      Array.from({ length: count }, () => ({
        day,
        names: [ids[key as keyof typeof ids]],
      })),
    );
  await countDays(api.db);
}
const look = (day: string, policy: 'api' | 'links' = 'api') =>
  tellMoves(
    { db: api.db, config: readConfig({ LOG_LEVEL: 'silent', AS_OF: day, LICENSE_POLICY: policy }) },
    new Date(),
    new AbortController().signal,
  );
const follow = (value: number, session: string, name: 'subscribe' | 'unsubscribe' = 'subscribe') =>
  api.call(`subscriptions/${name}`, { type: 'entity', value }, { session });
const told = async (session: string, locale: 'en' | 'ru' = 'en') =>
  (await api.call('notices/getNotices', { kind: 'rating' }, { session, locale })).body.notices;

test('a follower is told once when the whole band has left the one that was known, in the language that is asked for', async () => {
  await follow(ids.first, follower);
  expect(await look('2020-06-01')).toBe(0);
  // The same week a day on: the band stays.
  expect(await look('2020-06-02')).toBe(0);
  expect(await look('2020-06-15')).toBe(1);
  expect(await look('2020-06-15')).toBe(0);
  const [notice] = await told(follower);
  expect(notice).toMatchObject({
    kind: 'rating',
    title: 'name first: lower in the rating',
    path: `/dossier/person/${ids.first}`,
    times: 1,
  });
  expect(notice.text.replaceAll('\u00A0', ' ')).toBe(
    'Place 2 or below for 9–15 June 2020, 1 earlier. The whole band has moved.',
  );
  const [russian] = await told(follower, 'ru');
  expect(russian).toMatchObject({
    title: 'name first: ниже в рейтинге',
    text: expect.stringMatching(/^Место 2 и дальше за 9–15/),
  });
});

test('what moves back while the notice is unread takes its place', async () => {
  expect(await look('2020-06-01')).toBe(1);
  expect(await told(follower)).toMatchObject([{ title: 'name first: higher in the rating', times: 2 }]);
});

test('two looks at once tell a move once', async () => {
  const both = await Promise.all([look('2020-06-15'), look('2020-06-15')]);
  expect(both.toSorted()).toEqual([0, 1]);
});

test('whoever ended following is told nothing, and begins anew when following again', async () => {
  await follow(ids.first, follower, 'unsubscribe');
  expect(await look('2020-06-01')).toBe(0);
  await follow(ids.first, follower);
  expect(await look('2020-06-15')).toBe(0);
  expect(await look('2020-06-01')).toBe(1);
});

test('ratings are for those with a licence: without one nobody is told of them', async () => {
  await follow(ids.first, unlicensed);
  await look('2020-06-15');
  await look('2020-06-01');
  expect(await told(unlicensed)).toEqual([]);
  await look('2020-06-15', 'links');
  expect(await look('2020-06-01', 'links')).toBeGreaterThan(0);
  expect(await told(unlicensed)).toHaveLength(1);
});

test('who comes from nothing is told of, also of what was merged into another; of a blocked account nobody hears', async () => {
  await api.db.run('update entity set merged_into = $2 where id = $1', [ids.third, ids.second]);
  const merging = await signInAs(api.db, { licensed: true });
  const blocked = await signInAs(api.db, { licensed: true });
  for (const session of [merging, blocked]) await follow(ids.third, session);
  await headlines('2020-04-01', { first: 50 });
  await look('2020-04-01');
  await api.db.run('update account set blocked = true where id = (select max(id) from account)');
  await look('2020-06-15');
  expect(await told(merging)).toMatchObject([
    { title: 'name second: higher in the rating', path: `/dossier/person/${ids.second}` },
  ]);
  const [row] = await api.db.query<{ count: number }>(
    `select count(*)::int as count from notice where account_id = (select max(id) from account)`,
  );
  expect(row!.count).toBe(0);
});
