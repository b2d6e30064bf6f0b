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
  await db.transaction(async (tx) => {
    await waitForFiles(tx);
    await dropOrphans(tx, source);
    await raiseDataVersion(tx);
  });
  return ids;
}

/** One file at a time comes or goes until the transaction ends: entities of one that goes may be meant by one that comes. */
export async function waitForFiles(tx: Db): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('entity files'))`);
}

/** What a source says of an entity that went while it was written goes too; no foreign key would tell. */
export async function dropOrphans(tx: Db, source: string): Promise<void> {
  await tx.run(
    `update entity_statement s set other_id = null
      where s.source = $1 and s.other_id is not null and not exists (select from entity e where e.id = s.other_id)`,
    [source],
  );
  for (const table of ['entity_statement', 'entity_identifier'])
    await tx.run(
      `delete from ${table} s where s.source = $1 and not exists (select from entity e where e.id = s.entity_id)`,
      [source],
    );
}
