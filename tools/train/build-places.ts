import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '#features/news/domain/text/fold.ts';
import { stem } from '#features/news/domain/text/stem.ts';
import { parse } from 'csv-parse/sync';
import { newsData, readNewsRows, writeModel } from './read-data.ts';

type Csv = Record<string, string>;
const readCsv = (name: string): Csv[] =>
  parse(readFileSync(join(newsData, '../regions', name)), { columns: true }) as Csv[];

/** key → [region, city or 0, caution]: 1 asks for a preposition before the name, 2 refuses adjectives. */
const places: [string, number, number, number][] = [];
const seen = new Set<string>();

function keyOf(name: string): string {
  return (name.match(/[\p{L}\p{N}-]+/gu) ?? []).map((word) => stem(fold(word), 'ru')).join(' ');
}

function add(name: string, region: number, city: number, caution: number): void {
  const key = keyOf(name);
  if (key.length < 2 || seen.has(key)) return;
  seen.add(key);
  places.push([key, region, city, caution]);
}

/** Everyday names of regions, their people and adjectives, and heads who stand for one region; own list. */
const aliases: Readonly<Record<string, string>> = {
  1124601: 'Адыгея,адыгейский',
  1124602: 'Башкирия,Башкортостан,башкирский,Хабиров',
  1124603: 'Бурятия,бурятский',
  1124604: 'Республика Алтай,Горный Алтай',
  1124605: 'Дагестан,дагестанский,дагестанцы',
  1124606: 'Ингушетия,ингушский',
  1124607: 'Кабардино-Балкария,КБР',
  1124608: 'Калмыкия,калмыцкий',
  1124609: 'Карачаево-Черкесия,КЧР',
  1124610: 'Карелия,карельский',
  1124611: 'Коми,Республика Коми',
  1124612: 'Марий Эл',
  1124613: 'Мордовия,мордовский',
  1124614: 'Якутия,Саха,якутский',
  1124615: 'Северная Осетия,Осетия',
  1124616: 'Татарстан,Татария,татарстанский,казанский,Минниханов',
  1124617: 'Тува,Тыва,тувинский',
  1124618: 'Удмуртия,удмуртский',
  1124619: 'Хакасия,хакасский',
  1124620: 'Чечня,чеченский,Чеченская республика',
  1124621: 'Чувашия,чувашский',
  1124622: 'Алтайский край,алтайский',
  1124623: 'Кубань,Краснодарский край,краснодарский,кубанский',
  1124624: 'Красноярье',
  1124625: 'Приморье,приморский край,приморский',
  1124626: 'Ставрополье,ставропольский',
  1124627: 'Хабаровский край',
  1124628: 'Приамурье,Амурская область',
  1124629: 'Поморье',
  1124634: 'волгоградский',
  1124639: 'калининградский,Алиханов',
  1124641: 'Камчатка,камчатский',
  1124642: 'Кузбасс,кемеровский,Кузбасса',
  1124647: 'Ленобласть,Ленинградская область',
  1124649: 'Колыма',
  1124650: 'Подмосковье,подмосковный,Московская область,Мособласть,МО',
  1124651: 'Заполярье',
  1124659: 'Прикамье,пермский',
  1124661: 'ростовский область',
  1124664: 'саратовский',
  1124666: 'Свердловская область,свердловский,екатеринбургский,екатеринбуржец,екатеринбуржцы,Куйвашев',
  1124674: 'Текслер,Южный Урал',
  1124675: 'Забайкалье,забайкальский',
  1124677: 'Сахалин,сахалинский,Курилы,Курильские острова',
  1124665:
    'Москва,московский,москвич,москвичи,москвичей,москвичам,Новая Москва,Мосгордума,Собянин,Коммунарка,ВДНХ,Лужники,Мосгорсуд,Домодедово,Внуково',
  1124678:
    'Петербург,Санкт-Петербург,Питер,СПб,петербургский,петербуржец,петербуржцы,петербуржцев,петербуржцам,Беглов',
  1124679: 'ЕАО,Еврейская автономия',
  1124683: 'НАО,Ненецкий округ',
  1124686: 'ХМАО,Югра,югорский',
  1124687: 'Чукотка,чукотский',
  1124689: 'ЯНАО,Ямал,ямальский',
  1124691: 'Крым,крымский,крымчане,крымчан,Крымский мост,Аксенов',
  1124692: 'Севастополь,севастопольский',
};

