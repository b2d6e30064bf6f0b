import type { Recipe } from '#connectors/recipe.ts';
import { takeEntries } from '#features/entities/public.server.ts';
import type { Db } from '#platform/server/db/db.ts';
import { writeAccounts } from '#statistics/import/live/write-accounts.ts';
import { addDefinitions } from '#statistics/import/live/write-live.ts';
import type { Plan } from '../reading/read-plan.ts';

/**
 * Writes what a source tells of entities, in a transaction of the caller: seen whole or not at all. Statements of earlier
 * runs of the source go, accounts of earlier years stay.
 */
export async function writeEntities(
  tx: Db,
  recipe: Recipe,
  { entries, accounts }: NonNullable<Plan['entities']>,
): Promise<void> {
  await addDefinitions(tx, recipe.defines);
  await takeEntries(tx, entries, recipe.source);
  if (accounts.length > 0) await writeAccounts(tx, accounts, recipe.source);
}
