import type { Db } from '#platform/server/db/db.ts';
import type { PlacedBatch, PlacedItem } from '#newsengine/placing/batch.ts';

interface RegionsOfItem extends Pick<PlacedItem, 'newsId'> {
  readonly item: Pick<PlacedItem['item'], 'yugoIds' | 'publishedMs'>;
}

const insertItemsSql = `
  insert into news_item (id, external_id, title, announce, url, source_id, published_at, has_time, language, rubric_id, judged_rubric_id, yugo_id,
         score, genre, is_hot, story_id, cluster_count, data_set, search_terms, feed_id, author, image_url, tone,
         not_news_share, rubric_share, minutes_to_read, reprint_of, is_analysed)
  overriding system value
  select n.id, n.external_id, n.title, n.announce, n.url, n.source_id, to_timestamp(n.published_ms / 1000), n.has_time,
         n.language, n.rubric_id, n.judged_rubric_id, n.yugo_id, n.score, n.genre, n.is_hot, n.story_id, n.cluster_count, n.data_set,
         array_to_tsvector(string_to_array(n.search_terms, ' ')), n.feed_id, n.author, n.image_url, n.tone,
         n.not_news_share, n.rubric_share, n.minutes_to_read, n.reprint_of, true
    from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::int[], $7::float8[], $8::boolean[],
                $9::text[], $10::smallint[], $11::int[], $12::float8[], $13::smallint[], $14::boolean[], $15::bigint[],
                $16::int[], $17::text[], $18::text[], $19::int[], $20::text[], $21::text[], $22::smallint[], $23::real[],
                $24::real[], $25::smallint[], $26::bigint[], $27::smallint[])
         as n (id, external_id, title, announce, url, source_id, published_ms, has_time, language, rubric_id, yugo_id,
               score, genre, is_hot, story_id, cluster_count, data_set, search_terms, feed_id, author, image_url, tone,
               not_news_share, rubric_share, minutes_to_read, reprint_of, judged_rubric_id)`;

/** Puts new items in with the rank and the rubric of the state each brings about. */
export async function insertItems(tx: Db, { items, states }: PlacedBatch): Promise<void> {
  const fresh = items.filter(({ isStored }) => !isStored);
  if (fresh.length === 0) return;
  const stateOf = new Map(states.map((state) => [state.newsId, state]));
  const column = <Value>(pick: (placed: PlacedItem) => Value): Value[] => fresh.map(pick);
  await tx.run(insertItemsSql, [
    column(({ newsId }) => newsId),
    column(({ item }) => item.externalId),
    column(({ item }) => item.title),
    column(({ item }) => item.announce),
    column(({ item }) => item.url),
    column(({ sourceId }) => sourceId),
    column(({ item }) => item.publishedMs),
    column(({ item }) => item.hasTime),
    column(({ item }) => item.language),
    column(({ newsId, item }) => (stateOf.get(newsId) ?? item).rubricId),
    column(({ item }) => item.yugoId),
    column(({ newsId }) => stateOf.get(newsId)?.rank ?? 0),
    column(({ item }) => item.genre),
    column(({ newsId }) => stateOf.get(newsId)?.isHot ?? false),
    column(({ storyId }) => storyId),
    column(({ newsId }) => stateOf.get(newsId)?.itemCount ?? 1),
    column(({ item }) => item.dataSet),
    column(({ item }) => item.searchTerms.join(' ')),
    column(({ item }) => item.feedId),
    column(({ item }) => item.author),
    column(({ item }) => item.imageUrl),
    column(({ item }) => item.tone),
    column(({ item }) => item.notNewsShare),
    column(({ item }) => item.rubricShare),
    column(({ item }) => item.minutesToRead),
    column(({ reprintOf }) => reprintOf),
    column(({ item }) => item.rubricId),
  ]);
}

/** Puts the stories in that the batch opened; one that is no step of another's affair opens its own. */
export async function insertStories(tx: Db, stories: PlacedBatch['stories']): Promise<void> {
  if (stories.length === 0) return;
  await tx.run(
    `insert into news_story (id, language, affair_id) overriding system value
     select n.id, n.language, n.id from unnest($1::bigint[], $2::text[]) as n (id, language)`,
    [stories.map(({ id }) => id), stories.map(({ language }) => language)],
  );
}

/** Puts stories into the affairs they turned out to be steps of. */
export async function setAffairs(tx: Db, affairs: PlacedBatch['affairs']): Promise<void> {
  const steps = affairs.filter(({ storyId, affairId }) => storyId !== affairId);
  if (steps.length === 0) return;
  await tx.run(
    `update news_story s set affair_id = n.affair_id
       from unnest($1::bigint[], $2::bigint[]) as n (id, affair_id)
      where s.id = n.id and s.affair_id is distinct from n.affair_id`,
    [steps.map(({ storyId }) => storyId), steps.map(({ affairId }) => affairId)],
  );
}

/** Regions and cities of the items, a row each; those an editor took from an item are left out, and so are the cities of such a region. */
export async function insertRegions(tx: Db, items: readonly RegionsOfItem[]): Promise<void> {
  const rows = items.flatMap(({ newsId, item }) =>
    item.yugoIds.map((yugoId) => ({ newsId, yugoId, publishedMs: item.publishedMs })),
  );
  if (rows.length === 0) return;
  await tx.run(
    `insert into news_item_region (news_id, yugo_id, published_at)
     select n.id, n.yugo_id, to_timestamp(n.ms / 1000) from unnest($1::bigint[], $2::int[], $3::float8[]) as n (id, yugo_id, ms)
      where not exists (select from news_region_refused r where r.news_id = n.id
                           and (r.yugo_id = n.yugo_id or r.yugo_id = (select c.region_id from city c where c.yugo_id = n.yugo_id)))`,
    [
      rows.map(({ newsId }) => newsId),
      rows.map(({ yugoId }) => yugoId),
      rows.map(({ publishedMs }) => publishedMs),
    ],
  );
}

/** Full texts of feeds that give them. */
export async function insertTexts(tx: Db, items: readonly PlacedItem[]): Promise<void> {
  const rows = items.filter(({ item }) => item.html !== null);
  if (rows.length === 0) return;
  await tx.run(
    `insert into news_text (news_id, html, origin) select id, html, 'feed' from unnest($1::bigint[], $2::text[]) as n (id, html)
     on conflict (news_id) do update set html = excluded.html where news_text.origin = 'feed'`,
    [rows.map(({ newsId }) => newsId), rows.map(({ item }) => item.html)],
  );
}
