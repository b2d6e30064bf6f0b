import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';

const BusyRow = z.object({
  name: z.string(),
  headlines: z.int(),
  allHeadlines: z.int(),
  allOutlets: z.int(),
});

interface Busiest {
  headlines: number;
  outlets: number;
  busiest: { name: string; headlines: number }[];
}

/** Outlets of a language with most headlines between two moments, busiest first, and how many all outlets and headlines were. */
export async function listBusiestOutlets(
  db: Db,
  { language, from, clock, most }: { language: Locale; from: Date; clock: Date; most: number },
): Promise<Busiest> {
  const rows = await db.rows(
    BusyRow,
    `select s.name, c.headlines::int as headlines, sum(c.headlines) over ()::int as "allHeadlines", count(*) over ()::int as "allOutlets"
       from (select source_id, count(*) as headlines from seen_news
              where language = $1 and published_at >= $2 and published_at <= $3 group by 1) c
       join news_source s on s.id = c.source_id
      order by c.headlines desc, s.name limit $4`,
    [language, from, clock, most],
  );
  return {
    headlines: rows[0]?.allHeadlines ?? 0,
    outlets: rows[0]?.allOutlets ?? 0,
    busiest: rows.map(({ name, headlines }) => ({ name, headlines })),
  };
}
