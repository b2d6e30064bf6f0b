import type { LinearModel } from '#newsengine/learning/linear-model.ts';
import { encodeLinearModel, scoreLinear } from '#newsengine/learning/linear-model.ts';
import type { Example } from '#newsengine/learning/train-linear.ts';
import { trainLinear, trainLinearMean } from '#newsengine/learning/train-linear.ts';
import { rubricClasses } from '#newsengine/rubrics/rubric.ts';
import { writeModel } from './read-data.ts';
import { contestRubrics, readContestItems, readRubricExamples } from './examples/rubric-examples.ts';

/** Settled on labels held out; more epochs only learn the read headlines by heart. */
export const rubricTraining = { buckets: 2 ** 16, epochs: 12, rate: 0.12, l2: 2e-4, seed: 5 };
/** Orders of the examples whose mean is shipped. */
const rubricOrders = 4;

/** Contest items with the likeliest rubric their class allows, by a model that never saw them. */
export function settleContest(
  items: ReturnType<typeof readContestItems>,
  model: LinearModel,
  weight: number,
): Example[] {
  return items.flatMap(({ features, label }) => {
    const allowed = (contestRubrics[label] ?? []).map((rubric) => rubricClasses.indexOf(rubric));
    if (allowed.length === 0) return [];
    const scores = scoreLinear(model, features);
    const best = allowed.reduce((kept, each) => ((scores[each] ?? 0) > (scores[kept] ?? 0) ? each : kept));
    return [{ features, label: best, weight }];
  });
}

/** Trains on read headlines and word lists, then once more with the contest items added. */
export function trainRubrics(
  examples: readonly Example[],
  contest: ReturnType<typeof readContestItems>,
): LinearModel {
  const first = trainLinear(examples, rubricClasses, rubricTraining);
  const all = contest.length === 0 ? examples : [...examples, ...settleContest(contest, first, 0.6)];
  return trainLinearMean(all, rubricClasses, rubricTraining, rubricOrders);
}

if (import.meta.main)
  writeModel('rubrics.bin', encodeLinearModel(trainRubrics(readRubricExamples(), readContestItems())));