/** Towns that are also first names, surnames, common words or clubs: only a preposition makes them places. */
const cautious = new Set(
  (
    'владимир орел киров чехов пушкин королев жуковский серов дмитров александров маркс энгельс шахты гай остров дно ковров киржач мир ' +
    'советск зима буй луга кола надежда любим белый заречный северный мирный озеры дубна родники свободный спасск октябрьский первомайск ' +
    'ломоносов фрязин кириллов макарьев юрьев тутаев куйбышев калинин ленск павлов петров сергач николаевск урень дедовск верея заволжье ' +
    'красный полярный полесск мариинск ключи топки тайга салават шали бор елец гагарин благовещенск ливны семенов ветлуга лиски суворов ' +
    'солнечногорск щербинка радужный лабинск лесной железнодорожный зверево донской полевской заозерный городец кемь россошь невель победа ' +
    'нестеров пионерский чистополь вилюйск опочка мегион нея слободской багратионовск черняховск гусев балтийск знаменск правдинск'
  )
    .split(' ')
    .map((name) => stem(name, 'ru')),
);

/** Towns whose namesakes abroad fill the news. */
const notHere = new Set([
  'Донецк',
  'Константиновск',
  'Армянск',
  'Николаевск',
  'Краснослободск',
  'Новотроицк',
  'Северодонецк',
]);

function addRegions(): void {
  for (const [region, names] of Object.entries(aliases)) {
    for (const name of names.split(','))
      add(name, Number(region), 0, ['МО', 'Саха', 'Осетия', 'Аксенов'].includes(name) ? 1 : 0);
  }
  for (const row of readCsv('regions.csv')) {
    const region = Number(row['yugo_id']);
    for (const name of [
      row['name_ru'],
      row['name_short_ru'],
      row['name_ru_genitive'],
      row['name_ru_prepositional'],
    ])
      add(name ?? '', region, 0, 0);
    if (/^\S+ (?:область|край)/.test(row['name_ru'] ?? ''))
      add((row['name_ru'] ?? '').split(' ')[0] ?? '', region, 0, 0);
  }
}

function addCities(): void {
  const lower = new Map<string, number>();
  for (const { title } of readNewsRows<{ title: string }>('corpus/dated_newsapi_ru.jsonl.gz')) {
    for (const word of title.match(/(?<=\s)[а-яё-]+/g) ?? [])
      lower.set(stem(fold(word), 'ru'), (lower.get(stem(fold(word), 'ru')) ?? 0) + 1);
  }
  const rows = readCsv('cities.csv').sort((a, b) => Number(b['population']) - Number(a['population']));
  for (const row of rows) {
    const name = row['name_ru'] ?? '';
    const population = Number(row['population']);
    const stemmed = keyOf(name);
    const common = !stemmed.includes(' ') && (lower.get(stemmed) ?? 0) > 1 && !stemmed.endsWith('ск');
    const surname = /(?:ов|ев|ин|ский|цкий)$/.test(name) && population < 300_000;
    if (notHere.has(name)) continue;
    const caution =
      cautious.has(stemmed) || common || surname || (population < 25_000 && name.length < 6)
        ? 1
        : population < 200_000
          ? 2
          : 0;
    for (const form of [name, row['name_ru_genitive'] ?? '', row['name_ru_prepositional'] ?? ''])
      add(form, Number(row['region_yugo_id']), Number(row['yugo_id']), caution);
  }
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

addRegions();
addCities();
interface Country {
  names: Record<string, string[]>;
  alt?: string[];
  cca2: string;
}
const countries = readNewsRows<Country>('gazetteers/countries.jsonl')
  .filter(({ cca2 }) => cca2 !== 'RU')
  .flatMap(({ names }) => (names['ru'] ?? []).slice(0, 1))
  .map(keyOf);
const landWords =
  'США,Америка,Британия,Англия,КНР,КНДР,ЮАР,ОАЭ,ЕС,Евросоюз,Европа,Белоруссия,Беларусь,Киргизия,Молдавия,Прибалтика,Киев,Минск,Вашингтон,Лондон,Пекин,Брюссель,Анкара,Тбилиси,Баку,Ереван,Донбасс,ДНР,ЛНР,Косово,Африка,Азия'
    .split(',')
    .map(keyOf);
const more =
  'НАТО,Пентагон,Госдеп,Трамп,Байден,Зеленский,Лукашенко,Запад,украинский,американский,китайский,британский,немецкий,французский,белорусский,польский,турецкий'
    .split(',')
    .map(keyOf);
writeModel(
  'places.json',
  JSON.stringify({
    places,
    foreign: foreignNames(),
    lands: [...new Set([...countries, ...landWords])],
    abroad: [...new Set([...countries, ...landWords, ...more])],
  }),
);
console.log(places.length, 'names');
