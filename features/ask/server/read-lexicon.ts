import { readModelFile } from '#newsengine/models/read-models.ts';
import { anyCase, declinePlace } from '#newsengine/regions/decline-place.ts';
import { preparePlaces, type PlaceList } from '#newsengine/regions/prepare-places.ts';
import { readIndicatorWords, type IndicatorWords } from '#statistics/indicators/indicator-words.ts';
import { listBundledRows, type TableRow } from '#statistics/import/read-rows.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { regionAliases } from '#platform/shared/region-aliases.ts';
import { buildLexicon } from '../domain/words/build-lexicon.ts';
import type { Entry, Lexicon } from '../domain/words/lexicon.ts';
import { listPlaceEntries } from './list-place-entries.ts';
import { readIndicators } from './read-indicators.ts';

const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));
/** Regions of the world by their two letters. */
const codes = letters
  .flatMap((a) => letters.map((b) => a + b))
  .filter((code) => code !== 'RU' && code !== 'ZZ');

/** Countries by their names in a language, in Russian with lands and towns abroad in all their forms: what our figures do not tell of. */
function listAbroad(lands: readonly string[], locale: Locale): Entry[] {
  const named = (['long', 'short'] as const).flatMap((style) => {
    const names = new Intl.DisplayNames([locale], { type: 'region', style, fallback: 'none' });
    return codes.flatMap((code) => names.of(code) ?? []);
  });
  const all = [...new Set([...named, ...lands])].filter((text) => text.length > 1);
  const forms = locale === 'ru' ? new Set(all.flatMap((land) => [...declinePlace(land).keys()])) : all;
  return [...forms].map((text) => ({ text, sense: { kind: 'abroad' } }));
}

let reading: Promise<Lexicon> | undefined;

/** The words questions are read by: our own tables, the catalogue's names and all names of places. Read once a process. */
export function readLexicon(): Promise<Lexicon> {
  return (reading ??= readFresh());
}

async function readFresh(): Promise<Lexicon> {
  const known = await readIndicators();
  const words = await readIndicatorWords();
  const [cues, everyday, indicators, dimensions, regions, districts, cities] = await Promise.all(
    [
      'ask/cues.csv',
      'ask/places.csv',
      'catalogue/indicators.csv',
      'catalogue/dimension_values.csv',
      'regions/regions.csv',
      'regions/districts.csv',
      'regions/cities.csv',
    ].map(listBundledRows),
  );
  const placesList = (): PlaceList => JSON.parse(readModelFile('places.json').toString()) as PlaceList;
  let list: PlaceList | undefined;
  const entriesOf = (locale: Locale): Entry[] => {
    list ??= placesList();
    return [
      ...words.flatMap((each) => wordEntries(each, locale)),
      ...namesOf(indicators!, words, locale),
      ...dimensions!.flatMap((row) => dimensionEntry(row, locale)),
      ...cues!.flatMap((row) => cueEntries(row, locale)),
      ...listPlaceEntries(
        { regions: regions!, districts: districts!, cities: cities!, everyday: everyday! },
        locale,
      ),
      ...(locale === 'ru' ? russianPlaces(list) : foreignNames(list, cities!, locale)),
      ...aliases(regions!, locale),
      ...listAbroad(locale === 'ru' ? list.lands : [], locale),
    ];
  };
  return buildLexicon(entriesOf, {
    indicators: known,
    districts: new Set(
      districts!.filter(({ type }) => type !== 'country').map(({ yugo_id }) => Number(yugo_id)),
    ),
  });
}

const split = (cell: string | undefined): string[] => (cell ?? '').split('|').filter((text) => text !== '');

function wordEntries({ indicator, dims, words }: IndicatorWords, locale: Locale): Entry[] {
  return words[locale].map(({ text, isWeak }) => ({
    text,
    sense: { kind: 'indicator', indicator, dims, isWeak },
  }));
}

/** Names of the catalogue; of several indicators of one name the first that is not told by month or week. */
function namesOf(indicators: readonly TableRow[], words: readonly IndicatorWords[], locale: Locale): Entry[] {
  const own = new Set<string | undefined>(words.map(({ indicator }) => indicator));
  const ordered = indicators
    .filter((row) => !/_weekly$|_monthly$|_quarterly$|^wpp_/.test(row['indicator']!))
    .toSorted((a, b) => Number(own.has(b['indicator'])) - Number(own.has(a['indicator'])));
  return [...Map.groupBy(ordered, (row) => row[`name_${locale}`]!)].map(([text, [row]]) => ({
    text,
    sense: { kind: 'indicator', indicator: row!['indicator']!, dims: '', isWeak: false },
  }));
}

/** Values of dimensions that people name: taxes, lines of a budget, classes of diseases, fuels. */
function dimensionEntry(row: TableRow, locale: Locale): Entry[] {
  const { dimension = '', value = '' } = row;
  const isNamed = ['icd', 'tax', 'line', 'fuel', 'motor_fuel'].includes(dimension);
  if (!isNamed || /^(?:all|total)$/.test(value)) return [];
  return [{ text: row[`name_${locale}`]!, sense: { kind: 'dimension', dimension, value } }];
}

function cueEntries(row: TableRow, locale: Locale): Entry[] {
  return split(row[locale]).map((text) => ({ text, sense: { kind: 'cue', cue: row['cue']! } }));
}

/** Every form of Russian names as the news engine declines them. */
function russianPlaces(list: PlaceList): Entry[] {
  return [...preparePlaces(list).byForm].flatMap(([text, readings]) =>
    readings.flatMap(({ place, namesake, cases }): Entry[] => {
      if (place.region === 0) return [{ text, sense: { kind: 'abroad' } }];
      // A town that is also a word or somebody's name stands for itself in a headline's capitals only.
      if (place.city !== 0 && namesake !== 'none' && cases !== anyCase) return [];
      return [
        {
          text,
          sense: {
            kind: 'place',
            yugoId: place.region,
            isCity: place.city !== 0 && place.city !== place.region,
          },
        },
      ];
    }),
  );
}

/** Names in other scripts as the news engine knows them. */
function foreignNames({ foreign }: PlaceList, cities: readonly TableRow[], locale: Locale): Entry[] {
  const whole = new Set(
    cities.flatMap((row) => (row['yugo_id'] === row['region_yugo_id'] ? [Number(row['yugo_id'])] : [])),
  );
  return foreign
    .filter(([text]) => /^\p{Script=Latin}/u.test(text) === (locale !== 'ja'))
    .map(([text, yugoId]) => ({ text, sense: { kind: 'place', yugoId, isCity: !whole.has(yugoId) } }));
}

function aliases(regions: readonly TableRow[], locale: Locale): Entry[] {
  if (locale === 'ja') return [];
  const idOf = new Map(regions.map((row) => [row['name_short_ru'], Number(row['yugo_id'])]));
  idOf.set('Россия', federalYugoId);
  return Object.entries(regionAliases).flatMap(([name, others]) =>
    others.map((text): Entry => ({ text, sense: { kind: 'place', yugoId: idOf.get(name)!, isCity: false } })),
  );
}
