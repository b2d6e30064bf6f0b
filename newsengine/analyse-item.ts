import type { NameLists } from './entities/find-listed-names.ts';
import type { NewsModels } from './news-models.ts';
import { isElsewhere } from './regions/tag-regions.ts';
import { readHeadline, readOpening } from './text/read-headline.ts';
import { searchTerms } from './text/search-terms.ts';
import type { AnalysedItem, EngineItem } from './item.ts';
import { countMinutes } from './steps/count-minutes.ts';
import { findNames } from './steps/find-names.ts';
import { findRegions } from './steps/find-regions.ts';
import { judgeRubric } from './steps/judge-rubric.ts';
import { judgeItemTone, judgeNameTones } from './steps/judge-tones.ts';
import { tellGenre } from './steps/tell-genre.ts';
import { tellLanguage } from './steps/tell-language.ts';

/** All that can be found in one item alone: language first, since every other step reads in it. */
export function analyseItem(item: EngineItem, models: NewsModels, lists: NameLists): AnalysedItem {
  const language = tellLanguage(item, models.language);
  const { languageCode } = language;
  const headline = readHeadline({ title: item.title, source: item.sourceName, language: languageCode });
  const opening = readOpening(item.text, languageCode);
  const regions = findRegions(item, headline, models.regions);
  const names = findNames(headline, regions, models.entities, lists);
  return {
    ...item,
    ...language,
    ...judgeRubric(item, { headline, opening, url: item.url }, models.rubrics, () =>
      isElsewhere(headline, models.regions.places),
    ),
    ...regions,
    mentions: judgeNameTones(headline, names, models.tone),
    tone: judgeItemTone(headline, models.tone),
    genre: tellGenre(item),
    searchTerms: searchTerms(item.title, language.language),
    minutesToRead: countMinutes(item.text),
  };
}
