import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeKernelModel } from '#newsengine/learning/kernel-file.ts';
import { encodeLinearModel } from '#newsengine/learning/linear-model.ts';
import { trainKernel } from '#newsengine/learning/train-kernel.ts';
import type { Example } from '#newsengine/learning/train-linear.ts';
import { trainLinear } from '#newsengine/learning/train-linear.ts';
import { cleanHeadline } from '#newsengine/text/clean-headline.ts';
import { tokenise } from '#newsengine/text/tokenise.ts';
import { tones } from '#newsengine/tone/judge-tone.ts';
import { entityToneFeatures } from '#newsengine/tone/entity-tone-features.ts';
import { toneFeatures } from '#newsengine/tone/tone-features.ts';
import { prepareToneWords, type ToneWordList } from '#newsengine/tone/tone-words.ts';
import { readLabelledHeadlines } from './examples/headline-labels.ts';
import { modelFolder, readNewsRows, writeModel } from './read-data.ts';

const words = prepareToneWords(
  JSON.parse(readFileSync(join(modelFolder, 'tone-words.json'), 'utf8')) as ToneWordList,
);

/** Settled by cross-validation. */
export const headlineToneTraining = { buckets: 2 ** 14, epochs: 15, rate: 0.1, l2: 3e-4, seed: 2 };
/** Settled by cross-validation. */
export const entityToneTraining = {
  sharpness: 2,
  ridge: 0.4,
  linearRidge: 2,
  common: 0.45,
  usual: { label: tones.indexOf('neutral'), from: 0.67 },
};
/** Weight of an entity example that is not neutral: such tones are what is asked for. */
export const tonedWeight = 2;

interface Row {
  readonly sentence: string;
  readonly start: number;
  readonly end: number;
  readonly label: number;
}

/** Headlines read for this engine. */
export function readHeadlineTones(): Example[] {
  return readLabelledHeadlines().map(({ title, source, tone }) => ({
    features: toneFeatures(tokenise(cleanHeadline(title, source), 'ru'), 'ru', words),
    label: tones.indexOf(tone),
    weight: 1,
  }));
}

/** RuSentNE-2023 sentences (MIT) with the tone towards one entity; `sentence` keeps folds apart. */
export function readEntityTones(): (Example & { readonly sentence: string })[] {
  return readNewsRows<Row>('tone/ru_rusentne2023_train.jsonl.gz').map(({ sentence, start, end, label }) => ({
    features: entityToneFeatures(tokenise(sentence, 'ru'), start, end, 'ru', words),
    label: label + 1,
    weight: label === 0 ? 1 : tonedWeight,
    sentence,
  }));
}

if (import.meta.main) {
  writeModel(
    'tone-headline.bin',
    encodeLinearModel(trainLinear(readHeadlineTones(), tones, headlineToneTraining)),
  );
  writeModel('tone-entity.bin', encodeKernelModel(trainKernel(readEntityTones(), tones, entityToneTraining)));
}
