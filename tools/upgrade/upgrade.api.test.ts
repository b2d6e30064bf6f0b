import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { derivations } from '#app/derivations.ts';
import { loadFirst } from '#app/start/load-data.ts';
import { openOn, type TestApp } from '#app/testing/test-app.ts';
import { importHeadlines } from '#features/news/server/corpus/import-headlines.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { isRenewed } from '#platform/server/derived/derivation.ts';
import { derivedRenewal } from '#platform/server/derived/renewal-job.ts';
import { newLoadingState } from '#platform/server/jobs/progress.ts';
import { openEmptyDatabase } from '#platform/server/testing/test-database.ts';
import type { CallName } from '#platform/web/api.ts';
import { keptHeadlines } from './kept-headlines.ts';
import { signIn, type Made } from './make-things.ts';
import { restoreTables } from './restore-tables.ts';

const folder = join(import.meta.dirname, 'kept');
const releases = (await readdir(folder))
  .filter((name) => name.endsWith('.made.json'))
  .map((name) => name.replace('.made.json', ''))
  .toSorted();

describe.each(releases)('what was made under %s is there under this release', (release) => {
  let api: TestApp;
  let made: Made;
  let session: string;
  const loading = newLoadingState();
  const get = async (name: string, input: object = {}) => {
    const { status, body } = await api.call(name as CallName, input, { session, locale: 'ru' });
    expect([name, status]).toEqual([name, 200]);
    return body;
  };

  beforeAll(async () => {
    made = JSON.parse(await readFile(join(folder, `${release}.made.json`), 'utf8')) as Made;
    const db = await openEmptyDatabase();
    await restoreTables(db, join(folder, `${release}.tables.gz`));
    await migrate(db);
    api = await openOn(db, { AS_OF: '2020-06-08', SAMPLE_ACCOUNTS: 'true' });
    // The days that the sample opens on are thousands of headlines; one start with them shows what they bring about.
    if (release !== releases.at(-1))
      await db.run(
        `insert into news_data_set (name, is_loading) values ('opening-2020-07', false)
         on conflict (name) do update set is_loading = false`,
      );
    await loadFirst(api.services, loading, () => {});
    await importHeadlines(db, keptHeadlines, () => {});
    await derivedRenewal(api.services, derivations).work({}, new AbortController().signal);
    session = await signIn(api, made.account.email, made.account.password);
  }, 600_000);
  afterAll(() => api.close());

  test('the start brings everything up to date', async () => {
    expect(loading.failed).toEqual([]);
    for (const derivation of derivations)
      expect(await isRenewed(api.db, derivation), derivation.name).toBe(true);
    const doubled = await api.db.query(
      `select names ->> 'ru' as name from entity where is_listed and merged_into is null and names ? 'ru' group by kind, names ->> 'ru' having count(*) > 1`,
    );
    expect(doubled).toEqual([]);
  });

  test('a mark stands on its headline, and the other headlines of the sample come back around it', async () => {
    const { news } = await get('news/getMarkedNews', { kind: 'favourite', pageIndex: 1 });
    expect(news.map(({ newsId, title }: { newsId: number; title: string }) => ({ newsId, title }))).toEqual([
      made.markedNews,
    ]);
    const [count] = await api.db.query<{ n: number }>(
      'select count(*)::int as n from seen_news where data_set is not null',
    );
    expect(count!.n).toBeGreaterThan(10);
    const found = await get('news/search', { text: made.markedNews.title, languages: ['ru'] });
    expect(found.news.map(({ newsId }: { newsId: number }) => newsId)).toContain(made.markedNews.newsId);
  });

  test('a saved search, a muted word, a feed and a draft', async () => {
    const searches = await get('search/getSavedSearches');
    expect(JSON.stringify(searches)).toContain(made.savedSearch);
    const { words } = await get('muting/getMuted');
    expect(words.map(({ word }: { word: string }) => word)).toEqual([made.mutedWord]);
    const { feeds } = await get('feeds/getFeeds', { pageIndex: 1 });
    expect(feeds.map(({ address }: { address: string }) => address)).toEqual([made.feed]);
    const drafts = await get('newsdesk/getDocuments', { kind: made.draft.kind });
    // The texts of the sample stand beside it.
    expect(drafts.map(({ title }: { title: string }) => title)).toContain(made.draft.title);
  });

  test('an own figure', async () => {
    const { indicator, day, value } = made.figure;
    expect(
      await api.db.query(
        `select f.value from fact f join series s on s.series_id = f.series_id
          where s.indicator = $1 and f.day = $2::date and f.load_id <= published_load()`,
        [indicator, day],
      ),
    ).toEqual([{ value }]);
  });

  test('a draft of a measure with its document', async () => {
    if (made.measure === null) return;
    const { documents, content } = await get('measure/getMeasure', { id: made.measure.id, version: 1 });
    expect(content.title).toBe(made.measure.title);
    expect(documents.map(({ name }: { name: string }) => name)).toEqual([made.document!.name]);
  });
});
