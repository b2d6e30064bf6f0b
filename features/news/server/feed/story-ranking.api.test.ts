import { afterAll, beforeAll, expect, test } from 'vitest';
import { leastMs } from '#platform/server/testing/least-time.ts';
import type { Database } from '#platform/server/db/db.ts';
import { withTestDatabase } from '#platform/server/testing/test-database.ts';
import { feedFilter, type FeedFilter } from '../../domain/feed/feed-filter.ts';
import { StatementValues } from '#platform/server/db/statement-values.ts';
import { readConditions } from './ranking-filter.ts';
import { rankingSql } from './ranking-queries.ts';
import { namedObjectsSql, resolveTags } from './resolve-tags.ts';

const count = 20_000;
const clock = new Date('2020-03-01T12:00:00Z');
let db: Database;

beforeAll(async () => {
  db = await withTestDatabase();
  await db.run("insert into news_source (domain, name) values ('one.example', 'One')");
  await db.run(
    `insert into news_item (external_id, title, url, source_id, published_at, language, score, search_terms, is_analysed)
     select 'x' || i, 'Headline ' || i, 'https://one.example/' || i, 1, timestamptz '2020-01-01' + i * interval '10 minutes', 'ru', 0, array_to_tsvector(array['w' || i]), true
       from generate_series(1, ${count}) i`,
  );
  await db.run("insert into news_story (language) select 'ru' from news_item");
  await db.run('update news_item set story_id = id');
  await db.run(
    `insert into news_story_state (news_id, story_id, from_at, first_at, lead_id, item_count, source_count, reprint_count, rank, authority, growth, popularity, is_hot, language, rubric_id, yugo_ids)
     select id, id, published_at, published_at, id, 1, 1, 0, extract(epoch from published_at) / 28800 + 3 * random(), 1, 0, 0, id % 50 = 0, 'ru', 2 + id % 13, array[1 + (id % 80)::int]
       from news_item`,
  );
  await db.run('analyze');
}, 120_000);
afterAll(() => db.close());

test.each<[string, Partial<FeedFilter>, string]>([
  ['the home feed', { language: 'ru' }, 'news_story_state_(language|rank)'],
  ['a rubric', { rubricId: 6, language: 'ru' }, 'news_story_state_(rubric|rank)'],
])('%s by story is read off an index in its order, from the clock down', async (_what, wanted, index) => {
  const filter = feedFilter({ ...wanted, groupByStories: true });
  const values = new StatementValues();
  const sql = rankingSql(filter, await readConditions(db, filter, clock), 18, values);
  const rows = await db.query<Record<string, string>>(`explain ${sql}`, values.list);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(new RegExp(`Index Scan using ${index}`));
  expect(plan).toMatch(/Index Cond: .*rank <=/);
  expect(plan).not.toContain('Sort');
});

test('hot stories are looked for among those of the last hours alone', async () => {
  const filter = feedFilter({ hot: true, groupByStories: true });
  const values = new StatementValues();
  const sql = rankingSql(filter, await readConditions(db, filter, clock), 18, values);
  const rows = await db.query<Record<string, string>>(`explain ${sql}`, values.list);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/Index Scan using news_story_state_hot/);
  expect(plan).not.toMatch(/Seq Scan on news_(item|story_state)/);
});

test('what a tag names is looked up in the index of names, and no entity is read for it', async () => {
  await db.run(
    `insert into entity (kind, key, names) select 2, 'person ' || i, jsonb_build_object('en', 'Person ' || i, 'ru', 'Лицо ' || i) from generate_series(1, 5000) i`,
  );
  await db.run('analyze entity');
  const rows = await db.query<Record<string, string>>(`explain ${namedObjectsSql}`, [['Лицо 77'], clock]);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('entity_lowered_names');
  expect(plan).not.toContain('Seq Scan on entity');
  const { objects } = await resolveTags(db, ['Лицо 77', 'person 78', 'nobody'], clock);
  expect(objects).toHaveLength(2);
});

test('a page is cut from where the clock stands, however much came later', async () => {
  const filter = feedFilter({ language: 'ru', groupByStories: true });
  const values = new StatementValues();
  const sql = rankingSql(filter, await readConditions(db, filter, clock), 18, values);
  const spent = await leastMs(1000, async () => {
    expect(await db.query<{ leadId: number }>(sql, values.list)).toHaveLength(18);
  });
  expect(spent).toBeLessThan(1000);
});
