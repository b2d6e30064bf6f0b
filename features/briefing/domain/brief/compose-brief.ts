import type { BriefFacts } from './brief-facts.ts';
import type { BriefSentence } from './brief-shapes.ts';
import {
  casesSentence,
  countrySentence,
  deathsSentence,
  rateSentence,
  streakSentence,
} from './figure-sentences.ts';
import { forecastSentence } from './forecast-sentence.ts';
import {
  measuresSentence,
  neighbourSentence,
  newDataSentence,
  topSentence,
  volumeSentence,
  whySentence,
} from './news-sentences.ts';

/** The sentences of a brief in their order. A rule whose figures are missing says that they are. */
export function composeBrief(facts: BriefFacts): BriefSentence[] {
  return [
    casesSentence(facts),
    ...streakSentence(facts),
    ...rateSentence(facts),
    ...deathsSentence(facts),
    ...countrySentence(facts),
    ...whySentence(facts),
    measuresSentence(facts),
    volumeSentence(facts),
    topSentence(facts),
    ...neighbourSentence(facts),
    newDataSentence(facts),
    forecastSentence(facts),
  ];
}
