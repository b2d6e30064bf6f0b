import { answerTasks } from '#platform/server/thread/answer-tasks.ts';
import { InputRefusal } from '#simulation/numeric/refusal.ts';
import { runBands, runPopulation } from '../../domain/population/run-population.ts';
import { writeResult } from '../../domain/population/write-result.ts';
import type { ModelAnswers, ModelTask, PopulationTask } from './model-tasks.ts';

const runs = { population: runTask };

answerTasks<ModelTask, ModelAnswers[ModelTask['kind']]>((task) => runs[task.kind](task), {
  refusalOf: (error) => (error instanceof InputRefusal ? { problems: error.problems } : null),
});

function runTask({ start, params, reference, members, seed }: PopulationTask): ModelAnswers['population'] {
  const run = (of: typeof params) =>
    writeResult(runPopulation(start, of), members === 0 ? null : runBands(start, of, { members, seed }));
  return { scenario: run(params), reference: run(reference) };
}
