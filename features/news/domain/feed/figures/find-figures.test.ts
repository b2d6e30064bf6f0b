import { expect, test } from 'vitest';
import { leastComputingMs } from '#platform/server/testing/least-time.ts';
import { findFigures } from './find-figures.ts';

const found = (text: string) =>
  findFigures(text).map(({ kind, starts, ends, value }) => [kind, text.slice(starts, ends), value]);

test.each([
  ['Штраф вырос до 1,5 млн рублей', [['money', '1,5 млн рублей', '1500000']]],
  ['Выявили 8 985 случаев за сутки', [['number', '8 985', '8985']]],
  ['Apple to pay $500 million fine', [['money', '$500 million', '500000000']]],
  ['Inflation at 3.2% in May', [['number', '3.2%', '3.2%']]],
  ['El Gobierno destina 3.000 millones de euros', [['money', '3.000 millones de euros', '3000000000']]],
  ['Governo libera R$ 2 bilhões', [['money', 'R$ 2 bilhões', '2000000000']]],
  [
    '感染者1万2千人 東京',
    [
      ['number', '1万', '10000'],
      ['number', '2千', '2000'],
    ],
  ],
  ['給付金10万円を支給', [['money', '10万円', '100000']]],
])('money and numbers: %s', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test.each([
  ['Парад пройдёт 24 июня', '24 июня'],
  ['Reopening on June 8, says mayor', 'June 8'],
  ['Elecciones el 3 de noviembre', '3 de noviembre'],
  ['Volta às aulas em 8 de setembro', '8 de setembro'],
  ['6月8日に再開', '6月8日'],
  ['Лучшие фильмы 2019 года', '2019'],
  ['Матч начнётся в 20:30', '20:30'],
])('dates: %s', (text, date) => {
  expect(found(text)).toEqual([['date', date, date.toLowerCase()]]);
});

test.each([
  'Тест на COVID-19',
  'Дело МН-17',
  'Школа №57',
  'Сети 5G и iPhone',
  'Фильм «Брат 2» покажут',
  'Без чисел',
])('no figure is inside a name: %s', (text) => {
  expect(found(text)).toEqual([]);
});

test('one figure written in two ways is one value', () => {
  expect(found('100 тыс. тестов')[0]![2]).toBe(found('100 000 тестов')[0]![2]);
});

test('a headline of digits alone takes no time', async () => {
  const spent = await leastComputingMs(1000, () => {
    findFigures('1 000 '.repeat(5000));
    findFigures('9'.repeat(20_000));
  });
  expect(spent).toBeLessThan(1000);
});
