import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { searchFilter, type SearchFilter } from '../../domain/search/search-filter.ts';
import { searchSql } from './freeze-search.ts';
import { StatementValues } from '#platform/server/db/statement-values.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-08' });
  await api.db.run(`insert into news_source (domain, name) values ('a.example', 'A')`);
  await api.db.run(
    `insert into news_item (external_id, title, url, source_id, published_at, language, rubric_id, score, search_terms)
     select i::text, 'Слово' || i % 5000, 'https://a.example/' || i, s.id, timestamptz '2020-06-08' - i * interval '1 minute', 'ru', 2 + i % 13, i,
            array_to_tsvector(array['слово' || i % 5000, 'все'])
       from generate_series(1, 20000) i, news_source s`,
  );
  await api.db.run(
    `insert into news_search_text (news_id, terms) select id, array_to_tsvector(array['текст' || id]) from news_item where id % 4 = 0`,
  );
  await api.db.run('analyze');
});
afterAll(() => api.close());

async function planOf(wanted: Partial<SearchFilter>): Promise<string> {
  const values = new StatementValues();
  const moment = { clock: new Date('2020-06-08T20:59:59Z'), namedSources: [] };
  const sql = searchSql(searchFilter(wanted), moment, values, 1620);
  const rows = await api.db.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, values.list);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

test.each([
  ['a word', { words: 'слово77' }],
  ['any of two', { any: 'слово77 слово78', area: 'title' as const }],
  ['a phrase', { words: '"слово77 слово78"' }],
  ['a word but not another', { words: 'слово77', exclude: 'слово78' }],
  [
    'a word in a rubric and a span of days',
    { words: 'слово77', rubrics: [4], since: '2020-06-01T00:00:00Z' },
  ],
  ['a word by stories', { words: 'слово77', byStories: true }],
])('%s is looked up in the index of terms and the table is never read whole', async (_what, wanted) => {
  const plan = await planOf(wanted);
  expect(plan).toContain('Bitmap Index Scan on news_item_search');
  expect(plan).not.toContain('Seq Scan on news_item ');
});

test('words of announces and texts have their own index', async () => {
  await api.db.run(
    `insert into news_search_text (news_id, terms) select id, array_to_tsvector(array['текст' || id]) from news_item where id % 4 > 0`,
  );
  await api.db.run('analyze news_search_text');
  const plan = await planOf({ words: 'слово77', area: 'preview' });
  expect(plan).toContain('news_search_text_terms');
});
