import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Database } from '#platform/server/db/db.ts';
import type { Progress } from '#platform/server/jobs/progress.ts';
import { withTestDatabase } from '#platform/server/testing/test-database.ts';
import { StatementValues } from '#platform/server/db/statement-values.ts';
import { feedFilter, type FeedFilter } from '../domain/feed/feed-filter.ts';
import { findNeighbours } from './day/day-queries.ts';
import { readConditions } from './feed/ranking-filter.ts';
import { rankingSql } from './feed/ranking-queries.ts';
import { loadLists, loadSampleDays } from './import-corpus.ts';

const clock = new Date('2020-07-13T20:59:59Z');
const steps: Progress[] = [];

let db: Database;
beforeAll(async () => {
  db = await withTestDatabase();
  await loadLists(db);
  await loadSampleDays(db, (step) => steps.push(step));
  await db.run('analyze news_item');
});
afterAll(() => db.close());

const Count = z.object({ count: z.int() });
const count = async (where: string): Promise<number> =>
  (await db.rows(Count, `select count(*) as count from seen_news where ${where}`))[0]!.count;

test('the opening days are 11 to 13 July 2020 in Moscow, whole', async () => {
  expect(await count("published_at < '2020-07-10T21:00:00Z' or published_at >= '2020-07-13T21:00:00Z'")).toBe(
    0,
  );
  expect(await count("language = 'ru' and has_time and published_at >= '2020-07-12T21:00:00Z'")).toBe(657);
});

test('progress ends where it said it would', () => {
  const last = steps.at(-1)!;
  expect(last.what).toBe('news');
  expect(last.done).toBe(last.total);
});

test('while other days are still on their way, no day counts as one without news', async () => {
  const isLoading = async () =>
    (await findNeighbours(db, { from: new Date('2020-07-09T21:00:00Z'), clock, language: null })).isLoading;
  expect(await isLoading()).toBe(true);
  await db.run("update news_data_set set is_loading = false where name <> 'opening-2020-07'");
  expect(await isLoading()).toBe(false);
});

test('every item is read: it has a story with a state, a rubric and a place in time', async () => {
  expect(await count('story_id is null or not is_analysed')).toBe(0);
  const [unjudged] = await db.rows(
    Count,
    'select count(*) as count from news_item where judged_rubric_id is null',
  );
  expect(unjudged?.count).toBe(0);
  // Where the trust in a story's rubric is too small, none is shown.
  expect(await count('rubric_id is null')).toBeLessThan(0.25 * (await count('true')));
  const [lost] = await db.rows(
    Count,
    'select count(*) from news_item i where not exists (select from seen_story_state s where s.news_id = i.id and s.story_id = i.story_id)',
  );
  expect(lost?.count).toBe(0);
});

test('the day has its stories: the greatest in Russian is told by nine sources or more', async () => {
  const [greatest] = await db.rows(
    Count,
    `select max(source_count)::bigint as count from seen_story_state
      where language = 'ru' and from_at <= $1 and (until_at is null or until_at > $1)`,
    [clock],
  );
  expect(greatest?.count).toBeGreaterThanOrEqual(9);
});

test('each headline is told at every moment by one state of its story', async () => {
  const [doubled] = await db.rows(
    Count,
    `select count(*) from (select story_id from seen_story_state where from_at <= $1 and (until_at is null or until_at > $1)
      group by story_id having count(*) > 1) twice`,
    [clock],
  );
  expect(doubled?.count).toBe(0);
});

test('loading again changes nothing and raises no version', async () => {
  const before = [await count('true'), await db.query('select version from data_version')];
  await loadSampleDays(db);
  expect([await count('true'), await db.query('select version from data_version')]).toEqual(before);
});

test('a load that was cut short goes on where it was, and is seen only when it is whole', async () => {
  const whole = await count('true');
  await db.run("update news_data_set set is_loading = true, loaded_at = null where name = 'opening-2020-07'");
  await db.run('delete from news_item where id % 50 = 0 and reprint_of is null');
  expect(await count('true')).toBe(0);
  await loadSampleDays(db);
  expect(await count('true')).toBe(whole);
});

test.each<[string, Partial<FeedFilter>, string]>([
  ['the home feed', { language: 'ru' }, 'news_item_language_rank'],
  ['a rubric', { rubricId: 6, language: 'ru' }, 'news_item_(rubric|language)_rank'],
  ['an outlet', { sourceId: 7 }, 'news_item_source_rank'],
  ['a question', { text: 'карантин москва', inTitle: true }, 'news_item_search'],
])('%s is ranked by an index, not by reading every item', async (_what, wanted, index) => {
  const filter = feedFilter(wanted);
  const values = new StatementValues();
  const sql = rankingSql(filter, await readConditions(db, filter, clock), 18, values);
  const plan = await explain(sql, values.list);
  expect(plan).toMatch(new RegExp(`${index}`));
  expect(plan).not.toContain('Seq Scan on news_item');
});

async function explain(sql: string, values: readonly unknown[]): Promise<string> {
  const rows = await db.query<Record<string, string>>(`explain ${sql}`, values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
