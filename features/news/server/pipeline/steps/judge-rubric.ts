import type { NewsModels } from '../../../domain/news-models.ts';
import { classifyRubric } from '../../../domain/rubrics/classify-rubric.ts';
import type { LanguageCode } from '../../../domain/text/language-code.ts';
import type { EngineItem, Findings } from '../engine-item.ts';

/** Below this trust of the model a collecting service's section is right more often: 68 against 62 of 100, by five-fold trials over 1,100 read headlines. */
const unsureBelow = 0.7;

/** Rubric of an item, and whether it is news: the feed's or editor's rubric stands, the section's only where the model is unsure. */
export function judgeRubric(
  item: EngineItem,
  language: LanguageCode,
  models: NewsModels,
): Pick<Findings, 'rubricId' | 'rubricShare' | 'notNewsShare' | 'isNotNews'> {
  const answer = classifyRubric(
    { title: item.title, text: item.text, source: item.sourceName, url: item.url, language },
    models.rubrics,
  );
  const news = { notNewsShare: answer.notNewsShare, isNotNews: answer.isNotNews };
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
