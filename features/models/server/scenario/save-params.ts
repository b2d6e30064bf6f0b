import { AppError } from '#platform/contract/errors.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { getPlace } from '#features/regions/public.server.ts';
import { populationVersions, type scenarioContract } from '../../contract/scenario-calls.ts';
import { modelVersions, newestVersion } from '../../domain/scenario/model-versions.ts';
import { refuseVariant } from '../population/refuse-variant.ts';
import { readStart } from './read-start.ts';
import { refuseProblems } from './refuse-problems.ts';
import * as saved from './saved-queries.ts';

type SaveInput = Input<typeof scenarioContract, 'modeling/saveSimulationParams'>;

/** Saves a scenario or a variant of the caller's, new or over the version it was read with. */
export async function saveParams({ id, version, ...said }: SaveInput, context: RequestContext) {
  const { db, caller } = context;
  const accountId = caller.accountId!;
  const own = kindOf(said);
  await getPlace(said.yugoId, context);
  if (!said.isRemoved) await refuseUncomputable(said, own.modelVersion, context);
  return db.transaction(async (tx) => {
    const writing = { ...own, accountId, yugoId: said.yugoId, name: said.name, isRemoved: said.isRemoved };
    const known = id === undefined ? null : await saved.findVersion(tx, writing, id);
    if (id !== undefined && known === null) throw new AppError('not_found', { id });
    if (known !== null && known !== version) throw new AppError('conflict', { version: known });
    if (!said.isRemoved && !(await saved.hasRoom(tx, accountId, id ?? null)))
      throw new AppError('too_many_kept', { most: saved.maxSaved });
    if (id === undefined) return saved.insertSaved(tx, writing);
    const written = await saved.updateSaved(tx, id, version!, writing);
    if (written === null) throw new AppError('conflict', { version: known });
    return written;
  });
}

/** One of both is saved, by a version of its own model. */
function kindOf({ params, population, modelVersion }: Omit<SaveInput, 'id' | 'version'>) {
  if ((params === undefined) === (population === undefined))
    throw new AppError('bad_request', {
      fields: [{ path: params === undefined ? 'params' : 'population', message: 'Models_Problem_One' }],
    });
  const versions: readonly string[] = params === undefined ? populationVersions : modelVersions;
  const usual = params === undefined ? populationVersions[0]! : newestVersion;
  if (modelVersion !== undefined && !versions.includes(modelVersion))
    throw new AppError('bad_request', {
      fields: [{ path: 'modelVersion', message: 'Models_Problem_Unknown' }],
    });
  return {
    kind: params === undefined ? ('population' as const) : ('scenario' as const),
    params: params ?? population,
    modelVersion: modelVersion ?? usual,
  };
}

async function refuseUncomputable(
  { yugoId, params, population }: SaveInput,
  version: string,
  context: RequestContext,
) {
  if (population !== undefined)
    return refuseVariant(yugoId, { params: population, version: Number(version) }, context);
  const start = await readStart(yugoId, context);
  if (start === null || params === undefined) throw new AppError('not_found', { yugoId });
  return refuseProblems(params, start.day, context);
}
