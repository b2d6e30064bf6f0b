import type { ReadHeadline } from '../text/headline.ts';
import { classifyByKernel, type KernelReader } from '../learning/kernel-model.ts';
import type { LinearModel } from '../learning/linear-model.ts';
import { scoreLinear, softmax } from '../learning/linear-model.ts';
import type { LanguageCode } from '../text/language-code.ts';
import type { Token } from '../text/token.ts';
import { entityToneFeatures } from './entity-tone-features.ts';
import { toneFeatures } from './tone-features.ts';
import type { ToneWords } from './tone-words.ts';

/** The tones an item may have, in the models' class order. */
export const tones = ['negative', 'neutral', 'positive'] as const;

/** One of the three tones. */
export type Tone = (typeof tones)[number];

/** Lexicons and the two models: of a headline as a whole, of a sentence towards an entity. */
export interface ToneKnowledge {
  readonly words: ToneWords;
  readonly headline: LinearModel;
  readonly entity: KernelReader;
}

/** Added to the sums of negative, neutral, positive: the loud tones are rare in training and would be missed. */
const headlineLeans = [0.6, 0, 1.2];
/** The same towards an entity. */
export const entityLeans = [0.9, 0, 0.9];

/** Shares from which on a loud tone is told: four of five are right there, by five folds over what was read; below, two of five are wrong. */
const toldFrom = [0.8, 0, 0.75];

/**
 * Tone of a headline: whether what it tells is good, bad or neither. Undefined where the model is not sure enough of a
 * loud tone, and in languages of which no headline was read for its tone.
 */
export function judgeTone(
  { tokens, language }: Pick<ReadHeadline, 'tokens' | 'language'>,
  knowledge: ToneKnowledge,
): Tone | undefined {
  if (language !== 'ru') return undefined;
  const sums = scoreLinear(knowledge.headline, toneFeatures(tokens, language, knowledge.words));
  let best = 0;
  for (let at = 1; at < sums.length; at += 1)
    if (sums[at]! + headlineLeans[at]! > sums[best]! + headlineLeans[best]!) best = at;
  return (softmax(sums)[best] ?? 0) >= (toldFrom[best] ?? 0) ? tones[best] : undefined;
}

/** Tone of a sentence, given by its tokens, towards the entity at [start, end). */
export function judgeEntityTone(
  sentence: readonly Token[],
  start: number,
  end: number,
  language: LanguageCode,
  knowledge: ToneKnowledge,
): Tone {
  const features = entityToneFeatures(sentence, start, end, language, knowledge.words);
  return tones[classifyByKernel(knowledge.entity, features, entityLeans)] ?? 'neutral';
}
