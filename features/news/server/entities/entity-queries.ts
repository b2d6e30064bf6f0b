import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { nameOf } from '../../domain/feed/name-of.ts';

const MentionRow = z.object({
  newsId: z.int(),
  id: z.int(),
  objectType: z.int(),
  names: z.record(z.string(), z.string()),
  facts: z.record(z.string(), z.unknown()),
  key: z.string(),
  isListed: z.boolean(),
  isMetTwice: z.boolean(),
  starts: z.int(),
  ends: z.int(),
});

/** One mention of an entity in a headline. */
export interface Mention extends Omit<z.output<typeof MentionRow>, 'names'> {
  name: string;
}

/** Mentions in these headlines, in reading order, named in a language. (`offset 0`: else every entity is read for a few.) */
export async function listMentions(db: Db, newsIds: readonly number[], locale: Locale): Promise<Mention[]> {
  const rows = await db.rows(
    MentionRow,
    `select m.news_id as "newsId", e.id, e.kind::int as "objectType", e.names, e.facts, e.key, e.is_listed as "isListed",
            exists (select 1 from news_item_entity other where other.entity_id = e.id offset 1) as "isMetTwice", m.starts::int as starts, m.ends::int as ends
       from shown_mention m
      cross join lateral (select id, kind, names, facts, key, is_listed from entity where id = m.entity_id offset 0) as e
      where m.news_id = any($1::bigint[])
      order by m.news_id, m.starts`,
    [newsIds],
  );
  return rows.map(({ names, ...row }) => ({ ...row, name: nameOf(names, locale) }));
}

const PlaceRow = z.object({
  yugoId: z.int(),
  names: z.record(z.string(), z.string()),
  kind: z.enum(['country', 'district', 'region', 'city']),
});

/** A place by name. */
export interface PlaceName extends Omit<z.output<typeof PlaceRow>, 'names'> {
  name: string;
}

/** Places by their ids: country, districts, regions, then cities. A federal city is a region. */
export async function listPlaceNames(
  db: Db,
  yugoIds: readonly number[],
  locale: Locale,
): Promise<PlaceName[]> {
  const rows = await db.rows(
    PlaceRow,
    `select yugo_id as "yugoId", kind, jsonb_strip_nulls(jsonb_build_object('ru', name_short_ru, 'en', coalesce(name_short_en, name_en),
            'ja', name_ja, 'pt', name_pt, 'es', name_es)) as names,
            case kind when 'country' then 1 when 'district' then 2 else 3 end as width
       from place where yugo_id = any($1::int[]) and kind <> 'combined'
      union all
     select yugo_id, 'city', jsonb_build_object('ru', name_ru, 'en', name_en), 4
       from city where yugo_id = any($1::int[]) and yugo_id <> region_id
      order by width, "yugoId"`,
    [yugoIds],
  );
  return rows.map(({ names, ...row }) => ({ ...row, name: nameOf(names, locale) }));
}
