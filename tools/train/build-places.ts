import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '#newsengine/text/fold.ts';
import { stem } from '#newsengine/text/stem.ts';
import { parse } from 'csv-parse/sync';
import type { EntityWordList } from '#newsengine/entities/prepare-entity-words.ts';
import { declinePlace } from '#newsengine/regions/decline-place.ts';
import { modelFolder, newsData, readNewsRows, writeModel } from './read-data.ts';

type Csv = Record<string, string>;
const readCsv = (name: string): Csv[] =>
  parse(readFileSync(join(newsData, '../regions', name)), { columns: true }) as Csv[];
const readLines = (name: string): string[] =>
  readFileSync(new URL(`places/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean);

type Entry = readonly [string, number, number, number, ...string[]];
const places: Entry[] = [];
const adjectives: [string, number][] = [];
const people: [string, number][] = [];

/** Towns that are also common words; at a sentence's start a capital says nothing of them. */
const wordTowns = new Set(
  (
    'гай остров дно мир буй луга кола надежда любим белый заречный северный мирный озеры дубна родники свободный зима лиски ' +
    'красный полярный ключи топки бор шахты радужный лесной железнодорожный донской зверево россошь победа пионерский верея ' +
    'находка калач пласт холм коммунар горняк орел сокол грозный углич городец меленки ветлуга аша сим лух нея учалы отрадное видное яровое невель опочка гвардейск ' +
    'советск октябрьский первомайск северск морозовск лобня химки мыски сланцы электросталь электроугли апатиты касли березники ' +
    'котельники люберцы родники осинники кулебаки вязники петушки бирюч суворов рыбное никольское лысково кемь псков'
  ).split(' '),
);
/** Towns that people are called after, beyond what the headlines show. */
const personTowns = new Set(
  (
    'владимир киров чехов пушкин королев жуковский серов дмитров александров маркс энгельс ковров ломоносов кириллов макарьев ' +
    'юрьев тутаев куйбышев калинин павлов петров салават гагарин семенов суворов гусев нестеров артем кимовск татарск марс ' +
    'пугачев мамоново багратионовск черняховск мегион болгар кизел ишим тара сергач борисоглебск невинномысск тимашевск слободской рыльск майский'
  ).split(' '),
);
/** Towns on -ов that no man is called after. */
const freeTowns = new Set([
  'саратов',
  'тамбов',
  'псков',
  'обнинск',
  'мегион',
  'рыльск',
  'татарск',
  'кимовск',
]);
/** Towns whose namesakes abroad fill the news. */
const notHere = new Set(['Донецк']);

function addRegions(): void {
  for (const line of readLines('region-names.tsv').slice(1)) {
    const [id = '', names = '', own = '', who = '', sights = ''] = line.split('\t');
    const region = Number(id);
    for (const name of [...names.split(','), ...sights.split(',')].filter(Boolean))
      places.push([name, region, 0, 0]);
    for (const name of own.split(',').filter(Boolean)) adjectives.push([name, region]);
    for (const name of who.split(',').filter(Boolean)) people.push([name, region]);
  }
  for (const row of readCsv('regions.csv')) {
    const region = Number(row['yugo_id']);
    const official = row['name_ru'] ?? '';
    const genitive = row['name_ru_genitive'] ?? '';
    const short = row['name_short_ru'] ?? '';
    const plain = official.split(/ [—(]/)[0] ?? '';
    for (const name of new Set([plain, short.replace('АО', 'автономный округ')]))
      if (name)
        places.push([name, region, 0, 0, ...(genitive && name === plain ? [`${fold(genitive)}=2`] : [])]);
    const [first = '', second = ''] = plain.split(' ');
    // "в Псковской и Тверской областях" and "в Псковской обл."
    if (/^(?:область|край|автономный)$/.test(second)) adjectives.push([first.replace(/ая$/, 'ий'), region]);
  }
}

/** Folded words written in lower case in the headlines, and those that follow a first name. */
function readCorpus(firstNames: ReadonlySet<string>): {
  readonly lower: ReadonlyMap<string, number>;
  readonly surnames: ReadonlyMap<string, number>;
} {
  const lower = new Map<string, number>();
  const surnames = new Map<string, number>();
  const count = (table: Map<string, number>, word: string): void =>
    void table.set(word, (table.get(word) ?? 0) + 1);
  for (const name of ['newsapi_ru', '1tv_ru'])
    for (const { title } of readNewsRows<{ title: string }>(`corpus/dated_${name}.jsonl.gz`)) {
      for (const word of title.match(/(?<=\s)[а-яё-]+/g) ?? []) count(lower, fold(word));
      for (const [, one = '', two = ''] of title.matchAll(
        /(?<![\p{L}])(\p{Lu}\p{Ll}+)\s+(?=(\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?))/gu,
      ))
        if (firstNames.has(stem(fold(one), 'ru'))) count(surnames, fold(two));
    }
  for (const { lang, text } of readNewsRows<{ lang: string; text: string }>('corpus/articles.jsonl.gz'))
    if (lang === 'ru')
      for (const word of text.match(/(?<=[\s«"(])[а-яё-]{3,}/g) ?? []) count(lower, fold(word));
  return { lower, surnames };
}

function addCities(firstNames: ReadonlySet<string>): string[] {
  const { lower, surnames } = readCorpus(firstNames);
  const persons = new Set<string>();
  const words: string[] = [];
  const rows = readCsv('cities.csv').sort((a, b) => Number(b['population']) - Number(a['population']));
  for (const row of rows) {
    const name = row['name_ru'] ?? '';
    if (notHere.has(name)) continue;
    const folded = fold(name);
    const forms = declinePlace(name);
    const isSingle = !folded.includes(' ') && !folded.includes('-');
    const isSurname = isSingle && /(?:[ое]в|[иы]н|[сц]кий)$/.test(folded);
    const isCommon =
      isSingle &&
      !folded.endsWith('ск') &&
      (/(?:ый|ий|ой|ая|ое|ые)$/.test(folded) || [...forms.keys()].some((form) => (lower.get(form) ?? 0) > 1));
    const level = freeTowns.has(folded)
      ? 0
      : personTowns.has(folded) || isSurname || firstNames.has(stem(folded, 'ru'))
        ? 2
        : isCommon || wordTowns.has(folded)
          ? 1
          : 0;
    for (const form of forms.keys())
      if (
        isSingle &&
        !freeTowns.has(folded) &&
        (surnames.get(form) ?? 0) > 1 &&
        Number(row['population']) < 300_000
      )
        persons.add(form);
    const others = [
      [row['name_ru_genitive'], 2],
      [row['name_ru_prepositional'], 32],
    ] as const;
    if (level === 1) words.push(name);
    places.push([
      name,
      Number(row['region_yugo_id']),
      Number(row['yugo_id']),
      level,
      ...others.flatMap(([form, bit]) => (form && !forms.has(fold(form)) ? [`${fold(form)}=${bit}`] : [])),
    ]);
  }
  console.log('also words:', words.join(' '));
  return [...persons].sort();
}

/** Latin and Japanese names of regions and their capitals, as they stand. */
function foreignNames(): [string, number][] {
  const names: [string, number][] = [];
  for (const row of readCsv('regions.csv')) {
    const region = Number(row['yugo_id']);
    for (const column of ['name_en', 'name_short_en', 'name_ja', 'name_pt', 'name_es', 'capital_en']) {
      const name = row[column] ?? '';
      // Moscow is the capital of its region too, but the bare name means the city.
      if (name && !(column === 'capital_en' && region === 1124650)) names.push([name, region]);
    }
  }
  names.push(
    ['モスクワ', 1124665],
    ['Moscú', 1124665],
    ['Moscou', 1124665],
    ['Moscovo', 1124665],
    ['サンクトペテルブルク', 1124678],
    ['St. Petersburg', 1124678],
    ['São Petersburgo', 1124678],
    ['San Petersburgo', 1124678],
    ['Crimea', 1124691],
    ['Crimeia', 1124691],
    ['クリミア', 1124691],
    ['Chechnya', 1124620],
    ['Chechenia', 1124620],
    ['Chechênia', 1124620],
    ['チェチェン', 1124620],
    ['ウラジオストク', 1124625],
  );
  return names;
}

const firstNames = [
  ...new Set(
    (JSON.parse(readFileSync(join(modelFolder, 'entity-words.json'), 'utf8')) as EntityWordList)[
      'first'
    ]?.map((name) => stem(fold(name), 'ru')) ?? [],
  ),
];
// Listed first, these are found before the places whose words they hold.
for (const name of readLines('elsewhere.txt')) places.push([name, 0, 0, 0]);
addRegions();
const persons = addCities(new Set(firstNames));
interface Country {
  names: Record<string, string[]>;
  alt?: string[];
  cca2: string;
}
const countries = readNewsRows<Country>('gazetteers/countries.jsonl')
  .filter(({ cca2 }) => cca2 !== 'RU')
  .flatMap(({ names }) => (names['ru'] ?? []).slice(0, 1));
const initials = 'США,КНР,КНДР,ЮАР,ОАЭ,ЕС,ДНР,ЛНР,ФРГ'.split(',');
const more =
  'НАТО,Пентагон,Госдеп,Трамп,Байден,Зеленский,Лукашенко,Запад,Меркель,Макрон,Эрдоган,украинский,американский,китайский,британский,немецкий,французский,белорусский,польский,турецкий'
    .split(',')
    .map((name) => stem(fold(name), 'ru'));
writeModel(
  'places.json',
  JSON.stringify({
    places,
    adjectives,
    people,
    persons,
    firstNames,
    foreign: foreignNames(),
    lands: [...new Set([...countries, ...initials, ...readLines('abroad.txt')])],
    world: readLines('world.txt'),
    abroad: more,
  }),
);
console.log(places.length, 'names', persons.length, 'forms of persons');
