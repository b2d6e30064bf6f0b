import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

const TextRow = z.object({
  id: z.int(),
  publishedAt: z.date(),
  title: z.string(),
  body: z.string(),
  language: z.string(),
});

export type ServiceNewsRow = z.output<typeof TextRow>;

/** An announcement has a text in the caller's language, else the English one, else any. */
const textOf = `
  join lateral (
    select title, body, language from service_news_text t where t.service_news_id = n.id
     order by language = $1 desc, language = 'en' desc, language limit 1) as t on true`;

const columns = 'n.id, n.published_at as "publishedAt", t.title, t.body, t.language';

/** Announcements of a page, newest first, in a language. */
export function listServiceNews(
  db: Db,
  language: string,
  { skip, most }: { skip: number; most: number },
): Promise<ServiceNewsRow[]> {
  return db.rows(
    TextRow,
    `select ${columns} from service_news n ${textOf} where n.is_published order by n.published_at desc, n.id desc offset $2::int limit $3::int`,
    [language, skip, most],
  );
}

/** How many announcements there are. */
export async function countServiceNews(db: Db): Promise<number> {
  const [row] = await db.rows(
    z.object({ count: z.int() }),
    'select count(*) as count from service_news where is_published',
  );
  return row!.count;
}

/** One announcement, null when there is none of that number. */
export async function findServiceNews(db: Db, id: number, language: string): Promise<ServiceNewsRow | null> {
  const [row] = await db.rows(
    TextRow,
    `select ${columns} from service_news n ${textOf} where n.id = $2 and n.is_published`,
    [language, id],
  );
  return row ?? null;
}

/** What persons in the news may be, named in a language. */
export function listPersonTypes(db: Db, language: string): Promise<{ id: number; name: string }[]> {
  return db.rows(
    z.object({ id: z.int(), name: z.string() }),
    'select id::int, names ->> $1 as name from person_type order by id',
    [language],
  );
}
