import type { NameLists } from '../../domain/entities/find-listed-names.ts';
import type { NewsModels } from '../../domain/news-models.ts';
import { searchTerms } from '../../feed/wording/search-terms.ts';
import type { AnalysedItem, EngineItem } from './engine-item.ts';
import { countMinutes } from './steps/count-minutes.ts';
import { findMentions } from './steps/find-mentions.ts';
import { findRegions } from './steps/find-regions.ts';
import { judgeItemTone } from './steps/judge-item-tone.ts';
import { judgeRubric } from './steps/judge-rubric.ts';
import { tellGenre } from './steps/tell-genre.ts';
import { tellLanguage } from './steps/tell-language.ts';

/** All that can be found in one item alone: language first, since every other step reads in it. */
export function analyseItem(item: EngineItem, models: NewsModels, lists: NameLists): AnalysedItem {
  const language = tellLanguage(item, models);
  const { languageCode } = language;
  const regions = findRegions(item, languageCode, models);
  return {
    ...item,
    ...language,
    ...judgeRubric(item, languageCode, models),
    ...regions,
    mentions: findMentions(item, { ...language, ...regions }, models, lists),
    tone: judgeItemTone(item, languageCode, models),
    genre: tellGenre(item),
    searchTerms: searchTerms(item.title, language.language),
    minutesToRead: countMinutes(item.text),
  };
}
