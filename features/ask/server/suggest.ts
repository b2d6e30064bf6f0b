import type { RequestContext } from '#platform/server/context.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { listBounds } from '#statistics/indicators/bounds-queries.ts';
import { listCoverage, type Coverage } from '#statistics/indicators/coverage-queries.ts';
import type { Asker } from '../domain/reading/understand.ts';
import type { AskedPlace, AskedSeries, Reading } from '../domain/reading/understood.ts';
import { ofCountry } from '../domain/reading/read-indicators.ts';
import { completeTyped, languageOf, splitYear } from '../domain/suggest/complete-typed.ts';
import { inTurns, isAnswerable, patternsOf, type Bounds } from '../domain/suggest/compose-questions.ts';
import { sayWhere } from '../domain/suggest/say-where.ts';
import { readIndicators } from './read-indicators.ts';
import { listNamedPlaces, listNamedSeries, type NamedSeries } from './list-vocabulary.ts';
import { understandQuestions } from './understand-question.ts';

type Asking = Pick<RequestContext, 'db' | 'clock' | 'locale' | 'translate' | 'caller'>;

/** A whole question, with the years its figures are of. */
export interface Suggestion {
  question: string;
  note: string;
}

const most = 6;
/** Indicators a place alone is asked about. */
const ofPlace = 4;

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

interface Seed {
  question: string;
  /** More is asked than a figure of a place: the question stands as it is. */
  isWhole: boolean;
  /** The place was named, so that questions about all regions would leave it out. */
  isPlaceNamed: boolean;
  named: NamedSeries | undefined;
  place: number;
  understood: Reading['understood'];
}

/** What the completed texts name; what the grammar doesn't know whole makes no question. */
async function readSeeds(
  texts: readonly string[],
  asker: Asker,
  { series, own }: { series: ReadonlyMap<string, NamedSeries>; own: number },
): Promise<Seed[]> {
  const first = firstOf(series);
  const readings = await understandQuestions([...texts, ...first.map(({ name }) => name)], asker);
  const firstNamed = first.map((each, at) => ({
    ...each,
    dims: readings[texts.length + at]!.understood.indicators[0]?.dims ?? each.dims,
  }));
  const seeds = texts.flatMap((question, at): Seed[] => {
    const { understood, lack, notUnderstood, mended, isCountryTaken } = readings[at]!;
    if (notUnderstood.length > 0 || mended.length > 0) return [];
    const named = isCountryTaken ? [] : understood.places.filter((place) => typeof place === 'number');
    const place = named[0] ?? own;
    const [asked] = understood.indicators;
    if (asked === undefined)
      return lack === 'no_criterion' && named.length === 1
        ? firstNamed.map((each) => ({
            question,
            isWhole: false,
            isPlaceNamed: true,
            named: each,
            place,
            understood,
          }))
        : [];
    if (lack !== null) return [];
    const isWhole =
      named.length > 1 ||
      !['value', 'latest', 'value_sum'].includes(understood.operation) ||
      hasTime(understood);
    return [
      {
        question,
        isWhole,
        isPlaceNamed: named.length > 0,
        named: inWords(asked, question, series),
        place,
        understood,
      },
    ];
  });
  return seeds.filter((seed, at) => seeds.findIndex((each) => keyOf(each) === keyOf(seed)) === at);
}

const hasTime = ({ period }: Reading['understood']): boolean =>
  Object.values(period).some((time) => time !== undefined && time !== 'latest');

const keyOf = ({ isWhole, question, named, place }: Seed): string =>
  isWhole ? question : `${named?.id} ${named?.dims} ${place}`;

/** The first name of each of the first series of the table. */
function firstOf(series: ReadonlyMap<string, NamedSeries>): NamedSeries[] {
  return [...Map.groupBy(series.values(), ({ id, dims }) => `${id}:${dims}`).values()]
    .map(([first]) => first!)
    .slice(0, ofPlace);
}

/** A series by the name that was typed, else by its first one. */
function inWords(
  { id, dims }: AskedSeries,
  question: string,
  series: ReadonlyMap<string, NamedSeries>,
): NamedSeries | undefined {
  const small = question.toLowerCase();
  const names = [...series.values()].filter((each) => each.id === id && sameDims(each.dims, dims));
  const typed = names
    .filter(({ name }) => small.includes(name.toLowerCase()))
    .toSorted((a, b) => b.name.length - a.name.length);
  const found = typed[0] ?? names[0];
  return found && { ...found, dims };
}

/** Names say the dimensions in any order. */
const sameDims = (a: string, b: string): boolean =>
  a === '' || a.split(';').toSorted().join(';') === b.split(';').toSorted().join(';');

type BoundsOf = (series: string, place: AskedPlace) => Bounds | null;

/** First and last day of all that may be asked about; the country by the series that tells it. */
async function readBounds(
  seeds: readonly Seed[],
  { db, clock }: Asking,
  coverage: readonly Coverage[],
): Promise<BoundsOf> {
  const asked = seeds.flatMap(({ named, understood }) => [
    ...understood.indicators,
    ...(named ? [{ id: named.id, dims: named.dims }] : []),
  ]);
  const nationalOf = (series: AskedSeries): AskedSeries | null =>
    ofCountry(
      { operation: 'value', indicators: [series], places: [federalYugoId], period: {}, params: {} },
      federalYugoId,
    )?.indicators[0] ?? null;
  const all = Map.groupBy(
    [...asked, ...asked.flatMap((each) => nationalOf(each) ?? [])],
    ({ id, dims }) => `${id}:${dims}`,
  );
  const rows = await Promise.all(
    [...all].map(async ([key, [series]]) =>
      (await listBounds(db, series!, clock.day)).map((row) => [`${key} ${row.yugoId}`, row] as const),
    ),
  );
  const known = new Map(rows.flat());
  return (series, place) => {
    const [id = ''] = series.split(':');
    if (typeof place !== 'number') {
      const found = coverage.find(({ indicator }) => indicator === id);
      return found !== undefined && found.regions > 1 ? found : null;
    }
    const own = known.get(`${series} ${place}`);
    if (own !== undefined || place !== federalYugoId) return own ?? null;
    const national = nationalOf({ id, dims: series.slice(id.length + 1) });
    return (national && known.get(`${national.id}:${national.dims} ${place}`)) ?? null;
  };
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
