import { answerTasks } from '#platform/server/thread/answer-tasks.ts';
import { InputRefusal } from '#simulation/numeric/refusal.ts';
import { effectOnCases } from '../../domain/effect/effect-on-cases.ts';
import { runFamily } from '../../domain/family/run-family.ts';
import { runBands, runPopulation } from '../../domain/population/run-population.ts';
import { writeResult } from '../../domain/population/write-result.ts';
import { simulateScenario } from '../../domain/scenario/simulate-scenario.ts';
import type { ModelAnswers, ModelTask, PopulationTask } from './model-tasks.ts';

answerTasks<ModelTask, ModelAnswers[ModelTask['kind']]>(
  (task) => {
    if (task.kind === 'family') return runFamily(task.model, task.budget);
    if (task.kind === 'effect') return effectOnCases(task);
    return task.kind === 'scenario' ? simulateScenario(task) : runPopulationTask(task);
  },
  {
    afterOthers: true,
    refusalOf: (error) => (error instanceof InputRefusal ? { problems: error.problems } : null),
  },
);

function runPopulationTask({
  start,
  params,
  reference,
  members,
  seed,
}: PopulationTask): ModelAnswers['population'] {
  const run = (of: typeof params) =>
    writeResult(runPopulation(start, of), members === 0 ? null : runBands(start, of, { members, seed }));
  return { scenario: run(params), reference: run(reference) };
}
