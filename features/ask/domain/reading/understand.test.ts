import { beforeAll, expect, test } from 'vitest';
import { readLexicon } from '#features/ask/server/read-lexicon.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { understand } from './understand.ts';

const asker = { locale: 'en', today: '2024-12-31', country: 1180665, mine: 1124671 } as const;
let lexicon: Lexicon;
beforeAll(async () => {
  lexicon = await readLexicon();
  // The words of each language are put in order at its first question.
  for (const question of ['Тула', 'Tula', 'トゥーラ']) understand(question, lexicon, asker);
}, 60_000);

const read = (question: string) => understand(question, lexicon, asker);
const brief = (question: string) => {
  const { operation, indicators, places, period } = read(question).understood;
  return [
    operation,
    indicators.map(({ id }) => id).join(),
    places.join(),
    Object.values(period).join('–'),
  ].join(' ');
};

test.each([
  ['безработица в Туле в 2019', 'value unemployment_rate 1124671 2019'],
  ['инфляция в моём регионе в 2018 году', 'value cpi 1124671 2018'],
  ['население ЦФО 2020', 'value_sum population_jan1 1180601 2020'],
  ['сравни зарплату в Туле и Калуге за 2019', 'compare average_wage 1124671,1124640 2019'],
  ['во сколько раз доходы в Москве выше, чем в Туве, 2021', 'ratio income_per_capita 1124665,1124617 2021'],
  ['which region has the lowest unemployment in 2019', 'top unemployment_rate all_regions 2019'],
  ['population change in Tula between 1990 and 2020', 'change population_jan1 1124671 1990–2020'],
  ['unemployment in Tula since 2010', 'series unemployment_rate 1124671 2010–latest'],
  ['new cases in Tatarstan on July 1, 2021', 'value covid_cases_new 1124616 2021-07-01'],
  ['new cases in Tatarstan in 2021', 'value_sum covid_cases_new 1124616 2021'],
  ['taxes per head in Tula 2021', 'per_capita tax_receipts,population_jan1 1124671 2021'],
  ['paro en Tula en 2019', 'value unemployment_rate 1124671 2019'],
  [
    'cuántos años más viven las mujeres que los hombres en Tula 2020',
    'dim_diff life_expectancy,life_expectancy 1124671 2020',
  ],
  ['participação de Moscou na população da Rússia em 2020', 'share population_jan1 1124665,1180665 2020'],
  ['средняя безработица в Туле за 2015–2019', 'mean unemployment_rate 1124671 2015–2019'],
  ['mean unemployment across regions in 2018', 'mean unemployment_rate all_regions 2018'],
  ['cuándo fue más alto el paro en Tuvá', 'max_day unemployment_rate 1124617 latest'],
  ['динамика безработицы в Коми за последние 5 лет', 'series unemployment_rate 1124611 latest'],
  ['регионы ЮФО с самой высокой безработицей 2019', 'top unemployment_rate 1180603 2019'],
  ['did the birth rate fall in Tula from 2014 to 2019', 'change crude_birth_rate 1124671 2014–2019'],
  ['médicos por 10 mil habitantes em Orel em 2015', 'value doctors_per_10000 1124657 2015'],
  ['quanto por cento da população vive em Moscou em 2020', 'share population_jan1 1124665,1180665 2020'],
  ['темп роста населения Москвы в 2020', 'change_pct population_jan1 1124665 2019–2020'],
  ['2020年のハカシアの予算は赤字だったか', 'balance budget_revenue,budget_expenditure 1124619 2020'],
])('«%s» is read as %s', (question, expected) => {
  expect(brief(question)).toBe(expected);
});

test('how many regions are above a number, and which number', () => {
  expect(read('сколько регионов с зарплатой больше 50 тысяч в 2020').understood).toMatchObject({
    operation: 'count_above',
    params: { x: 50_000 },
  });
});

test.each([
  ['где меньше живут мужчины, 2020', 'life_expectancy', 'asc'],
  ['onde se vive menos em 2021', 'life_expectancy', 'asc'],
  ['dónde se vive más tiempo en 2021', 'life_expectancy', 'desc'],
  ['最も寿命が短い地域 2020', 'life_expectancy', 'asc'],
  ['best region by unemployment 2020', 'unemployment_rate', 'asc'],
  ['лучшие регионы по безработице 2020', 'unemployment_rate', 'asc'],
  ['топ лучших регионов по зарплате 2015', 'average_wage', 'desc'],
  ['where is petrol cheapest 2020', 'fuel_price', 'asc'],
  ['где самый дорогой бензин 2020', 'fuel_price', 'desc'],
])('«%s» puts regions in order by %s, %s', (question, indicator, order) => {
  const { operation, indicators, places, params } = read(question).understood;
  expect([operation, indicators[0]?.id, places, params.order]).toEqual([
    'top',
    indicator,
    ['all_regions'],
    order,
  ]);
});

test.each([
  ['зарплата учителей в Туле 2019', 'unknown_words', ['учителей']],
  ['sueldo de los maestros en Kursk 2019', 'unknown_words', ['maestros']],
  ['безработица среди молодежи в Туле 2019', 'unknown_words', ['молодежи']],
  ['2019年のトゥーラの若年失業率', 'unknown_words', ['若']],
  ['сколько потратили на космос в Туле в 2018', 'unknown_words', ['космос']],
  ['сколько кошек в Туле', 'no_indicator', ['кошек']],
  ['безработица в Атлантиде', 'unknown_place', ['Атлантиде']],
  ['desempleo en Brasil 2019', 'other_country', []],
  ['population of the city of Tula', 'city_level', []],
  ['which region is the best', 'no_criterion', []],
  ['onde é mais barato viver', 'no_criterion', []],
  ['paro juvenil en Moscú 2019', 'unknown_words', ['juvenil']],
  ['сколько медведей в Туле', 'no_indicator', ['медведей']],
  ['unemployment of women in Tula 2019', 'no_dimension', []],
  ['безработица и зарплата в Туле', 'two_indicators', []],
  ['', 'no_words', []],
])('«%s» has no answer: %s', (question, lack, words) => {
  const reading = read(question);
  expect([reading.understood.operation, reading.lack, reading.notUnderstood]).toEqual([
    'impossible',
    lack,
    words,
  ]);
});

test('a mistyped word is read as its neighbour and that is told', () => {
  const reading = read('hospitl beds in Tula 2018');
  expect(reading.understood.operation).toBe('value');
  expect(reading.mended).toEqual([{ typed: 'hospitl beds', read: 'hospital beds' }]);
  expect(read('unemplyment in Tula').mended).toEqual([{ typed: 'unemplyment', read: 'unemployment' }]);
});

test('a name that two regions bear is read as one, and the other is told', () => {
  const { understood, others } = read('безработица на Алтае в 2018');
  expect([understood.places, others.map(({ places }) => places)]).toEqual([[1124604], [[1124622]]]);
  expect(read('безработица в Алтайском крае в 2018').others).toEqual([]);
});

test('a place we do not know is not taken for the country', () => {
  const { understood, isCountryTaken } = read('unemployment in Georgia 2019');
  expect([understood.places, isCountryTaken]).toEqual([[], false]);
});
