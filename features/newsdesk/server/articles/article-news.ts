import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { searchTerms } from '#newsengine/text/search-terms.ts';
import type { Showing } from '../documents/document-store.ts';
import { announceOf, htmlOfArticle, recomputeStories } from '#features/news/public.server.ts';

/** The outlet that articles written here come from, and those of the sample by their language: the name is their mark. */
const ownIcon = '/favicon.svg';
const ownOutlet = { domain: 'svodka', name: 'Сводка' };
const sampleOutlets: Readonly<Record<string, typeof ownOutlet>> = {
  ru: { domain: 'sample-ru.svodka', name: 'Сводка (пример)' },
  en: { domain: 'sample-en.svodka', name: 'Svodka (sample)' },
};

const ArticleRow = z.object({
  newsId: z.int().nullable(),
  title: z.string(),
  announce: z.string(),
  body: z.string(),
  language: z.string(),
  rubricId: z.int().nullable(),
  isSample: z.boolean(),
});

const lettersAMinute = 1200;

/** Puts an article among the news, or brings its news up to what is written; dated by the readers' clock at its first publication. */
export async function showArticle(tx: Db, id: number, { now, clock, publicUrl }: Showing): Promise<void> {
  const [article] = await tx.rows(
    ArticleRow,
    `update news_article set is_published = true, published_at = coalesce(published_at, $2) where id = $1
     returning news_id as "newsId", title, announce, body, language, rubric_id::int as "rubricId", sample_key is not null as "isSample"`,
    [id, now],
  );
  const { newsId, title, announce, body, language, rubricId, isSample } = article!;
  const outlet = (isSample ? sampleOutlets[language] : undefined) ?? ownOutlet;
  const values = [
    title,
    announce === '' ? announceOf(body) : announce,
    language,
    rubricId,
    Math.max(1, Math.round(body.length / lettersAMinute)),
    searchTerms(title, language),
  ];
  const itemId = newsId ?? (await insertItem(tx, id, { at: clock.news, outlet, values }));
  if (newsId !== null) await updateItem(tx, newsId, values);
  await tx.run(
    `insert into news_text (news_id, html, origin) values ($1, $2, 'own') on conflict (news_id) do update set html = excluded.html`,
    [itemId, htmlOfArticle(body)],
  );
  await tx.run('update news_item set url = $2 where id = $1', [
    itemId,
    `${publicUrl}/${language}/news/index/${itemId}`,
  ]);
  await settleAlone(tx, itemId);
}

async function insertItem(
  tx: Db,
  id: number,
  { at, outlet, values }: { at: Date; outlet: typeof ownOutlet; values: readonly unknown[] },
): Promise<number> {
  await tx.run(
    'insert into news_source (domain, name, icon) values ($1, $2, $3) on conflict (domain) do nothing',
    [outlet.domain, outlet.name, ownIcon],
  );
  const [row] = await tx.query<{ id: number }>(
    `insert into news_item (external_id, title, announce, url, source_id, published_at, language, rubric_id, score, genre,
                            news_type, minutes_to_read, is_analysed, search_terms)
     select 'article:' || a.id, $2, $3, '', s.id, $9::timestamptz, $4, $5::int, extract(epoch from $9::timestamptz), 2,
            'article', $6::int, true, array_to_tsvector($7::text[])
       from news_article a, news_source s where a.id = $1::int and s.domain = $8
     returning id`,
    [id, ...values, outlet.domain, at],
  );
  await tx.run('update news_article set news_id = $2 where id = $1', [id, row!.id]);
  return row!.id;
}

/** A headline that is worded anew leaves the old one behind, as every outlet's does. */
async function updateItem(tx: Db, newsId: number, values: readonly unknown[]): Promise<void> {
  await tx.run(
    `insert into news_revision (news_id, seen_until, title)
     select id, now(), title from news_item where id = $1 and title <> $2 on conflict do nothing`,
    [newsId, values[0]],
  );
  await tx.run(
    `update news_item set title = $2, announce = $3, language = $4, rubric_id = $5::int, minutes_to_read = $6::int,
            search_terms = array_to_tsvector($7::text[]) where id = $1`,
    [newsId, ...values],
  );
}

/** An article is a story of its own: nothing else tells it. */
async function settleAlone(tx: Db, newsId: number): Promise<void> {
  const [row] = await tx.query<{ story: number | null; language: string }>(
    'select story_id as story, language from news_item where id = $1',
    [newsId],
  );
  let storyId = row!.story;
  if (storyId === null) {
    const [made] = await tx.query<{ id: number }>(
      'insert into news_story (language) values ($1) returning id',
      [row!.language],
    );
    storyId = made!.id;
    await tx.run('update news_item set story_id = $2 where id = $1', [newsId, storyId]);
  }
  await recomputeStories(tx, [storyId]);
}

/** Takes an article's news away; the article stays with its editors. */
export async function hideArticle(tx: Db, id: number): Promise<void> {
  const [row] = await tx.query<{ newsId: number | null; storyId: number | null }>(
    `select n.id as "newsId", n.story_id as "storyId" from news_article a left join news_item n on n.id = a.news_id where a.id = $1`,
    [id],
  );
  await tx.run('update news_article set is_published = false where id = $1', [id]);
  await tx.run('delete from news_item where id = $1', [row?.newsId ?? null]);
  if (row?.storyId) await recomputeStories(tx, [row.storyId]);
}
