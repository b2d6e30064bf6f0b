import { classifyByKernel, prepareKernel } from '#newsengine/learning/kernel-model.ts';
import { trainKernel } from '#newsengine/learning/train-kernel.ts';
import { createRandom } from '#newsengine/learning/train-linear.ts';
import { entityLeans, tones } from '#newsengine/tone/judge-tone.ts';
import { scoreClasses } from '#tools/evaluate/news/measures.ts';
import { entityToneTraining, readEntityTones } from './train-tone.ts';

/*
 * [FOLDS=10] node tools/train/fold-tone.ts [division …]   tone towards an entity, four-fold unless told otherwise: what
 * a model trained on three quarters of the sentences says of the fourth. A minute for each division.
 */
const folds = Number(process.env['FOLDS'] ?? 4);
const examples = readEntityTones();

/** Mean F1 of positive and negative; a division keeps the examples of one sentence together. */
function judgeDivision(division: number): number {
  const random = createRandom(division);
  const sentences = new Map<string, number>();
  for (const { sentence } of examples)
    if (!sentences.has(sentence)) sentences.set(sentence, Math.floor(random() * folds));
  const judged: (readonly [string, string])[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const train = examples.filter(({ sentence }) => sentences.get(sentence) !== fold);
    const model = prepareKernel(trainKernel(train, tones, entityToneTraining));
    for (const { sentence, features, label } of examples)
      if (sentences.get(sentence) === fold)
        judged.push([tones[label]!, tones[classifyByKernel(model, features, entityLeans)]!]);
  }
  const scores = scoreClasses(judged);
  return (scores.get('positive')!.f1 + scores.get('negative')!.f1) / 2;
}

const divisions = process.argv.slice(2).map(Number);
for (const division of divisions.length > 0 ? divisions : [1, 2])
  console.log(`division ${division}: ${judgeDivision(division).toFixed(4)}`);
