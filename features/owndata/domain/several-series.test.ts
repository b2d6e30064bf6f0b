import { expect, test } from 'vitest';
import { readText as read } from '../testing/read-text.ts';
import { compareLevels } from './comparing/compare-levels.ts';
import { findAlike } from './comparing/find-alike.ts';
import { readLines, withLine, withRow } from './correcting/numbered-lines.ts';
import { suggestValue } from './correcting/suggest-value.ts';
import { isReady } from './judging/judge-values.ts';
import { changeMapping, roleOf } from './mapping/column-roles.ts';

const wide = `Код ОКАТО;Регион;Год;Безработица, %;Население (чел.);Примечание
29;Калужская область;2019;3,7;1 009 380;
29;Калужская область;2020;4,7;1 002 575,5;уточнить
92;Татарстан;2020;3,6;3 902 888;`;

test('several columns of values are several series, each judged by its own unit; codes and notes are none', () => {
  const { reading, series, values } = read(wide);
  expect(reading.mapping).toEqual({ place: 2, time: 3, series: 0, unit: 0, values: [4, 5] });
  expect(series).toEqual([
    { number: 1, name: 'Безработица', unit: '%' },
    { number: 2, name: 'Население', unit: 'чел.' },
  ]);
  expect(values.map(({ row, series: number, value, doubts }) => [row, number, value, doubts])).toEqual([
    [2, 1, 3.7, []],
    [2, 2, 1_009_380, []],
    [3, 1, 4.7, []],
    [3, 2, 1_002_575.5, ['notWhole']],
    [4, 1, 3.6, []],
    [4, 2, 3_902_888, []],
  ]);
});

test('a column that tells rows of one place and time apart names the series, another their units; a person may name them otherwise', () => {
  const long = `Показатель;Ед. изм.;Регион;Год;Значение
Безработица;%;Татарстан;2020;3,6
Зарплата;руб.;Татарстан;2020;40 700
Безработица;%;Питер;2020;2,9
Зарплата;руб.;Питер;2020;68 000`;
  const { reading, series, values } = read(long, { names: new Map([['2', 'Оплата труда']]) });
  expect(reading.mapping).toEqual({ place: 3, time: 4, series: 1, unit: 2, values: [5] });
  expect(series).toEqual([
    { number: 1, name: 'Безработица', unit: '%' },
    { number: 2, name: 'Оплата труда', unit: 'руб.' },
  ]);
  expect(values.every(isReady)).toBe(true);
  const one = read(long, { seriesColumn: 0, unitColumn: 0 });
  expect(one.series).toHaveLength(1);
  expect(one.values.map(({ refusal }) => refusal)).toEqual(['twice', 'twice', 'twice', 'twice']);
  const turned = changeMapping(reading.mapping, 1, 'none');
  expect([turned.series, roleOf(turned, 1), roleOf(turned, 5)]).toEqual([0, 'none', 'value']);
  expect(changeMapping(turned, 5, 'place')).toEqual({ place: 5, time: 4, series: 0, unit: 2, values: [] });
});

test('cells and rows are put right before the file is read, every change is listed, what the file does not have changes nothing', () => {
  const corrections = {
    cells: new Map([
      ['3-4', '4,6'],
      ['4-2', 'Питер'],
      ['2-4', '3,7'],
      ['99-1', 'x'],
      ['3-40', 'x'],
    ]),
    excluded: new Set([2, 98]),
  };
  const { corrected, values, reading } = read(wide, { corrections });
  expect(corrected.cells).toEqual([
    { row: 3, column: 4, before: '4,7', after: '4,6' },
    { row: 4, column: 2, before: 'Татарстан', after: 'Питер' },
  ]);
  expect(corrected.excluded.map(({ row, cells }) => [row, cells[1]])).toEqual([[2, 'Калужская область']]);
  expect(values.filter(({ series }) => series === 1).map(({ yugoId, value }) => [yugoId, value])).toEqual([
    [1, 4.6],
    [4, 3.6],
  ]);
  expect(reading.emptyRows).toBe(0);
});

test('a strange value is offered with its decimal mark elsewhere only where that makes it likely', () => {
  expect(suggestValue(290, 18.5, 'share')).toBe(29);
  expect(suggestValue(0.36, 3.5, 'other')).toBe(3.6);
  expect(suggestValue(36_000, 3.5, 'share')).toBe(null);
  expect(suggestValue(290, null, 'share')).toBe(null);
  expect(suggestValue(-290, 18.5, 'other')).toBe(null);
  const { values } = read('Регион;Год;Доля, %\nПитер;2019;18,5\nПитер;2020;290');
  expect(values[1]).toMatchObject({ doubts: ['over100', 'tenTimes'], beside: 18.5, suggested: 29 });
});

test('lines of answers are written and read as they were, whatever ends them', () => {
  expect([...readLines('12-3=a=b\r\n15-2= 2020 \nnothing')]).toEqual([
    ['12-3', 'a=b'],
    ['15-2', '2020'],
  ]);
  expect(withLine(withLine(undefined, '1', 'два\nслова'), '2', 'x')).toBe('1=два слова\n2=x');
  expect([withLine('1=x', '1', null), withRow('12.15', 15), withRow('12', 12)]).toEqual([
    undefined,
    '12',
    undefined,
  ]);
});

test('levels are compared by what both have: equal ones by the digits of the file, a correlation of eight at least', () => {
  const pairs = [1, 2, 3, 4, 5, 6, 7, 8].map((level): [number, number] => [level * 2, level + 0.04]);
  expect(compareLevels(pairs, 1)).toMatchObject({ shared: 8, same: 0, correlation: 1 });
  expect(
    compareLevels(
      [
        [3.7, 3.74],
        [4.7, 4.76],
      ],
      1,
    ),
  ).toMatchObject({ shared: 2, same: 1, correlation: null });
  expect(compareLevels([[0, 1]], 0).ratio).toBe(null);
  expect(
    compareLevels(
      pairs.map(([own]) => [own, 5]),
      1,
    ).correlation,
  ).toBe(null);
  const indicators = [
    { indicator: 'unemployment_rate', unit: 'percent', names: ['Уровень безработицы', 'безработица'] },
    { indicator: 'poverty_rate', unit: 'percent', names: ['Доля бедных', 'бедность'] },
  ];
  expect(findAlike('Безработица', 'percent', indicators)).toBe('unemployment_rate');
  expect(findAlike('Уровень безработицы, свод', null, indicators)).toBe('unemployment_rate');
  expect([findAlike('Безработица', 'rub', indicators), findAlike('Отгрузка', null, indicators)]).toEqual([
    null,
    null,
  ]);
});
