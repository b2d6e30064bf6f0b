import { takeRun } from '#features/entities/public.server.ts';
import type { Db } from '#platform/server/db/db.ts';
import { storeAccountsBefore, writeAccounts } from '#statistics/import/live/write-accounts.ts';
import { addDefinitions } from '#statistics/import/live/write-live.ts';
import { markDossiers } from '../keeping/run-queries.ts';
import type { Source } from '../keeping/source-queries.ts';
import type { Plan } from '../reading/read-plan.ts';

/**
 * Writes what a source tells of entities, in a transaction of the caller: seen whole or not at all. Statements of earlier
 * runs of the source go, accounts of earlier years stay; what stood before is stored for the way back.
 */
export async function writeEntities(
  tx: Db,
  { source: { code, recipe }, runId }: { source: Source; runId: number },
  { entries, accounts }: NonNullable<Plan['entities']>,
): Promise<void> {
  const run = { runId, source: recipe.source };
  await addDefinitions(tx, recipe.defines);
  await takeRun(tx, run, entries);
  if (accounts.length > 0) {
    await storeAccountsBefore(tx, accounts, runId);
    await writeAccounts(tx, accounts, recipe.source);
  }
  await markDossiers(tx, code, runId);
}
