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
/** The same kind by the words people use, by language: before the name where its language puts them there. */
const kindWords: Readonly<Record<string, Readonly<Record<Locale, readonly string[]>>>> = {
  republic: { ru: [], en: ['republic'], ja: ['共和国'], pt: ['república'], es: ['república'] },
  krai: {
    ru: [],
    en: ['krai', 'territory', 'region'],
    ja: ['地方', '州'],
    pt: ['krai', 'território', 'região', 'província'],
    es: ['krai', 'territorio', 'región', 'provincia'],
  },
  oblast: {
    ru: [],
    en: ['oblast', 'region', 'province'],
    ja: ['州', '地方'],
    pt: ['oblast', 'região', 'província'],
    es: ['oblast', 'región', 'provincia'],
  },
};
/** What joins a kind and a name. */
const joints: Readonly<Record<Locale, readonly string[]>> = {
  ru: [],
  en: [],
  ja: [],
  pt: ['de', 'do', 'da', 'dos'],
  es: ['de', 'del', 'de la'],
};

/** «Omsk region», «región de Omsk», オムスク州. */
function withKind(name: string, type: string | undefined, locale: Locale): string[] {
  const words = kindWords[type ?? '']?.[locale] ?? [];
  if (locale === 'ja') return words.map((word) => name + word);
  if (locale === 'en') return words.flatMap((word) => [`${name} ${word}`, `${word} of ${name}`]);
  return words.flatMap((word) => joints[locale].map((joint) => `${word} ${joint} ${name}`));
}

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
  // Whoever writes Portuguese or Spanish often takes a name as English has it.
  const borrowed =
    locale === 'pt' || locale === 'es'
      ? regions.flatMap((row) => [...entriesOf(row, 'en'), ...coreEntries(row, 'en')])
      : [];
  return [
    ...full,
    ...borrowed.filter(({ text }) => !whole.has(text.toLowerCase())),
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
    .flatMap((core) => [core, ...withKind(core, row['type'], locale)])
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
