import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { nameOf } from '../../domain/feed/name-of.ts';

/** News of these places between two moments; what several of them share counts once. */
export interface PlaceSpan {
  yugoIds: readonly number[];
  from: Date;
  clock: Date;
}

/** Outlets that wrote anything at all between two moments. */
export async function countOutlets(
  db: Db,
  { from, clock }: Pick<PlaceSpan, 'from' | 'clock'>,
): Promise<number> {
  const [row] = await db.rows(
    z.object({ outlets: z.int() }),
    'select count(distinct source_id)::int as outlets from seen_news where published_at between $1 and $2',
    [from, clock],
  );
  return row!.outlets;
}

const ofPlaces = `
  with news as materialized (
    select distinct n.id, n.published_at, n.source_id, n.tone
      from news_item_region r join seen_news n on n.id = r.news_id
     where r.yugo_id = any($1::int[]) and r.published_at between $2 and $3
  )`;

const DayRow = z.object({
  day: z.string().nullable(),
  headlines: z.int(),
  outlets: z.int(),
  negative: z.int(),
  neutral: z.int(),
  positive: z.int(),
});

/** Headlines by Moscow day and in all (day null). */
export function listPlaceDays(
  db: Db,
  { yugoIds, from, clock }: PlaceSpan,
): Promise<z.output<typeof DayRow>[]> {
  return db.rows(
    DayRow,
    `${ofPlaces}
     select to_char(published_at at time zone 'Europe/Moscow', 'YYYY-MM-DD') as day, count(*) as headlines, count(distinct source_id) as outlets,
            count(*) filter (where tone < 0) as negative, count(*) filter (where tone = 0) as neutral, count(*) filter (where tone > 0) as positive
       from news group by grouping sets ((1), ())`,
    [yugoIds, from, clock],
  );
}

const ObjectRow = z.object({
  id: z.int(),
  objectType: z.int(),
  names: z.record(z.string(), z.string()),
  facts: z.record(z.string(), z.unknown()),
  count: z.int(),
});

/** What the news of places name most, the places themselves left out. */
export async function listPlaceObjects(
  db: Db,
  { yugoIds, from, clock }: PlaceSpan,
  most: number,
  locale: Locale,
) {
  const rows = await db.rows(
    ObjectRow,
    `${ofPlaces}
     select e.id, e.kind::int as "objectType", e.names, e.facts, c.count
       from (select m.entity_id, count(distinct m.news_id) as count
               from news join shown_mention m on m.news_id = news.id
              where m.entity_id <> all($1::int[])
              group by m.entity_id order by count desc, m.entity_id limit $4::int) as c
       join entity e on e.id = c.entity_id
      order by c.count desc, e.id`,
    [yugoIds, from, clock, most],
  );
  return rows.map(({ names, ...row }) => ({ ...row, name: nameOf(names, locale) }));
}

const CityRow = z.object({ yugoId: z.int(), names: z.record(z.string(), z.string()), count: z.int() });

/** Cities within these places by how many headlines concern them. */
export async function listPlaceCities(
  db: Db,
  { yugoIds, from, clock }: PlaceSpan,
  most: number,
  locale: Locale,
) {
  const rows = await db.rows(
    CityRow,
    `select c.yugo_id as "yugoId", jsonb_build_object('ru', c.name_ru, 'en', c.name_en) as names, count(*) as count
       from city c join news_item_region r on r.yugo_id = c.yugo_id join seen_news n on n.id = r.news_id
      where c.region_id = any($1::int[]) and c.yugo_id <> c.region_id and r.published_at between $2 and $3
      group by c.yugo_id order by count desc, c.yugo_id limit $4::int`,
    [yugoIds, from, clock, most],
  );
  return rows.map(({ yugoId, names, count }) => ({
    yugoId,
    kind: 'city' as const,
    count,
    name: nameOf(names, locale),
  }));
}
