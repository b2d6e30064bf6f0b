import { expect, test } from 'vitest';
import { childrenPerWoman, fiveYears, figuresOf, type PeopleYears } from './year-figures.ts';

const trend = (...values: number[]) => ({
  points: values.map((value, at) => ({ day: `${2018 + at}-12-31`, value })),
});
/** Eighteen groups: a hundred of each sex in the youngest, ten men and thirty women in the oldest. */
const ages = (year: number) => ({
  year,
  men: [100, ...Array.from({ length: 16 }, () => 0), 10],
  women: [100, ...Array.from({ length: 16 }, () => 0), 30],
});
const people: PeopleYears = {
  births: trend(12, 11, 10, 9),
  deaths: trend(10, 10, 13, 15),
  childrenPerWoman: trend(1.5),
  officialChildren: trend(1.4),
  pyramids: [ages(2018), ages(2021)],
};

test('residents are the sum of the pyramid, the old a share of them', () => {
  expect(figuresOf(people, 2021)).toEqual({
    year: 2021,
    residents: 240,
    births: 9,
    deaths: 15,
    natural: -6,
    naturalRun: -2,
    childrenPerWoman: null,
    officialChildren: null,
    olderShare: 40 / 240,
    womenPerOldMan: 3,
  });
});

test('a run counts years of one sign back from the year, a year without figures has none', () => {
  expect([2018, 2019, 2020, 2022].map((year) => figuresOf(people, year).naturalRun)).toEqual([1, 2, -1, 0]);
  expect(figuresOf(people, 2022)).toMatchObject({ residents: null, natural: null, olderShare: null });
});

test('children per woman are five times the rates of five-year ages, single years left out', () => {
  expect(childrenPerWoman(0.02 + 0.1 + 0.08)).toBe(1);
  const dims = ['age=15-19', 'age=30', 'age=50+'];
  expect(dims.filter((each) => new RegExp(fiveYears).test(each))).toEqual(['age=15-19', 'age=50+']);
});
