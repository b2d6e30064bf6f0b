import { moveReferences } from '../../stories/move-references.ts';
import type { Db } from '#platform/server/db/db.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import { retellStories } from '../../stories/recompute-stories.ts';
import { shareRubrics } from '../../stories/share-rubrics.ts';
import { writeStates } from '../../stories/write-states.ts';
import type { PlacedBatch } from '#newsengine/placing/batch.ts';
import { insertItems, insertRegions, insertStories, insertTexts, setAffairs } from './insert-items.ts';
import { insertEntities, insertMentions } from './insert-mentions.ts';
import { reviseItems } from './revise-items.ts';

/** Another worker changed stories since this one read them: the batch has to be placed anew. */
export class VersionMovedError extends Error {}

/** The version of the stories as they stand. */
export async function readEngineVersion(db: Db): Promise<number> {
  const [row] = await db.query<{ version: number }>('select version from news_engine');
  return row?.version ?? 0;
}

/**
 * Stores a placed batch, all or nothing, and returns the new version; `alongside` runs in the same transaction. Throws
 * VersionMovedError where stories are no longer of `version`.
 */
export async function storeBatch(
  db: Db,
  placed: PlacedBatch,
  { version, isSeen, alongside }: { version: number; isSeen: boolean; alongside: (tx: Db) => Promise<void> },
): Promise<number> {
  return db.transaction(async (tx) => {
    // The row is locked until the end, so that workers store one after the other.
    const moved = await tx.run('update news_engine set version = version + 1 where version = $1', [version]);
    if (moved === 0) throw new VersionMovedError();
    await insertStories(tx, placed.stories);
    await setAffairs(tx, placed.affairs);
    await insertItems(tx, placed);
    await reviseItems(tx, placed);
    await insertRegions(tx, placed.items);
    await insertTexts(tx, placed.items);
    await insertEntities(tx, placed.entities);
    await insertMentions(tx, placed.mentions);
    await mergeStories(tx, placed.merges);
    await writeStates(tx, placed.states);
    await copyCounts(tx, placed);
    await shareRubrics(tx, placed.turned);
    await retellStories(tx, placed.unsettled);
    await alongside(tx);
    if (isSeen) await raiseDataVersion(tx);
    return version + 1;
  });
}

/** Items that were there before take over what their changed states say. */
async function copyCounts(tx: Db, { items, states }: PlacedBatch): Promise<void> {
  const inserted = new Set(items.filter(({ isStored }) => !isStored).map(({ newsId }) => newsId));
  const others = states.filter(({ newsId }) => !inserted.has(newsId));
  if (others.length === 0) return;
  await tx.run(
    `update news_item i set cluster_count = n.count, score = n.rank, is_hot = n.is_hot
       from unnest($1::bigint[], $2::int[], $3::float8[], $4::boolean[]) as n (id, count, rank, is_hot)
      where i.id = n.id and (i.cluster_count, i.score, i.is_hot) is distinct from (n.count, n.rank, n.is_hot)`,
    [
      others.map(({ newsId }) => newsId),
      others.map(({ itemCount }) => itemCount),
      others.map(({ rank }) => rank),
      others.map(({ isHot }) => isHot),
    ],
  );
}

/** Moves the items of stories that turned out to be one; the old addresses lead to the new one, however often that happens. */
async function mergeStories(tx: Db, merges: PlacedBatch['merges']): Promise<void> {
  if (merges.length === 0) return;
  const values = [merges.map(({ from }) => from), merges.map(({ into }) => into)];
  const pairs = `unnest($1::bigint[], $2::bigint[]) as n (old, new)`;
  await tx.run(`update news_item i set story_id = n.new from ${pairs} where i.story_id = n.old`, values);
  await tx.run(`update news_story s set merged_into = n.new from ${pairs} where s.id = n.old`, values);
  await tx.run(
    `update news_story s set merged_into = n.new from ${pairs} where s.merged_into = n.old`,
    values,
  );
  await moveReferences(tx, merges);
}
