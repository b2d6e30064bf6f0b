import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { searchQuery } from '#newsengine/text/search-terms.ts';

const HeadlineRow = z.object({
  newsId: z.int(),
  title: z.string(),
  language: z.string(),
  source: z.string(),
  at: z.date(),
  total: z.int(),
});

interface TopicWanted {
  topic: string;
  /** Language of the topic's words: headlines of no other are looked through. */
  language: Locale;
  clock: Date;
  /** Days up to the clock. */
  days: number;
  most: number;
}

/** The newest headlines that have all words of a topic in any form, with how many there are in all. */
export async function listTopicHeadlines(
  db: Db,
  { topic, language, clock, days, most }: TopicWanted,
): Promise<z.output<typeof HeadlineRow>[]> {
  const question = searchQuery(topic, language);
  if (!question) return [];
  return db.rows(
    HeadlineRow,
    `with found as materialized (
       select n.id, n.title, n.language, n.source_id, n.published_at from seen_news n
        where n.search_terms @@ $1::tsquery and n.language = $2
          and n.published_at <= $3::timestamptz and n.published_at > $3::timestamptz - make_interval(days => $4::int))
     select f.id as "newsId", f.title, f.language, s.name as source, f.published_at as at, (select count(*) from found)::int as total
       from (select * from found order by published_at desc, id desc limit $5::int) f
       join news_source s on s.id = f.source_id
      order by f.published_at desc, f.id desc`,
    [question, language, clock, days, most],
  );
}
