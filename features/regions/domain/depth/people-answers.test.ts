import { expect, test } from 'vitest';
import { agesInPercent, constantSum, howMany, likeCountry, youngAndOld } from './people-answers.ts';

const years = (...values: number[]) => values.map((value, at) => ({ day: `${2011 + at}-12-31`, value }));

test('the most residents of all years, the change since the first one, and the country since the first year known of both', () => {
  const own = years(200, 100, 120, 90);
  const country = years(0, 1000, 1000, 1100).slice(1);
  expect(howMany(own, likeCountry(own, country))).toEqual({
    first: 2011,
    last: 2014,
    now: 90,
    peak: { year: 2011, people: 200 },
    percent: expect.closeTo(-55),
    beside: { since: 2012, percent: expect.closeTo(-10), countryPercent: expect.closeTo(10) },
  });
});

test('a place known in one year only has no answer; an unknown country says nothing', () => {
  expect(howMany(years(100), [])).toBe(null);
  expect(howMany(years(100, 110), [])?.beside).toBe(null);
  expect(likeCountry(years(100, 110), [])).toEqual([]);
});

test('the country is the sum of the subjects known in every year since the first that has nine of ten', () => {
  const nine = Array.from({ length: 9 }, () => years(10, 20, 30).slice(1));
  const joined = years(0, 0, 500).slice(2);
  expect(constantSum([...nine, joined])).toEqual([
    { day: '2012-12-31', value: 180 },
    { day: '2013-12-31', value: 270 },
  ]);
});

test('shares of ages add up to a hundred whatever the size of the place', () => {
  const ages = {
    men: [30, 0, 0, 10, ...Array.from({ length: 13 }, () => 0)],
    women: [40, 0, 0, 0, ...Array.from({ length: 12 }, () => 0), 20],
  };
  const { men, women } = agesInPercent(ages);
  expect([...men, ...women].reduce((all, share) => all + share, 0)).toBe(100);
  expect(youngAndOld(ages)).toEqual({ young: 70, old: 20 });
});
