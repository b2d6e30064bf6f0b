import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { ReadEntry } from '../registry/registry-entry.ts';
import { storeSet } from '../registry/store-set.ts';
import { repeatSplits } from '../splits/split-queries.ts';

/** Takes what a file tells under its source; what the source said before goes, so that a file may be taken again. */
export async function takeEntries(db: Db, entries: readonly ReadEntry[], source: string): Promise<number[]> {
  await db.run('delete from entity_statement where source = $1', [source]);
  const { ids } = await storeSet(db, entries);
  await repeatSplits(db);
  await db.transaction(raiseDataVersion);
  return ids;
}
