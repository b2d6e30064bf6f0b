import { declineAdjective, declinePlace } from '#newsengine/regions/decline-place.ts';
import type { TableRow } from '#statistics/import/read-rows.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { locales, type Locale } from '#platform/shared/locales.ts';
import type { Entry } from '../domain/words/lexicon.ts';

/** Kinds of regions around their names, by language: without them the name is left. */
const kinds: Readonly<Record<Locale, RegExp>> = {
  ru: /(?:^Республика )|(?: (?:область|край|АО|автономная область|автономный округ|Республика)(?: .*)?$)/,
  en: /(?:^Republic of )|(?: (?:Oblast|Krai|Republic|Autonomous Oblast|Autonomous Okrug|Okrug)(?: .*)?$)/,
  ja: /(?:共和国|自治管区|自治州|地方|州|市|連邦)$/,
  pt: /^(?:República|Óblast|Oblast|Krai|Território|Região|Distrito Autônomo|Distrito autônomo|Okrug)(?: Autônom[ao])? (?:de |da |do |dos |das )?/i,
  es: /^(?:República|Óblast|Oblast|Krai|Territorio|Región|Distrito Autónomo|Distrito autónomo|Okrug)(?: Autónom[ao])? (?:de |del |de la |de los )?/i,
};
/** The same kind by words people use instead. */
const kindWords: Readonly<Record<Locale, readonly ((name: string) => string)[]>> = {
  ru: [],
  en: [
    (name) => `${name} region`,
    (name) => `${name} oblast`,
    (name) => `${name} krai`,
    (name) => `${name} republic`,
    (name) => `republic of ${name}`,
  ],
  ja: [(name) => `${name}州`, (name) => `${name}地方`, (name) => `${name}共和国`],
  pt: [
    (name) => `região de ${name}`,
    (name) => `república de ${name}`,
    (name) => `óblast de ${name}`,
    (name) => `krai de ${name}`,
  ],
  es: [
    (name) => `región de ${name}`,
    (name) => `república de ${name}`,
    (name) => `óblast de ${name}`,
    (name) => `krai de ${name}`,
  ],
};
const countryNames: Readonly<Record<Locale, readonly string[]>> = {
  ru: [
    'россия',
    'россии',
    'россию',
    'россией',
    'рф',
    'российская федерация',
    'российской федерации',
    'российский',
    'российская',
  ],
  en: ['Russia', 'Russian Federation', 'Russian'],
  ja: ['ロシア', 'ロシア連邦', 'ロシア全体', 'ロシア全国'],
  pt: ['Rússia', 'Federação Russa', 'russo', 'russa'],
  es: ['Rusia', 'Federación Rusa', 'Federación de Rusia', 'ruso', 'rusa'],
};
/** Federal districts by the words people use; the keys are those of the table. */
const districtWords: Readonly<Record<number, Readonly<Record<Locale, readonly string[]>>>> = {
  1180601: {
    ru: ['центральный округ', 'цфо'],
    en: ['Central District', 'Central Russia'],
    ja: ['中央管区'],
    pt: ['Distrito Central'],
    es: ['Distrito Central'],
  },
  1180602: {
    ru: ['северо-запад', 'сзфо', 'северо-западный округ'],
    en: ['Northwest', 'Northwestern District', 'North-West'],
    ja: ['北西管区'],
    pt: ['Noroeste'],
    es: ['Noroeste'],
  },
  1180603: {
    ru: ['юфо', 'южный округ'],
    en: ['Southern District', 'South of Russia'],
    ja: ['南部管区'],
    pt: ['Distrito do Sul'],
    es: ['Distrito Sur', 'Distrito del Sur'],
  },
};

/** Names of regions, districts and towns in all languages, whole and without the kind of region they are. */
export function listPlaceEntries({
  regions,
  districts,
  cities,
}: Record<'regions' | 'districts' | 'cities', TableRow[]>): Entry[] {
  const full = regions.flatMap((row) => locales.flatMap((locale) => entriesOf(row, locale)));
  const whole = new Set(full.map(({ locale, text }) => `${locale} ${text.toLowerCase()}`));
  const towns = cities.flatMap((row) => locales.flatMap((locale) => townEntries(row, locale)));
  const townNames = new Set(towns.map(({ locale, text }) => `${locale} ${text.toLowerCase()}`));
  const isFree = ({ locale, text }: Entry): boolean => !whole.has(`${locale} ${text.toLowerCase()}`);
  const cores = regions
    .flatMap((row) => locales.flatMap((locale) => coreEntries(row, locale)))
    .filter(isFree);
  return [
    ...full,
    ...cores.filter(
      ({ locale, text }) => locale === 'ru' || !townNames.has(`${locale} ${text.toLowerCase()}`) || true,
    ),
    ...towns,
    ...districts.flatMap((row) => locales.flatMap((locale) => districtEntries(row, locale))),
  ];
}

const placeOf = (locale: Locale, text: string, yugoId: number, isCity = false): Entry => ({
  locale,
  text,
  sense: { kind: 'place', yugoId, isCity },
});

function entriesOf(row: TableRow, locale: Locale): Entry[] {
  const names = [row[`name_${locale}`], row[`name_short_${locale}`]].filter(
    (name) => name !== undefined && name !== '',
  );
  const yugoId = Number(row['yugo_id']);
  if (locale !== 'ru') return names.map((name) => placeOf(locale, name!, yugoId));
  return names
    .flatMap((name) => [...declinePlace(name!).keys()])
    .map((form) => placeOf(locale, form, yugoId));
}

function coreEntries(row: TableRow, locale: Locale): Entry[] {
  const yugoId = Number(row['yugo_id']);
  const names = [row[`name_${locale}`], row[`name_short_${locale}`]].flatMap((name) => (name ? [name] : []));
  const cores = [...new Set(names.map((name) => name.replace(kinds[locale], '').trim()))].filter(
    (core) => core.length > 1,
  );
  if (locale === 'ru')
    return cores
      .flatMap((core) => (/ий$/.test(core) ? declineAdjective(core) : [...declinePlace(core).keys()]))
      .map((form) => placeOf(locale, form, yugoId));
  return cores
    .flatMap((core) => [core, ...kindWords[locale].map((write) => write(core))])
    .map((text) => placeOf(locale, text, yugoId));
}

function townEntries(row: TableRow, locale: Locale): Entry[] {
  const name = row[`name_${locale}`] || (locale === 'pt' || locale === 'es' ? row['name_en'] : '');
  // Russian forms of towns come from the news engine, which knows their namesakes.
  if (!name || locale === 'ru') return [];
  const [city, region] = [Number(row['yugo_id']), Number(row['region_yugo_id'])];
  const isSmall = Number(row['population']) < 100_000 && row['is_capital'] !== '1';
  return isSmall && name.length < 6 ? [] : [placeOf(locale, name, region, city !== region)];
}

function districtEntries(row: TableRow, locale: Locale): Entry[] {
  const yugoId = Number(row['yugo_id']);
  const names =
    yugoId === federalYugoId
      ? countryNames[locale]
      : [
          row[`name_${locale}`],
          row[`name_short_${locale}`],
          ...(districtWords[yugoId]?.[locale] ?? []),
        ].flatMap((name) => (name ? [name] : []));
  if (locale !== 'ru' || yugoId === federalYugoId) return names.map((name) => placeOf(locale, name, yugoId));
  return names.flatMap((name) => [...declinePlace(name).keys()]).map((form) => placeOf(locale, form, yugoId));
}
