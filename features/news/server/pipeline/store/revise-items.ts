import type { Db } from '#platform/server/db/db.ts';
import type { PlacedBatch, PlacedItem } from '#newsengine/placing/batch.ts';

const reviseSql = `
  update news_item i
     set title = n.title, announce = n.announce, language = n.language, rubric_id = n.rubric_id, judged_rubric_id = n.rubric_id, rubric_share = n.rubric_share,
         yugo_id = n.yugo_id, genre = n.genre, story_id = n.story_id, search_terms = array_to_tsvector(string_to_array(n.search_terms, ' ')),
         tone = n.tone, not_news_share = n.not_news_share, minutes_to_read = n.minutes_to_read, is_analysed = true,
         url = n.url, published_at = to_timestamp(n.published_ms / 1000)
    from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::smallint[], $6::real[], $7::int[], $8::smallint[], $9::bigint[],
                $10::text[], $11::smallint[], $12::real[], $13::smallint[], $14::text[], $15::float8[])
         as n (id, title, announce, language, rubric_id, rubric_share, yugo_id, genre, story_id, search_terms, tone, not_news_share, minutes_to_read, url, published_ms)
   where i.id = n.id`;

/** Gives items that are in already their new wording, link and date and all that follows from it; the old headline is kept as a revision. */
export async function reviseItems(tx: Db, { items }: PlacedBatch): Promise<void> {
  const known = items.filter(({ isStored }) => isStored);
  if (known.length === 0) return;
  const ids = known.map(({ newsId }) => newsId);
  const column = <Value>(pick: (placed: PlacedItem) => Value): Value[] => known.map(pick);
  await tx.run(
    `insert into news_revision (news_id, seen_until, title)
     select i.id, now(), i.title from news_item i join unnest($1::bigint[], $2::text[]) as n (id, title) on n.id = i.id
      where i.title <> n.title on conflict do nothing`,
    [ids, column(({ item }) => item.title)],
  );
  await tx.run('delete from news_item_region where news_id = any($1::bigint[])', [ids]);
  await tx.run('delete from news_item_entity where news_id = any($1::bigint[])', [ids]);
  await tx.run(reviseSql, [
    ids,
    column(({ item }) => item.title),
    column(({ item }) => item.announce),
    column(({ item }) => item.language),
    column(({ item }) => item.rubricId),
    column(({ item }) => item.rubricShare),
    column(({ item }) => item.yugoId),
    column(({ item }) => item.genre),
    column(({ storyId }) => storyId),
    column(({ item }) => item.searchTerms.join(' ')),
    column(({ item }) => item.tone),
    column(({ item }) => item.notNewsShare),
    column(({ item }) => item.minutesToRead),
    column(({ item }) => item.url),
    column(({ item }) => item.publishedMs),
  ]);
}
