import type { Db } from '#platform/server/db/db.ts';
import { recomputeStories } from '../server/stories/recompute-stories.ts';
import { insertNews, type NewsGiven } from './insert-news.ts';

/** A headline of a story of a test; what is not said is plain. */
export interface StoryNewsGiven extends NewsGiven {
  /** Place in the story of the item it repeats. */
  reprintOf?: number;
  notNewsShare?: number;
  tone?: -1 | 0 | 1;
  /** All regions and cities it concerns; the first is the main one. */
  yugoIds?: readonly number[];
  dataSet?: string;
}

/** A story as it was put in, items in the order given. */
export interface InsertedStory {
  storyId: number;
  newsIds: number[];
}

/** Puts stories with their items in and settles them, as the engine would have; authority follows from the sources. */
export async function insertStories(
  db: Db,
  stories: readonly (readonly StoryNewsGiven[])[],
): Promise<InsertedStory[]> {
  const inserted: InsertedStory[] = [];
  for (const items of stories) inserted.push(await insertStory(db, items));
  await db.transaction((tx) =>
    recomputeStories(
      tx,
      inserted.map(({ storyId }) => storyId),
    ),
  );
  return inserted;
}

async function insertStory(db: Db, items: readonly StoryNewsGiven[]): Promise<InsertedStory> {
  const newsIds = await insertNews(db, items);
  const [story] = await db.query<{ id: number }>(
    'insert into news_story (language) values ($1) returning id',
    [items[0]?.language ?? 'en'],
  );
  const storyId = story!.id;
  for (const [at, item] of items.entries()) await completeItem(db, storyId, newsIds, at, item);
  return { storyId, newsIds };
}

async function completeItem(
  db: Db,
  storyId: number,
  newsIds: readonly number[],
  at: number,
  { reprintOf, notNewsShare = 0, tone, yugoIds = [], dataSet }: StoryNewsGiven,
): Promise<void> {
  const newsId = newsIds[at];
  if (dataSet !== undefined)
    await db.run('insert into news_data_set (name, is_loading) values ($1, false) on conflict do nothing', [
      dataSet,
    ]);
  await db.run(
    `update news_item set story_id = $2, is_analysed = true, not_news_share = $3, tone = $4, reprint_of = $5,
            yugo_id = coalesce($6::int, yugo_id), data_set = $7
      where id = $1`,
    [
      newsId,
      storyId,
      notNewsShare,
      tone ?? null,
      reprintOf === undefined ? null : newsIds[reprintOf],
      yugoIds[0] ?? null,
      dataSet ?? null,
    ],
  );
  await db.run(
    `insert into news_item_region (news_id, yugo_id, published_at)
     select i.id, y, i.published_at from news_item i, unnest($2::int[] || i.yugo_id) y where i.id = $1 and y is not null
     on conflict do nothing`,
    [newsId, yugoIds],
  );
}
