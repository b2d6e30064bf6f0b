import type { RequestContext } from '#platform/server/context.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { readIndicatorWords } from '#statistics/indicators/indicator-words.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import { languageOf, suggestQuestions, type Suggestion } from '../domain/suggest/suggest-questions.ts';

type Asking = Pick<RequestContext, 'db' | 'locale' | 'translate' | 'caller'>;

/** Ways to go on with a question in the language it is typed in; whole questions are about the asker's own region, else the country. */
export async function suggest(
  typed: string,
  { db, locale, translate, caller }: Asking,
): Promise<Suggestion[]> {
  const language = languageOf(typed, locale);
  const [indicators, places] = await Promise.all([indicatorsIn(language), listPlaces(db, language)]);
  const own = caller.linkedObjectYugoId ?? federalYugoId;
  const place = places.find(({ yugoId }) => yugoId === own)?.shortName ?? '';
  return suggestQuestions(typed, {
    indicators,
    places: places.map(({ shortName }) => shortName),
    patternsOf: (indicator) => [
      ...(place === '' ? [] : [translate(language, 'Ask_Suggest_place', { indicator, place })]),
      translate(language, 'Ask_Suggest_top', { indicator }),
    ],
  });
}

/** Everyday names of indicators in a language, in the order of the table; weak ones say too little alone. */
async function indicatorsIn(language: Locale): Promise<string[]> {
  const words = await readIndicatorWords();
  const names = words.flatMap((each) =>
    each.words[language].flatMap(({ text, isWeak }) => (isWeak ? [] : [text])),
  );
  return [...new Set(names)];
}
