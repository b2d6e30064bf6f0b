import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import { canSee, canStep } from '../../domain/abilities.ts';
import { findStep, stepOf, type StepName } from '../../domain/steps/steps.ts';
import { findVersions, type StoredVersion } from './version-queries.ts';

/** Which version, and the revision the change started from. */
export interface Wanted {
  id: number;
  version: number;
  revision: number;
}

/** A version that a call found, with the others of its measure. */
export interface Found {
  version: StoredVersion;
  all: StoredVersion[];
}

/** The version of a call, locked; one the caller may not see does not exist for them. */
export async function findLocked(
  tx: Db,
  { caller }: Pick<RequestContext, 'caller'>,
  { id, version }: Pick<Wanted, 'id' | 'version'>,
): Promise<Found> {
  const all = await findVersions(tx, id, true);
  const found = all.find((each) => each.version === version);
  if (!found || !canSee(caller, found)) throw new AppError('not_found', { id, version });
  return { version: found, all };
}

/** The step a call is for a version: refuses a state that has none (409), who may not (403), and a start from another revision (409, both texts). */
export function requireStep(
  call: Parameters<typeof findStep>[0],
  { version, all }: Found,
  { revision }: Pick<Wanted, 'revision'>,
  { caller }: Pick<RequestContext, 'caller'>,
): StepName {
  const step = findStep(call, version.status);
  if (step !== null && !canStep(caller, step, version))
    throw new AppError('forbidden', { step, status: version.status });
  if (step === null) refuse('no_such_step', version);
  if (version.revision !== revision) refuse('stale', version);
  if (!version.isCurrent) refuse('replaced', version);
  const open = all.find(({ status }) => status === 1 || status === 2);
  if (stepOf(step!).opens && open) refuse('open_version', open);
  return step!;
}

/** Throws the conflict with what stands there now, so that nothing typed is lost. */
export function refuse(reason: string, version: StoredVersion): never {
  const { version: number, revision, status, content, updatedAt, editor } = version;
  throw new AppError('conflict', {
    reason,
    version: number,
    revision,
    status,
    current: content,
    changedAt: updatedAt.toISOString(),
    changedBy: editor,
  });
}
