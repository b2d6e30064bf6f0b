import { expect, test } from 'vitest';
import { readText as read } from '../testing/read-text.ts';
import { isReady } from './judging/judge-values.ts';
import { splitHead } from './judging/kind-of-unit.ts';
import { countMarks, readAmount } from './reading/read-amount.ts';
import { readTime } from './reading/read-time.ts';
import { tellSeparator, takeSignLine } from './reading/tell-text-form.ts';
import { tellDayOrder } from './reading/tell-times.ts';

const file = `Уровень безработицы;;;
;;;
Регион;На дату;Безработица, %;Комментарий
Калужская область;31.12.2020;4,7;
тульская обл.;31.12.2020;4,4;
Респ. Татарстан;31.12.2020;3,6;
Питер;31.12.2020;290,0;уточнить
Мордор;31.12.2020;5,2;
;;;
Итого;31.12.2020;4,2;`;

test('a sheet of a Russian Excel is read whole: header, order of days, comma, places in any form, a total left out', () => {
  const { reading, series, places: found, values } = read(file);
  expect(reading).toMatchObject({
    headerRow: 3,
    decimal: 'comma',
    dayOrder: 'dmy',
    isOrderTold: true,
    period: 'year',
    emptyRows: 2,
    totalRows: 1,
    mapping: { place: 1, time: 2, series: 0, unit: 0, values: [3] },
  });
  expect(series).toEqual([{ number: 1, name: 'Безработица', unit: '%' }]);
  expect(found.map(({ found: each }) => each?.way ?? null)).toEqual([
    'name',
    'form',
    'form',
    'everyday',
    null,
  ]);
  expect(values.filter(isReady).map(({ yugoId, day, value }) => [yugoId, day, value])).toEqual([
    [1, '2020-12-31', 4.7],
    [2, '2020-12-31', 4.4],
    [3, '2020-12-31', 3.6],
    [4, '2020-12-31', 290],
  ]);
  expect(values[3]!.doubts).toEqual(['over100']);
  expect(values[4]!.refusal).toBe('place');
});

test('years may stand in the header, a file may have no header, and what a person says of it stands', () => {
  const wide = read('Регион;2019;2020 г.\nТатарстан;3,3;33,5\nСанкт-Петербург;1 204,5;…');
  expect(wide.reading).toMatchObject({
    mapping: { time: 0, values: [2, 3] },
    missing: 1,
    marks: { spaced: 1 },
  });
  expect(wide.values.map(({ day, value, doubts }) => [day?.slice(0, 4), value, doubts])).toEqual([
    ['2019', 3.3, []],
    ['2020', 33.5, ['tenTimes']],
    ['2019', 1204.5, []],
  ]);
  const bare = read('Татарстан;12\nПитер;7', { time: '2020-10', unit: 'чел.' });
  expect(bare.reading).toMatchObject({ headerRow: 0, period: 'month' });
  expect(bare.series[0]!.unit).toBe('чел.');
  expect(bare.values.map(({ day }) => day)).toEqual(['2020-10-31', '2020-10-31']);
  const said = read('Регион;Число\nТатарстан;1.204', { decimal: 'dot', time: '2020', unit: 'чел.' });
  expect(said.values[0]).toMatchObject({ value: 1.204, doubts: ['notWhole'] });
});

test('a place told twice with other values is taken by neither; the same once; remembered names are places', () => {
  const { values } = read(
    'Регион;Год;Число\nТатарстан;2020;1\nРТ;2020;2\nПитер;2020;5\nСПб;2020;5\nРост;2020;4',
  );
  expect(values.map(({ refusal }) => refusal)).toEqual(['twice', 'twice', null, null]);
  expect(values.at(-1)!.yugoId).toBe(2);
});

test('numbers, times and separators are read as they are written in five ways', () => {
  expect(
    ['1\u00A0204,5', '−3', '12 %', '1.204.500,5', 'н/д', '1.2', 'пять'].map((cell) =>
      readAmount(cell, 'comma'),
    ),
  ).toEqual([1204.5, -3, 12, 1_204_500.5, null, undefined, undefined]);
  expect(countMarks(['4,7', '1\u00A0204,5', '3.1'])).toEqual({ comma: 2, dot: 1, spaced: 1 });
  const days = [
    '2020 год',
    'IV кв. 2020',
    '2 квартал 2020',
    'май 2020',
    'Декабрь 2020 г.',
    '03.04.2020',
    '44196',
    '31.02.2020',
  ];
  expect(days.map((cell) => readTime(cell, 'dmy', true)?.day ?? null)).toEqual([
    '2020-12-31',
    '2020-12-31',
    '2020-06-30',
    '2020-05-31',
    '2020-12-31',
    '2020-04-03',
    '2020-12-31',
    null,
  ]);
  expect(readTime('03.04.2020', 'mdy', false)!.day).toBe('2020-03-04');
  expect([['31.12.2020'], ['12.31.2020'], ['01.02.2020']].map((cells) => tellDayOrder(cells))).toEqual([
    { order: 'dmy', isTold: true },
    { order: 'mdy', isTold: true },
    { order: 'dmy', isTold: false },
  ]);
  expect([
    tellSeparator('Заголовок\nа;1,5\nб;2,5\nв;3'),
    tellSeparator('a\tb\n1\t2'),
    takeSignLine('sep=;\r\nа;б').told,
  ]).toEqual(['semicolon', 'tab', 'semicolon']);
  expect([splitHead('Безработица, %'), splitHead('Население (чел.)'), splitHead('Год')]).toEqual([
    { name: 'Безработица', unit: '%' },
    { name: 'Население', unit: 'чел.' },
    { name: 'Год', unit: '' },
  ]);
});
