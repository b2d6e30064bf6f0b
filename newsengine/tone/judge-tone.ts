import type { ReadHeadline } from '../text/headline.ts';
import type { Features, LinearModel } from '../learning/linear-model.ts';
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
  readonly entity: LinearModel;
}

/** A tone with the model's share for it. */
export interface ToneAnswer {
  readonly tone: Tone;
  readonly share: number;
}

/** Added to the logits of negative, neutral, positive: the loud tones are rare in training and would be missed. */
const headlineLeans = [0.6, 0, 1.2];
const entityLeans = [1.2, 0, 1.3];

function decide(model: LinearModel, features: Features, leans: readonly number[]): ToneAnswer {
  const shares = softmax(scoreLinear(model, features).map((logit, at) => logit + (leans[at] ?? 0)));
  let best = 0;
  for (let at = 1; at < shares.length; at += 1) if ((shares[at] ?? 0) > (shares[best] ?? 0)) best = at;
  return { tone: tones[best] ?? 'neutral', share: shares[best] ?? 0 };
}

/** Tone of a headline: whether what it tells is good, bad or neither. */
export function judgeTone(
  { tokens, language }: Pick<ReadHeadline, 'tokens' | 'language'>,
  knowledge: ToneKnowledge,
): ToneAnswer {
  return decide(knowledge.headline, toneFeatures(tokens, language, knowledge.words), headlineLeans);
}

/** Tone of a sentence, given by its tokens, towards the entity at [start, end). */
export function judgeEntityTone(
  sentence: readonly Token[],
  start: number,
  end: number,
  language: LanguageCode,
  knowledge: ToneKnowledge,
): ToneAnswer {
  return decide(
    knowledge.entity,
    entityToneFeatures(sentence, start, end, language, knowledge.words),
    entityLeans,
  );
}
