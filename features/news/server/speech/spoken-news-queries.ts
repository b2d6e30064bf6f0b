import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { textOfHtml } from '#feedformats/clean/text-of-html.ts';
import { spokenText } from '../../domain/feed/wording/spoken-text.ts';

const Row = z.object({
  title: z.string(),
  announce: z.string().nullable(),
  html: z.string().nullable(),
  language: z.string(),
});

/** What is to be read of an item the clock sees (null: at any time), with its language; null when there is none. */
export async function findSpokenNews(
  db: Db,
  newsId: number,
  clock: Date | null,
): Promise<{ text: string; language: string } | null> {
  const [row] = await db.rows(
    Row,
    `select n.title, n.announce, x.html, n.language
       from seen_news n left join news_text x on x.news_id = n.id
      where n.id = $1::bigint and ($2::timestamptz is null or n.published_at <= $2::timestamptz)`,
    [newsId, clock],
  );
  if (!row) return null;
  const body = row.html === null ? (row.announce ?? '') : textOfHtml(row.html);
  return { text: spokenText(row.title, body), language: row.language };
}
