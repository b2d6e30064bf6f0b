import { identifyLanguage } from '../language/identify-language.ts';
import type { LinearModel } from '../learning/linear-model.ts';
import { toLanguageCode } from '../text/language-code.ts';
import type { EngineItem, Findings } from '../item.ts';

/** From this trust on the text overrules what its feed says. */
const sureFrom = 0.9;

/** Language of an item: its text's, or the feed's word where the text is too short to tell. */
export function tellLanguage(
  { title, text, givenLanguage }: EngineItem,
  languages: LinearModel,
): Pick<Findings, 'language' | 'languageCode'> {
  const found = identifyLanguage(text === '' ? title : `${title}. ${text.slice(0, 200)}`, languages);
  const given = givenLanguage === null ? 'other' : toLanguageCode(givenLanguage);
  const languageCode =
    given !== 'other' && (found.language === 'other' || found.share < sureFrom) ? given : found.language;
  return {
    languageCode,
    language: languageCode === 'other' ? (givenLanguage?.slice(0, 2) ?? 'other') : languageCode,
  };
}
