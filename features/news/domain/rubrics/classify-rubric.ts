import type { LinearModel } from '../learning/linear-model.ts';
import { scoreLinear, softmax } from '../learning/linear-model.ts';
import type { Rubric } from './rubric.ts';
import type { RubricItem } from './rubric-features.ts';
import { addNotNewsCues, readRubricTitle, rubricFeatures } from './rubric-features.ts';
import type { RubricWords } from './rubric-words.ts';

/** The models that give an item its rubric and say whether it is news at all. */
export interface RubricKnowledge {
  readonly rubrics: LinearModel;
  /** For items of which only the headline is known. */
  readonly notNews: LinearModel;
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
  readonly notNewsShare: number;
  readonly isNotNews: boolean;
}

/** From which probability on an item is taken for a quiz, horoscope, offer or announcement: by headline, and with text. */
const notNewsFrom = { headline: 0.35, text: 0.5 } as const;

/** Rubric 2-14 and not-news of one item, in any of the five languages. */
export function classifyRubric(item: RubricItem, knowledge: RubricKnowledge): RubricAnswer {
  const title = readRubricTitle(item);
  const features = rubricFeatures(item, knowledge.words, true, title);
  const shares = softmax(scoreLinear(knowledge.rubrics, features));
  const ranked = [...shares.keys()].sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0));
  const rubricAt = (place: number): Rubric => Number(knowledge.rubrics.classes[ranked[place] ?? 0]) as Rubric;
  const hasText = (item.text?.length ?? 0) > 200;
  const notNewsModel = hasText ? knowledge.notNewsText : knowledge.notNews;
  const notNewsShare = softmax(scoreLinear(notNewsModel, addNotNewsCues(features, title)))[1] ?? 0;
  return {
    rubric: rubricAt(0),
    share: shares[ranked[0] ?? 0] ?? 0,
    second: rubricAt(1),
    secondShare: shares[ranked[1] ?? 0] ?? 0,
    notNewsShare,
    isNotNews: notNewsShare >= (hasText ? notNewsFrom.text : notNewsFrom.headline),
  };
}
