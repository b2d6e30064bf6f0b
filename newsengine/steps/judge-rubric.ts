import { classifyRubric, type RubricKnowledge } from '../rubrics/classify-rubric.ts';
import type { RubricItem } from '../rubrics/rubric-features.ts';
import type { EngineItem, Findings } from '../item.ts';

/** Below this trust of the model a collecting service's section is right more often: 68 against 62 of 100, by five-fold trials over 1,100 read headlines. */
const unsureBelow = 0.7;

/** Rubric of an item, and whether it is news: the feed's or editor's rubric stands, the section's only where the model is unsure. */
export function judgeRubric(
  item: Pick<EngineItem, 'givenRubric' | 'sectionRubrics'>,
  read: RubricItem,
  knowledge: RubricKnowledge,
  playsElsewhere: () => boolean,
): Pick<Findings, 'rubricId' | 'rubricShare' | 'rubricShares' | 'notNewsShare' | 'isNotNews'> {
  const answer = classifyRubric(read, knowledge, playsElsewhere);
  const { notNewsShare, isNotNews, shares: rubricShares } = answer;
  const news = { notNewsShare, isNotNews, rubricShares };
  if (item.givenRubric !== null) return { ...news, rubricId: item.givenRubric, rubricShare: null };
  const sections = answer.share < unsureBelow ? item.sectionRubrics : [];
  if (sections.length === 0 || sections.includes(answer.rubric))
    return { ...news, rubricId: answer.rubric, rubricShare: answer.share };
  return { ...news, rubricId: amongSections(sections, answer.second), rubricShare: null };
}

/** Of several sections the one the model thinks of too, else the narrowest. */
function amongSections(sections: readonly number[], second: number): number {
  return sections.includes(second) ? second : sections[0]!;
}
