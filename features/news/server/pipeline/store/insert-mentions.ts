import type { Db } from '#platform/server/db/db.ts';
import type { FoundEntity, LinkedMention } from '#newsengine/placing/batch.ts';

/** Puts entities in that no list has, without a page until headlines are found to say what they are. Those without one get
 * the better form that was read. */
export async function insertEntities(tx: Db, entities: readonly FoundEntity[]): Promise<void> {
  if (entities.length === 0) return;
  await tx.run(
    `with found as (
       select * from unnest($1::smallint[], $2::text[], $3::text[], $4::text[]) as n (kind, key, name, language)
     ), renamed as (
       update entity e set names = jsonb_build_object(f.language, f.name)
         from found f where e.kind = f.kind and e.key = f.key and not e.is_listed and not e.is_shown and e.names ->> f.language is distinct from f.name
     )
     insert into entity (kind, key, names, is_shown)
     select f.kind, f.key, jsonb_build_object(f.language, f.name), false from found f
      where not exists (select from entity e where e.kind = f.kind and e.key = f.key)`,
    [
      entities.map(({ kind }) => kind),
      entities.map(({ key }) => key),
      entities.map(({ name }) => name),
      entities.map(({ language }) => language),
    ],
  );
}

/** Mentions of the items; one whose entity has gone meanwhile is left out. */
export async function insertMentions(tx: Db, mentions: readonly LinkedMention[]): Promise<void> {
  if (mentions.length === 0) return;
  await tx.run(
    `insert into news_item_entity (news_id, entity_id, told_id, published_at, starts, ends, tone)
     select n.news_id, coalesce(e.merged_into, e.id), case when e.merged_into is not null then e.id end, to_timestamp(n.ms / 1000), n.starts, n.ends, n.tone
       from unnest($1::bigint[], $2::float8[], $3::smallint[], $4::text[], $5::smallint[], $6::smallint[], $7::smallint[])
            as n (news_id, ms, kind, key, starts, ends, tone)
       join entity e on e.kind = n.kind and e.key = n.key`,
    [
      mentions.map(({ newsId }) => newsId),
      mentions.map(({ publishedMs }) => publishedMs),
      mentions.map(({ kind }) => kind),
      mentions.map(({ key }) => key),
      mentions.map(({ starts }) => starts),
      mentions.map(({ ends }) => ends),
      mentions.map(({ tone }) => tone),
    ],
  );
}
