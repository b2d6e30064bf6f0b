import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { canSee } from '../../domain/abilities.ts';
import { findVersions, type StoredVersion } from '../steps/version-queries.ts';

/** A version as it is read; one the caller may not see does not exist for them. */
export async function findShown(
  { db, caller }: Pick<RequestContext, 'db' | 'caller'>,
  { id, version }: { id: number; version: number },
): Promise<StoredVersion> {
  const shown = (await findVersions(db, id)).find((each) => each.version === version);
  if (!shown || !canSee(caller, shown)) throw new AppError('not_found', { id, version });
  return shown;
}
