import { sumByKernel, type KernelReader } from '../learning/kernel-model.ts';
import { scoreLinear, softmax, type Features, type LinearModel } from '../learning/linear-model.ts';
import type { ReadHeadline } from '../text/headline.ts';
import type { Rubric } from './rubric.ts';
import { addNotNewsCues, readRubricTitle, rubricFeatures, type RubricItem } from './rubric-features.ts';
import type { RubricWords } from './rubric-words.ts';

/** Two models of what is no news, for items of which only the headline is known. */
interface NotNewsKnowledge {
  readonly notNews: LinearModel;
  /** Asked where the first is in doubt. */
  readonly notNewsKernel: KernelReader;
}

/** The models that give an item its rubric and say whether it is news at all. */
export interface RubricKnowledge extends NotNewsKnowledge {
  readonly rubrics: LinearModel;
  /** For items with text. */
  readonly notNewsText: LinearModel;
  readonly words: RubricWords;
}

/** An item's rubric with the model's trust, the runner-up, and the probability of not being news. */
export interface RubricAnswer {
  readonly rubric: Rubric;
  readonly share: number;
  readonly second: Rubric;
  readonly secondShare: number;
  /** Of all rubrics, in the order of `rubricClasses`, wherever the item plays. */
  readonly shares: Float32Array;
  readonly notNewsShare: number;
  readonly isNotNews: boolean;
}

/** From which probability on an item is taken for a quiz, horoscope, offer or announcement: by headline, and with text. */
const notNewsFrom = { headline: 0.4, text: 0.5 } as const;

/** From which share of the regions' rubric on it is worth asking where an item plays. */
const worthAsking = 0.1;

/** What happens abroad is world news: the rubric of regions is for those of the country. */
function moveRegionsToWorld(
  shares: Float64Array,
  classes: readonly string[],
  playsElsewhere: () => boolean,
): void {
  const regions = classes.indexOf('14');
  const world = classes.indexOf('2');
  const share = shares[regions] ?? 0;
  if (share < worthAsking || !playsElsewhere()) return;
  shares[world] = (shares[world] ?? 0) + share;
  shares[regions] = 0;
}

/** Outside Russian what is abroad for one reader is at home for another: between the two, politics is politics from these shares on. */
const politicsOf = { both: 0.6, ofBoth: 0.15 } as const;

/** The labels were read from Moscow, so that a law of another country leans to world news. */
function moveWorldToPolitics(
  shares: Float64Array,
  classes: readonly string[],
  { language }: ReadHeadline,
): void {
  if (language === 'ru') return;
  const [world, politics] = [classes.indexOf('2'), classes.indexOf('3')];
  const both = (shares[world] ?? 0) + (shares[politics] ?? 0);
  if (both < politicsOf.both || (shares[politics] ?? 0) < politicsOf.ofBoth * both) return;
  shares[politics] = both;
  shares[world] = 0;
}

/** Shares 0…1 of the rubrics by a headline alone, in the order of `rubricClasses`. */
export function shareRubrics(
  headline: ReadHeadline,
  { rubrics, words }: Pick<RubricKnowledge, 'rubrics' | 'words'>,
): Float64Array {
  const item = { headline, opening: { text: '', tokens: [] } };
  return softmax(scoreLinear(rubrics, rubricFeatures(item, words, true, readRubricTitle(headline))));
}

/** Rubric 2-14 and not-news of one item, in any of the five languages; `playsElsewhere`, asked only in doubt, says whether it plays abroad. */
export function classifyRubric(
  item: RubricItem,
  knowledge: RubricKnowledge,
  playsElsewhere: () => boolean,
): RubricAnswer {
  const title = readRubricTitle(item.headline);
  const features = rubricFeatures(item, knowledge.words, true, title);
  const shares = softmax(scoreLinear(knowledge.rubrics, features));
  const given = Float32Array.from(shares);
  moveWorldToPolitics(shares, knowledge.rubrics.classes, item.headline);
  moveRegionsToWorld(shares, knowledge.rubrics.classes, playsElsewhere);
  const ranked = [...shares.keys()].sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0));
  const rubricAt = (place: number): Rubric => Number(knowledge.rubrics.classes[ranked[place] ?? 0]) as Rubric;
  const hasText = item.opening.text.length > 200;
  const cued = addNotNewsCues(features, title, item.headline);
  const notNewsShare = hasText
    ? (softmax(scoreLinear(knowledge.notNewsText, cued))[1] ?? 0)
    : judgeNotNews(cued, knowledge);
  return {
    rubric: rubricAt(0),
    share: shares[ranked[0] ?? 0] ?? 0,
    second: rubricAt(1),
    secondShare: shares[ranked[1] ?? 0] ?? 0,
    shares: given,
    notNewsShare,
    isNotNews: notNewsShare >= (hasText ? notNewsFrom.text : notNewsFrom.headline),
  };
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
