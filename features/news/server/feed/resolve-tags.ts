import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

/** What tags ask for: objects by their numbers, and words for those that name none. */
export interface TagsAsked {
  objects: number[];
  words: string[];
}

/** Objects by the names of tags ($1), each with how often it was named in the week before the clock ($2). */
export const namedObjectsSql = `
  select distinct on (t.tag) t.tag, coalesce(e.merged_into, e.id) as id
    from unnest($1::text[]) as t (tag)
    join entity e on lowered_names(e.names) @> array[lower(t.tag)]
    cross join lateral (select count(*) as times from news_item_entity m
                         where m.entity_id = coalesce(e.merged_into, e.id) and m.published_at <= $2 and m.published_at > $2::timestamptz - interval '7 days') as named
   order by t.tag, named.times desc, e.id`;

/**
 * A tag that is the name of an object in any language means the object, however headlines decline or shorten it. Of
 * several of one name it is the one most named in the week before the clock. Every other tag is words of the headline.
 */
export async function resolveTags(db: Db, tags: readonly string[], clock: Date): Promise<TagsAsked> {
  if (tags.length === 0) return { objects: [], words: [] };
  const found = await db.rows(z.object({ tag: z.string(), id: z.int() }), namedObjectsSql, [tags, clock]);
  const named = new Map(found.map(({ tag, id }) => [tag, id]));
  return {
    objects: [...named.values()],
    words: tags.filter((tag) => !named.has(tag)),
  };
}
