import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFiguresApp } from '#app/testing/figures-app.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { insertNews } from '#features/news/testing/insert-news.ts';
import { makeNewQuotes } from '../reading/make-quotes.ts';
import { readConfig } from '#platform/server/config.ts';
import { tellReminders } from './reminder-job.ts';

let api: TestApp;
let reader: string;
let promised: number;
let plain: number;
let over: number;

beforeAll(async () => {
  api = await openFiguresApp({ AS_OF: '2020-06-08' });
  reader = await signInAs(api.db);
  const said = [
    ['Иван Песков: через год мы полностью вернемся к прежнему образу жизни', '2020-06-04T05:00:00Z'],
    ['Иван Песков: нефть не подешевеет, запасов нет', '2020-06-05T05:00:00Z'],
    ['Иван Песков: кафе и рестораны откроются с 5 июня, не раньше', '2020-06-03T05:00:00Z'],
  ] as const;
  const ids = await insertNews(
    api.db,
    said.map(([title, at]) => ({ title, at, language: 'ru', rubricId: 4 })),
  );
  [promised, plain, over] = ids as [number, number, number];
  const [entity] = await api.db.query<{ id: number }>(
    `insert into entity (kind, key, names) values (2, 'песков', '{"ru": "Иван Песков", "en": "Ivan Peskov"}') returning id`,
  );
  await api.db.run(
    `insert into news_item_entity (news_id, entity_id, published_at, starts, ends)
     select id, $2, published_at, 0, 11 from news_item where id = any($1::bigint[])`,
    [ids, entity!.id],
  );
  await makeNewQuotes(api.db);
});
afterAll(() => api.close());

const ask = (name: 'remind' | 'forgetReminder', newsId: number, as: string | undefined = reader) =>
  api.call(`quotes/${name}`, { newsId }, { session: as });
const waiting = async (as?: string) =>
  (await api.call('quotes/getReminders', {}, { session: as })).body.reminders;
const tell = (day: string) =>
  tellReminders(
    { db: api.db, config: readConfig({ LOG_LEVEL: 'silent', AS_OF: day }) },
    new Date(),
    new AbortController().signal,
  );
const notices = async (as: string = reader) =>
  (await api.call('notices/getNotices', { kind: 'reminder' }, { session: as })).body.notices;

test('a quote says when what it promises can be checked; one that names no day does not', async () => {
  const { quotes } = (await api.call('quotes/GetRubricQuotes', { rubricId: 4 })).body;
  const promises = Object.fromEntries(
    quotes.map(({ newsId, promise }: { newsId: number; promise: object | null }) => [newsId, promise]),
  );
  expect(promises[promised]).toEqual({ day: '2021-06-04', isAhead: true });
  expect(promises[plain]).toBe(null);
  expect(promises[over]).toEqual({ day: '2020-06-05', isAhead: false });
});

test('a reader asks twice and waits once; on the day a notice comes, once, in the reader’s language', async () => {
  expect((await ask('remind', promised)).body).toEqual({ day: '2021-06-04' });
  expect((await ask('remind', promised)).body).toEqual({ day: '2021-06-04' });
  expect(await waiting(reader)).toMatchObject([
    { newsId: promised, speaker: 'Ivan Peskov', language: 'ru', day: '2021-06-04' },
  ]);
  expect(await waiting(await signInAs(api.db))).toEqual([]);
  expect(await tell('2021-06-03')).toBe(0);
  expect(await notices()).toEqual([]);
  expect(await tell('2021-06-04')).toBe(1);
  expect(await tell('2021-06-05')).toBe(0);
  expect(await notices()).toMatchObject([
    {
      kind: 'reminder',
      title: 'Ivan Peskov: the day to check what was said',
      text: expect.stringMatching(
        /^“через год мы полностью вернемся к прежнему образу жизни”, said on 4\sJune\s2020\.$/,
      ),
      path: `/news/index/${promised}`,
      isRead: false,
    },
  ]);
  expect(await waiting(reader)).toEqual([]);
});

test('what is taken back is not told; two readers of one quote are both told', async () => {
  const [one, other, third] = [await signInAs(api.db), await signInAs(api.db), await signInAs(api.db)];
  for (const as of [one, other, third]) await ask('remind', promised, as);
  expect((await ask('forgetReminder', promised, third)).body).toEqual({ ok: true });
  expect((await ask('forgetReminder', promised, third)).status).toBe(200);
  expect(await tell('2021-06-04')).toBe(2);
  expect((await notices(one)).length + (await notices(other)).length).toBe(2);
  expect(await notices(third)).toEqual([]);
});

test('refusals: nobody, no such headline, no promise, a day that has come, no number', async () => {
  expect((await api.call('quotes/remind', { newsId: promised })).status).toBe(401);
  expect((await api.call('quotes/forgetReminder', { newsId: promised })).status).toBe(401);
  expect(await waiting()).toEqual([]);
  expect((await ask('remind', 999_999)).status).toBe(404);
  expect((await ask('remind', plain)).status).toBe(404);
  expect((await ask('remind', over)).status).toBe(404);
  expect((await ask('remind', -1)).status).toBe(400);
});
