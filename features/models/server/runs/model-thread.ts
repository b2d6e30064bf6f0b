import { answerTasks } from '#platform/server/thread/answer-tasks.ts';
import { InputRefusal } from '#simulation/numeric/refusal.ts';
import { effectOnCases } from '../../domain/effect/effect-on-cases.ts';
import { effectOnPoverty } from '../../domain/effect/effect-on-poverty.ts';
import { editionOf } from '../../domain/editions.ts';
import { incomeWarnings } from '../../domain/family/income-curve.ts';
import { familyEditions } from '../../domain/family/family-editions.ts';
import { populationEditions } from '../../domain/population/population-editions.ts';
import { writeResult } from '../../domain/population/write-result.ts';
import { simulateScenario } from '../../domain/scenario/simulate-scenario.ts';
import type { FamilyTask, ModelAnswers, ModelTask, PopulationTask } from './model-tasks.ts';

answerTasks<ModelTask, ModelAnswers[ModelTask['kind']]>(
  (task) => {
    if (task.kind === 'family') return runFamilyTask(task);
    if (task.kind === 'effect') return effectOnCases(task);
    if (task.kind === 'poverty') return effectOnPoverty(task);
    return task.kind === 'scenario' ? simulateScenario(task) : runPopulationTask(task);
  },
  {
    afterOthers: true,
    refusalOf: (error) => (error instanceof InputRefusal ? { problems: error.problems } : null),
  },
);

function runFamilyTask({ model, version, budget, incomes }: FamilyTask): ModelAnswers['family'] {
  const { runFamily, rollUpRegion } = editionOf(familyEditions, version);
  return {
    ...runFamily(model, budget),
    region: incomes && rollUpRegion(model, incomes),
    warnings: incomeWarnings(incomes),
  };
}

function runPopulationTask({
  start,
  params,
  reference,
  version,
  members,
  seed,
}: PopulationTask): ModelAnswers['population'] {
  const { runPopulation, runBands } = editionOf(populationEditions, version);
  const run = (of: typeof params) =>
    writeResult(
      runPopulation(start, of),
      members === 0 ? null : runBands(start, of, { members, seed }),
      start,
    );
  return { scenario: run(params), reference: run(reference) };
}
