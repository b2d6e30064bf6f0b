import { identifyLanguage } from '../../../domain/language/identify-language.ts';
import type { NewsModels } from '../../../domain/news-models.ts';
import { toLanguageCode } from '../../../domain/text/language-code.ts';
import type { EngineItem, Findings } from '../engine-item.ts';

/** From this trust on the text overrules what its feed says. */
const sureFrom = 0.9;

/** Language of an item: its text's, or the feed's word where the text is too short to tell. */
export function tellLanguage(
  { title, text, givenLanguage }: EngineItem,
  models: NewsModels,
): Pick<Findings, 'language' | 'languageCode'> {
  const found = identifyLanguage(text === '' ? title : `${title}. ${text.slice(0, 200)}`, models.language);
  const given = givenLanguage === null ? 'other' : toLanguageCode(givenLanguage);
  const languageCode =
    given !== 'other' && (found.language === 'other' || found.share < sureFrom) ? given : found.language;
  return {
    languageCode,
    language: languageCode === 'other' ? (givenLanguage?.slice(0, 2) ?? 'other') : languageCode,
  };
}
