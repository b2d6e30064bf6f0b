import type { RequestContext } from '#platform/server/context.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { listCoverage } from '#statistics/indicators/coverage-queries.ts';
import { readIndicatorWords } from '#statistics/indicators/indicator-words.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import { languageOf, suggestQuestions, type Suggestion } from '../domain/suggest/suggest-questions.ts';

type Asking = Pick<RequestContext, 'db' | 'clock' | 'locale' | 'translate' | 'caller'>;

/** Ways to go on with a question in the language it is typed in. Whole questions are about the asker's own region, else the country, and only of what has values there. */
export async function suggest(
  typed: string,
  { db, clock, locale, translate, caller }: Asking,
): Promise<Suggestion[]> {
  const language = languageOf(typed, locale);
  const [codes, places, coverage] = await Promise.all([
    indicatorsIn(language),
    listPlaces(db, language),
    listCoverage(db, clock.day),
  ]);
  const own = caller.linkedObjectYugoId ?? federalYugoId;
  const place = places.find(({ yugoId }) => yugoId === own)?.shortName ?? '';
  const coverageOf = (name: string) => coverage.find(({ indicator }) => indicator === codes.get(name));
  const isKnownIn = (name: string): boolean => {
    const found = coverageOf(name);
    if (place === '' || found === undefined) return false;
    return own === federalYugoId ? found.hasCountry : found.regions > 0;
  };
  return suggestQuestions(typed, {
    indicators: [...codes.keys()],
    places: places.map(({ shortName }) => shortName),
    patternsOf: (indicator) => [
      ...(isKnownIn(indicator) ? [translate(language, 'Ask_Suggest_place', { indicator, place })] : []),
      ...((coverageOf(indicator)?.regions ?? 0) > 1
        ? [translate(language, 'Ask_Suggest_top', { indicator })]
        : []),
    ],
  });
}

/** Everyday names of indicators in a language with their codes, in the order of the table; weak ones say too little alone. */
async function indicatorsIn(language: Locale): Promise<ReadonlyMap<string, string>> {
  const words = await readIndicatorWords();
  const codes = new Map<string, string>();
  for (const each of words)
    for (const { text, isWeak } of each.words[language])
      if (!isWeak && !codes.has(text)) codes.set(text, each.indicator);
  return codes;
}
