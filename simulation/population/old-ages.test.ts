import { expect, test } from 'vitest';
import { gradeRates, modelAges, openGroup, ratesOfGroups } from './group-rates.ts';
import { closeOpenGroup, kannistoSlope } from './mortality/kannisto.ts';
import { oldAgesOf, spreadOldest } from './old-ages.ts';
import { groupStarts, type YearOfRegion } from './year-of-region.ts';

/** Rates that rise by a tenth a year of age from 0.00005 at birth on, the same people in every group. */
const rateOf = (age: number): number => 0.00005 * Math.exp(0.09 * age);
const year = (open: number): YearOfRegion => {
  const people = groupStarts.map((_, group) => (group === openGroup ? 20_000 : 50_000));
  const deaths = groupStarts.map((start, group) =>
    group === openGroup ? people[group]! * open : people[group]! * rateOf(start + 2.5),
  );
  const bySex = (values: number[]) => ({ male: values, female: values });
  return { people: bySex(people), deaths: bySex(deaths), births: [], women: [] };
};
const years = new Map([2017, 2018, 2019].map((one) => [one, year(0.18)]));
const groups = ratesOfGroups([...years.values()], 'female');
const oldest = spreadOldest({ groups, history: oldAgesOf(years), baseYear: 2019, sex: 'female' })!;
const sumOf = (values: Iterable<number>): number => [...values].reduce((sum, value) => sum + value, 0);

test('inside the open group nobody dies at the rate of another age, and all together die at the group’s', () => {
  const { rates, shares } = oldest;
  expect(rates).toHaveLength(16);
  expect(rates.every((rate, i) => i === 0 || rate > rates[i - 1]!)).toBe(true);
  expect(sumOf(shares)).toBeCloseTo(1, 12);
  expect(sumOf(rates.map((rate, i) => rate * shares[i]!))).toBeCloseTo(0.18, 9);
});

test('under it no two ages from 30 on share a rate, and each group keeps its mean', () => {
  const graded = gradeRates(groups);
  for (let age = 31; age < 85; age++) expect(graded[age]).toBeGreaterThan(graded[age - 1]!);
  for (const start of [30, 60, 80])
    expect(sumOf(graded.slice(start, start + 5)) / 5).toBeCloseTo(groups[groupStarts.indexOf(start)]!, 12);
  expect(graded).toHaveLength(modelAges.length - 16);
});

test('the slope of rates on a Kannisto curve is the curve’s, and stationary survivors die at the group’s rate', () => {
  const expit = (value: number): number => 1 / (1 + Math.exp(-value));
  const slope = kannistoSlope([62.5, 67.5, 72.5, 77.5, 82.5].map((age) => expit(-10 + 0.1 * age)));
  expect(slope).toBeCloseTo(0.1, 12);
  const { survivors } = closeOpenGroup(slope, 85, 0.2);
  // Of the stationary population one in e85 dies a year: 1 / 0.2 years are left to who enters.
  expect(sumOf(survivors)).toBeCloseTo(5, 4);
});

test('rates that do not rise say nothing of the ages inside the group', () => {
  const flat = groupStarts.map(() => 0.1);
  expect(spreadOldest({ groups: flat, history: oldAgesOf(years), baseYear: 2019, sex: 'male' })).toBeNull();
});
