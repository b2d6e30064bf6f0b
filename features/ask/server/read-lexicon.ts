import { readModelFile } from '#newsengine/models/read-models.ts';
import { anyCase } from '#newsengine/regions/decline-place.ts';
import { preparePlaces, type PlaceList } from '#newsengine/regions/prepare-places.ts';
import { listBundledRows, type TableRow } from '#statistics/import/read-rows.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { locales, type Locale } from '#platform/shared/locales.ts';
import { regionAliases } from '#platform/shared/region-aliases.ts';
import { buildLexicon } from '../domain/words/build-lexicon.ts';
import type { Entry, KnownIndicator, Lexicon, Sense } from '../domain/words/lexicon.ts';
import { listAbroad } from './list-abroad.ts';
import { listPlaceEntries } from './list-place-entries.ts';

let reading: Promise<Lexicon> | undefined;

/** The words questions are read by: our own tables, the catalogue's names and all names of places. Read once a process. */
export function readLexicon(): Promise<Lexicon> {
  return (reading ??= readFresh());
}

async function readFresh(): Promise<Lexicon> {
  const [words, cues, indicators, dimensions, regions, districts, cities] = await Promise.all(
    [
      'ask/words.csv',
      'ask/cues.csv',
      'catalogue/indicators.csv',
      'catalogue/dimension_values.csv',
      'regions/regions.csv',
      'regions/districts.csv',
      'regions/cities.csv',
    ].map(listBundledRows),
  );
  const list = JSON.parse(readModelFile('places.json').toString()) as PlaceList;
  const entries = [
    ...words!.flatMap(wordEntries),
    ...namesOf(indicators!, words!),
    ...dimensions!.flatMap(dimensionEntries),
    ...cues!.flatMap(cueEntries),
    ...listPlaceEntries({ regions: regions!, districts: districts!, cities: cities! }),
    ...russianPlaces(list),
    ...aliases(regions!),
    ...listAbroad(list.lands),
  ];
  return buildLexicon(entries, {
    indicators: indicators!.map(knownOf),
    districts: new Set(
      districts!.filter(({ type }) => type !== 'country').map(({ yugo_id }) => Number(yugo_id)),
    ),
    capitals: new Set(),
  });
}

const split = (cell: string | undefined): string[] => (cell ?? '').split('|').filter((text) => text !== '');

function wordEntries(row: TableRow): Entry[] {
  return locales.flatMap((locale) =>
    split(row[locale]).map((text) => {
      const isWeak = text.startsWith('~');
      const sense: Sense = {
        kind: 'indicator',
        indicator: row['indicator']!,
        dims: row['dims'] ?? '',
        isWeak,
      };
      return { locale, text: isWeak ? text.slice(1) : text, sense };
    }),
  );
}

/** Names of the catalogue; of several indicators of one name the first that is not told by month or week. */
function namesOf(indicators: readonly TableRow[], words: readonly TableRow[]): Entry[] {
  const own = new Set(words.map(({ indicator }) => indicator));
  const taken = new Set<string>();
  const ordered = indicators.toSorted(
    (a, b) => Number(own.has(b['indicator'])) - Number(own.has(a['indicator'])),
  );
  return ordered.flatMap((row) =>
    /_weekly$|_monthly$|_quarterly$|^wpp_/.test(row['indicator']!)
      ? []
      : locales.flatMap((locale) => {
          const text = row[`name_${locale}`]!;
          const key = `${locale} ${text}`;
          if (taken.has(key)) return [];
          taken.add(key);
          return [
            {
              locale,
              text,
              sense: { kind: 'indicator' as const, indicator: row['indicator']!, dims: '', isWeak: false },
            },
          ];
        }),
  );
}

/** Values of dimensions that people name: taxes, lines of a budget, classes of diseases, fuels. */
function dimensionEntries(row: TableRow): Entry[] {
  const { dimension = '', value = '' } = row;
  if (!['icd', 'tax', 'line', 'fuel', 'motor_fuel'].includes(dimension) || /^(?:all|total)$/.test(value))
    return [];
  return locales.map((locale) => ({
    locale,
    text: row[`name_${locale}`]!,
    sense: { kind: 'dimension', dimension, value },
  }));
}

function cueEntries(row: TableRow): Entry[] {
  return locales.flatMap((locale) =>
    split(row[locale]).map((text) => ({ locale, text, sense: { kind: 'cue' as const, cue: row['cue']! } })),
  );
}

/** Every form of Russian names as the news engine declines them. */
function russianPlaces(list: PlaceList): Entry[] {
  return [...preparePlaces(list).byForm].flatMap(([text, readings]) =>
    readings.flatMap(({ place, namesake, cases }): Entry[] => {
      if (place.region === 0) return [{ locale: 'ru', text, sense: { kind: 'abroad' } }];
      // A town that is also a word or somebody's name stands for itself in a headline's capitals only.
      if (place.city !== 0 && namesake !== 'none' && cases !== anyCase) return [];
      return [
        {
          locale: 'ru',
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

function aliases(regions: readonly TableRow[]): Entry[] {
  const idOf = new Map(regions.map((row) => [row['name_short_ru'], Number(row['yugo_id'])]));
  idOf.set('Россия', federalYugoId);
  return Object.entries(regionAliases).flatMap(([name, others]) =>
    others.flatMap((text) =>
      (['ru', 'en', 'pt', 'es'] as Locale[]).map((locale) => ({
        locale,
        text,
        sense: { kind: 'place' as const, yugoId: idOf.get(name)!, isCity: false },
      })),
    ),
  );
}

function knownOf(row: TableRow): KnownIndicator {
  const { indicator, kind, unit, direction, dimensions } = row;
  return {
    indicator: indicator!,
    period: kind as KnownIndicator['period'],
    unit: unit!,
    dimensions: (dimensions ?? '').split(',').filter((name) => name !== ''),
    upIs: direction as KnownIndicator['upIs'],
  };
}
