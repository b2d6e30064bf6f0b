import type { NameLists } from './entities/find-listed-names.ts';
import type { NewsModels } from './news-models.ts';
import { readHeadline } from './text/read-headline.ts';
import { searchTerms } from './text/search-terms.ts';
import type { AnalysedItem, EngineItem } from './item.ts';
import { countMinutes } from './steps/count-minutes.ts';
import { findMentions } from './steps/find-mentions.ts';
import { findRegions } from './steps/find-regions.ts';
import { judgeItemTone } from './steps/judge-item-tone.ts';
import { judgeRubric } from './steps/judge-rubric.ts';
import { tellGenre } from './steps/tell-genre.ts';
import { tellLanguage } from './steps/tell-language.ts';

/** All that can be found in one item alone: language first, since every other step reads in it. */
export function analyseItem(item: EngineItem, models: NewsModels, lists: NameLists): AnalysedItem {
  const language = tellLanguage(item, models.language);
  const { languageCode } = language;
  const headline = readHeadline({ title: item.title, source: item.sourceName, language: languageCode });
  const regions = findRegions(item, headline, models.regions);
  return {
    ...item,
    ...language,
    ...judgeRubric(item, headline, models.rubrics),
    ...regions,
    mentions: findMentions(headline, regions, models, lists),
    tone: judgeItemTone(headline, models.tone),
    genre: tellGenre(item),
    searchTerms: searchTerms(item.title, language.language),
    minutesToRead: countMinutes(item.text),
  };
}
