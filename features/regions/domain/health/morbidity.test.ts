import { expect, test } from 'vitest';
import { besideCountry } from './beside-country.ts';
import { classesOf, type Diagnosed } from './morbidity.ts';

const row = (yugoId: number, icd: string, age: string, year: number, value: number): Diagnosed => ({
  yugoId,
  icd,
  age,
  day: `${year}-12-31`,
  value,
});

test('classes of the newest year, all on top, then the commonest, beside the first year and the country', () => {
  const found = classesOf(
    [
      row(1, 'IX', 'all', 2016, 30),
      row(1, 'X', 'all', 2005, 100),
      row(1, 'X', 'all', 2016, 90),
      row(1, 'X', '0-14', 2016, 200),
      row(1, 'all', 'all', 2016, 120),
      row(9, 'X', 'all', 2016, 80),
      row(9, 'X', 'all', 2017, 81),
    ],
    1,
    9,
  )!;
  expect([found.firstDay, found.day]).toEqual(['2005-12-31', '2016-12-31']);
  expect(found.classes.map(({ code }) => code)).toEqual(['all', 'X', 'IX']);
  expect(found.classes[1]).toEqual({
    code: 'X',
    ages: { '0-14': 200, '15-17': null, '18+': null, all: 90 },
    first: 100,
    country: 80,
    doubt: null,
  });
});

test('a figure of all ages that repeats the adults is held back with its reason, of the country too, and no first year is left of such', () => {
  const year = (yugoId: number, on: number, all: number) => [
    row(yugoId, 'XIX', '0-14', on, 168),
    row(yugoId, 'XIX', '15-17', on, 193),
    row(yugoId, 'XIX', '18+', on, 70),
    row(yugoId, 'XIX', 'all', on, all),
  ];
  const found = classesOf([...year(1, 2005, 86), ...year(1, 2016, 70), ...year(9, 2016, 70)], 1, 9)!;
  expect(found.classes[0]).toMatchObject({
    ages: { '18+': 70, all: null },
    first: 86,
    country: null,
    doubt: 'repeatsPart',
  });
});

test('a place without a year has nothing, the country is not compared with itself', () => {
  expect(classesOf([row(9, 'X', 'all', 2016, 80)], 1, 9)).toBeNull();
  expect(classesOf([row(9, 'X', 'all', 2016, 80)], 9, 9)!.classes[0]!.country).toBeNull();
});

test('beside the country: 90 of 60 is half as often again, half is as far as twice; doubted and unknown ones are left out', () => {
  const made = (code: string, all: number | null, country: number | null, doubt: string | null = null) => ({
    code,
    name: code,
    ages: { all },
    country,
    doubt,
  });
  const rows = besideCountry([
    made('all', 300, 200),
    made('I', 90, 60),
    made('II', 10, 20),
    made('III', 101, 100),
    made('IV', 40, 20),
    made('V', 30, 25),
    made('VI', 25, 30),
    made('VII', 70, 25, 'repeatsPart'),
    made('VIII', 5, null),
  ]);
  expect(rows.map(({ code, percent }) => [code, percent])).toEqual([
    ['IV', 100],
    ['I', 50],
    ['V', 20],
    ['III', 1],
    ['VI', -17],
    ['II', -50],
  ]);
  expect(rows.filter(({ isFar }) => !isFar).map(({ code }) => code)).toEqual(['III']);
});
