import { AppError, type FieldProblem } from '#platform/contract/errors.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { formatNumber } from '#platform/shared/numbers.ts';
import { getPlace } from '#features/regions/server-door.ts';
import type { scenarioContract } from '../../contract/scenario-calls.ts';
import { boundsText, problemText } from '../../domain/scenario/problem-texts.ts';
import { findProblems } from '../../domain/scenario/scenario-problems.ts';
import { readStart } from './read-start.ts';
import * as saved from './saved-queries.ts';

type SaveInput = Input<typeof scenarioContract, 'modeling/saveSimulationParams'>;

/** Saves a scenario of the caller's, new or over the version it was read with. */
export async function saveScenario({ id, version, ...said }: SaveInput, context: RequestContext) {
  const { db, caller } = context;
  const accountId = caller.accountId!;
  await getPlace(said.yugoId, context);
  if (!said.isRemoved) await refuseProblems(said, context);
  return db.transaction(async (tx) => {
    const known = id === undefined ? null : await saved.findVersion(tx, accountId, id);
    if (id !== undefined && known === null) throw new AppError('not_found', { id });
    if (known !== null && known !== version) throw new AppError('conflict', { version: known });
    if (!said.isRemoved && !(await saved.hasRoom(tx, accountId, id ?? null)))
      throw new AppError('too_many_kept', { most: saved.mostSaved });
    const writing = { ...said, accountId };
    if (id === undefined) return saved.insertSaved(tx, writing);
    const written = await saved.updateSaved(tx, id, version!, writing);
    if (written === null) throw new AppError('conflict', { version: known });
    return written;
  });
}

/** Each field with its bounds and unit in the caller's language; where no day is known the intervals can't be judged. */
async function refuseProblems(
  { yugoId, params }: Pick<SaveInput, 'yugoId' | 'params'>,
  context: RequestContext,
) {
  const { translate, locale } = context;
  const start = await readStart(yugoId, context);
  if (start === null) throw new AppError('not_found', { yugoId });
  const fields = findProblems(params, start.day).map((problem): FieldProblem => {
    const write = (value: number): string => formatNumber(value, locale, value % 1 === 0 ? 0 : 2);
    const values: Record<string, string | number> =
      problem.code === 'bounds'
        ? {
            min: write(problem.bounds.min),
            max: write(problem.bounds.max),
            unit: translate(locale, boundsText[problem.bounds.unit]),
          }
        : problem.code === 'too-many'
          ? { most: problem.most }
          : {};
    return { path: `params.${problem.path}`, message: translate(locale, problemText[problem.code], values) };
  });
  if (fields.length > 0) throw new AppError('bad_request', { fields });
}
