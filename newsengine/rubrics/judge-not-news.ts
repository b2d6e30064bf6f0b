import { sumByKernel, type KernelReader } from '../learning/kernel-model.ts';
import { scoreLinear, softmax, type Features, type LinearModel } from '../learning/linear-model.ts';

/** Two models of what is no news, for items of which only the headline is known. */
export interface NotNewsKnowledge {
  readonly notNews: LinearModel;
  /** Asked where the first is in doubt. */
  readonly notNewsKernel: KernelReader;
}

/** Shares of the linear model between which the examples are asked: one headline in fourteen. */
const doubt = { from: 0.02, to: 0.98 } as const;

/** How both speak together, by logistic regression over what each said of headlines it was not taught. */
const mix = { linear: 0.47, kernel: 3.7, bias: 0.73 } as const;

/** Probability 0…1 that a headline is no news: a quiz, a horoscope, an offer. */
export function judgeNotNews(features: Features, { notNews, notNewsKernel }: NotNewsKnowledge): number {
  const share = softmax(scoreLinear(notNews, features))[1] ?? 0;
  if (share <= doubt.from || share >= doubt.to) return share;
  const [sum = 0] = sumByKernel(notNewsKernel, features);
  const logit = mix.linear * Math.log(share / (1 - share)) + mix.kernel * (sum / 2) + mix.bias;
  return 1 / (1 + Math.exp(-logit));
}
