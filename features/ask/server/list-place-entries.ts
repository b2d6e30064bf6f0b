import { declineAdjective, declinePlace } from '#newsengine/regions/decline-place.ts';
import type { TableRow } from '#statistics/import/read-rows.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import type { Locale } from '#platform/shared/locales.ts';
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
/** Names of regions, districts and towns in a language, whole and without the kind of region they are. */
export function listPlaceEntries(
  {
    regions,
    districts,
    cities,
    everyday,
  }: Record<'regions' | 'districts' | 'cities' | 'everyday', TableRow[]>,
  locale: Locale,
): Entry[] {
  const full = regions.flatMap((row) => entriesOf(row, locale));
  const whole = new Set(full.map(({ text }) => text.toLowerCase()));
  const cores = regions.flatMap((row) => coreEntries(row, locale));
  return [
    ...full,
    ...cores.filter(({ text }) => !whole.has(text.toLowerCase())),
    ...cities.flatMap((row) => townEntries(row, locale)),
    ...everyday.flatMap((row) => everydayEntries(row, locale)),
    ...districts.flatMap((row) => districtEntries(row, locale)),
  ];
}

const placeOf = (text: string, yugoId: number, isCity = false): Entry => ({
  text,
  sense: { kind: 'place', yugoId, isCity },
});

function entriesOf(row: TableRow, locale: Locale): Entry[] {
  const names = [row[`name_${locale}`], row[`name_short_${locale}`]].filter(
    (name) => name !== undefined && name !== '',
  );
  const yugoId = Number(row['yugo_id']);
  if (locale !== 'ru') return names.map((name) => placeOf(name!, yugoId));
  return names.flatMap((name) => [...declinePlace(name!).keys()]).map((form) => placeOf(form, yugoId));
}

function coreEntries(row: TableRow, locale: Locale): Entry[] {
  const yugoId = Number(row['yugo_id']);
  const names = [row[`name_${locale}`], row[`name_short_${locale}`]].flatMap((name) => (name ? [name] : []));
  const cores = [...new Set(names.map((name) => name.replace(kinds[locale], '').trim()))].filter(
    (core) => core.length > 1,
  );
  if (locale === 'ru')
    return cores
      .flatMap((core) => (core.endsWith('ий') ? declineAdjective(core) : [...declinePlace(core).keys()]))
      .map((form) => placeOf(form, yugoId));
  return cores
    .flatMap((core) => [core, ...kindWords[locale].map((write) => write(core))])
    .map((text) => placeOf(text, yugoId));
}

function townEntries(row: TableRow, locale: Locale): Entry[] {
  const name = row[`name_${locale}`] || (locale === 'pt' || locale === 'es' ? row['name_en'] : '');
  // Russian forms of towns come from the news engine, which knows their namesakes.
  if (!name || locale === 'ru') return [];
  const [city, region] = [Number(row['yugo_id']), Number(row['region_yugo_id'])];
  const isSmall = Number(row['population']) < 100_000 && row['is_capital'] !== '1';
  return isSmall && name.length < 6 ? [] : [placeOf(name, region, city !== region)];
}

function districtEntries(row: TableRow, locale: Locale): Entry[] {
  const yugoId = Number(row['yugo_id']);
  const names =
    yugoId === federalYugoId
      ? countryNames[locale]
      : [row[`name_${locale}`], row[`name_short_${locale}`]].flatMap((name) => (name ? [name] : []));
  if (locale !== 'ru' || yugoId === federalYugoId) return names.map((name) => placeOf(name, yugoId));
  return names.flatMap((name) => [...declinePlace(name).keys()]).map((form) => placeOf(form, yugoId));
}

function everydayEntries(row: TableRow, locale: Locale): Entry[] {
  const yugoId = Number(row['yugo_id']);
  const names = (row[locale] ?? '').split('|').filter((name) => name !== '');
  if (locale !== 'ru') return names.map((name) => placeOf(name, yugoId));
  return names.flatMap((name) => [...declinePlace(name).keys()]).map((form) => placeOf(form, yugoId));
}
