import type { Db } from '#platform/server/db/db.ts';
import type { PlacedBatch } from '#newsengine/placing/batch.ts';

/** Moves the items of stories that turned out to be one; the old addresses lead to the new one, however often that happens. */
export async function mergeStories(tx: Db, merges: PlacedBatch['merges']): Promise<void> {
  if (merges.length === 0) return;
  const values = [merges.map(({ from }) => from), merges.map(({ into }) => into)];
  const pairs = `unnest($1::bigint[], $2::bigint[]) as n (old, new)`;
  await tx.run(`update news_item i set story_id = n.new from ${pairs} where i.story_id = n.old`, values);
  await tx.run(`update news_story s set merged_into = n.new from ${pairs} where s.id = n.old`, values);
  await tx.run(
    `update news_story s set merged_into = n.new from ${pairs} where s.merged_into = n.old`,
    values,
  );
}
