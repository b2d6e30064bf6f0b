import type { Input } from '#platform/contract/endpoint.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { readHandbook } from '#platform/server/keep-handbook.ts';
import { inputHash } from '#simulation/numeric/run-record.ts';
import { getPlace } from '#features/regions/public.server.ts';
import type { scenarioRunContract } from '../../contract/scenario-run-calls.ts';
import { startOf, type ScenarioStart } from '../../domain/scenario/scenario-start.ts';
import { runModel } from '../runs/run-model.ts';
import { readStart } from './read-start.ts';
import { refuseProblems } from './refuse-problems.ts';

type Asked = Input<typeof scenarioRunContract, 'modeling/simulateScenario'>;

/** A scenario and its reference, run when the caller's turn comes. */
export async function answerScenario(asked: Asked, context: RequestContext) {
  const { yugoId, params, modelVersion, members, seed } = asked;
  await getPlace(yugoId, context);
  let start: ScenarioStart | null = asked.start ?? null;
  const answer = await runModel(async () => {
    start ??= await knownStart(yugoId, context);
    refuseProblems(params, start.day, context);
    return { kind: 'scenario', start, params, version: modelVersion, members, seed } as const;
  }, context);
  const { day } = start!;
  return {
    yugoId,
    startDay: day,
    ...answer,
    meta: {
      model: 'seir-age-9',
      modelVersion,
      inputHash: inputHash({ start, params, members, seed }),
      dataAsOf: day,
    },
  };
}

/** Where the place's scenario begins; read once a place, a day and a number of the data. */
function knownStart(yugoId: number, context: RequestContext): Promise<ScenarioStart> {
  const { db, clock } = context;
  return readHandbook(db, `start of a scenario ${yugoId} ${clock.day}`, async () => {
    const known = await readStart(yugoId, context);
    if (known === null) throw new AppError('not_found', { yugoId });
    return startOf(known);
  });
}
