import type { RequestContext } from '#platform/server/context.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { listCoverage } from '#statistics/indicators/coverage-queries.ts';
import { hasTime, type Reading } from '../../domain/reading/understood.ts';
import { completeTyped, languageOf, splitYear } from '../../domain/suggest/complete-typed.ts';
import { inTurns, isAnswerable, patternsOf } from '../../domain/suggest/compose-questions.ts';
import { sayWhere } from '../../domain/suggest/say-where.ts';
import { readIndicators } from '../read-indicators.ts';
import { listNamedPlaces, listNamedSeries } from '../list-vocabulary.ts';
import { understandQuestions } from '../understand-question.ts';
import { readBounds, type BoundsOf } from './read-bounds.ts';
import { readSeeds } from './read-seeds.ts';

type Asking = Pick<RequestContext, 'db' | 'clock' | 'locale' | 'translate' | 'caller'>;

/** A whole question, with the years its figures are of. */
export interface Suggestion {
  question: string;
  note: string;
}

const most = 6;
/**
 * Whole questions that go on with what is typed, in the language it is typed in. Its last words are completed and
 * the grammar reads what came of it. Of what it names questions are put together. Each is read again and told only
 * where its figures are there. Where no place is named, it is the asker's own region, else the country.
 */
export async function suggest(typed: string, asking: Asking): Promise<Suggestion[]> {
  const { db, clock, locale, translate, caller } = asking;
  const language = languageOf(typed, locale);
  const mine = caller.linkedObjectYugoId;
  const asker = { locale, today: clock.day, country: federalYugoId, mine };
  const [series, places, coverage] = await Promise.all([
    listNamedSeries(language),
    listNamedPlaces(db, language),
    listCoverage(db, clock.day),
  ]);
  const { text, digits } = splitYear(typed);
  const completed = completeTyped(text, { indicators: [...series.keys()], places });
  const seeds = await readSeeds(completed, asker, { series, own: mine ?? federalYugoId });
  const boundsOf = await readBounds(seeds, asking, coverage);
  const indicators = await readIndicators();
  const composed = seeds.map(({ question, isWhole, isPlaceNamed, named, place }) => {
    const where = places.find(({ yugoId }) => yugoId === place);
    if (isWhole || named === undefined || where === undefined) return [question];
    const { id, dims, name } = named;
    const bounds = boundsOf(`${id}:${dims}`, place);
    if (bounds === null && isPlaceNamed) return [];
    return patternsOf(
      {
        indicator: name,
        where: sayWhere(where, language),
        isAnnual: indicators.get(id)?.period === 'annual',
        isCountry: place === federalYugoId,
        isOfRegions: (coverage.find(({ indicator }) => indicator === id)?.regions ?? 0) > 1,
        bounds,
      },
      digits,
    ).map(({ key, values }) => translate(language, `Ask_Suggest_${key}`, values));
  });
  const questions = [...new Set(inTurns(composed))]
    .filter((each) => each !== typed.trim())
    .slice(0, 2 * most);
  const readings = await understandQuestions(questions, asker);
  return questions
    .flatMap((question, at) => {
      const reading = readings[at]!;
      return isAnswerable(reading, boundsOf) ? [{ question, note: noteOf(reading, boundsOf) }] : [];
    })
    .slice(0, most);
}

/** The years of a question's figures. */
function noteOf({ understood }: Reading, boundsOf: BoundsOf): string {
  const [series] = understood.indicators;
  const [place] = understood.places;
  const bounds = series && place !== undefined ? boundsOf(`${series.id}:${series.dims}`, place) : null;
  if (!bounds || hasTime(understood)) return '';
  const [first, last] = [bounds.first.slice(0, 4), bounds.last.slice(0, 4)];
  return first === last ? first : `${first}–${last}`;
}
