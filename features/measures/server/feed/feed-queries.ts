import { z } from 'zod';
import { shortNameOf } from '#statistics/places/place-queries.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';

const FeedRow = z.object({
  id: z.int(),
  version: z.int(),
  title: z.string(),
  description: z.string(),
  responsible: z.string(),
  places: z.array(z.string()),
  language: z.string(),
  publishedAt: z.date(),
  updatedAt: z.date(),
});

/** A published measure as a feed has it. */
export type FeedRow = z.output<typeof FeedRow>;

const maxItems = 50;

/** The measures published last, of a place or of all; a register's measure is known from its first day on. */
export function listPublished(
  db: Db,
  { yugoId, day }: { yugoId: number | null; day: string },
  locale: Locale,
): Promise<FeedRow[]> {
  const say = (field: string, own: string) =>
    `coalesce(v.translations->'${locale}'->>'${field}', ${own}, '')`;
  return db.rows(
    FeedRow,
    `with newest as (
       select v.measure_id, v.version from measure_version v join measure m using (measure_id)
        where v.status = 3 and v.published_at is not null and ($1::int is null or v.yugo_ids @> array[$1::int])
          and (m.origin is null or v.starts <= $2::date)
        order by v.published_at desc, v.measure_id desc limit ${maxItems})
     select v.measure_id as id, v.version, ${say('title', 'v.title')} as title,
            left(${say('description', `v.content->>'description'`)}, 2000) as description,
            coalesce(v.content->>'responsible', '') as responsible,
            array(select ${shortNameOf(locale)} from place p where p.yugo_id = any(v.yugo_ids) order by p.order_${locale}) as places,
            case when v.translations ? '${locale}' then '${locale}' else 'ru' end as language,
            v.published_at as "publishedAt", v.updated_at as "updatedAt"
       from newest join measure_version v using (measure_id, version)
      order by v.published_at desc, v.measure_id desc`,
    [yugoId, day],
  );
}

const MappedFeed = z.object({ yugoId: z.int().nullable(), updatedAt: z.date() });

/** The feed of all (null) and of each place that has a published measure, with when the newest came; none where nothing is published. */
export function listFeeds(db: Db, day: string): Promise<z.output<typeof MappedFeed>[]> {
  return db.rows(
    MappedFeed,
    `select p.yugo_id as "yugoId", max(v.published_at) as "updatedAt"
       from measure_version v join measure m using (measure_id)
      cross join lateral unnest(v.yugo_ids || array[null::int]) as p(yugo_id)
      where v.status = 3 and v.published_at is not null and (m.origin is null or v.starts <= $1::date)
      group by p.yugo_id order by p.yugo_id nulls first`,
    [day],
  );
}
