import { expect, test } from 'vitest';
import { judgeCounts, judgeLeaps, judgeShares } from './judge-bounds.ts';
import { judgeCountry } from './judge-country.ts';
import { judgeMeans, judgeSums } from './judge-parts.ts';
import { judgeTwins } from './judge-twins.ts';
import { meanRules, twinRules, type SumRule } from './rule-table.ts';
import { Sheet, type Doubted, type Told } from './told.ts';

const told = (value: number, about: Partial<Told> = {}): Told => ({
  seriesId: 1,
  dims: '',
  place: 1,
  source: 'a',
  day: '2015-12-31',
  value,
  ...about,
});
const row = (icd: string, [children, teenagers, adults, all]: readonly number[], place = 1): Told[] =>
  Object.entries({ '0-14': children, '15-17': teenagers, '18+': adults, all }).map(([age, value]) =>
    told(value!, { dims: `icd=${icd};age=${age}`, place }),
  );
const said = (doubts: readonly Doubted[]) => doubts.map(({ figure, rule }) => [figure.dims, rule]);

test('a mean that repeats a part or lies outside them is doubted, and the part that repeats another', () => {
  const sheet = new Sheet([
    ...row('XIX', [168, 193, 70, 70]),
    ...row('V', [73, 73, 40, 90]),
    ...row('X', [300, 200, 50, 100]),
  ]);
  expect(said(judgeMeans(sheet, meanRules[0]!))).toEqual([
    ['icd=XIX;age=all', 'repeatsPart'],
    ['icd=V;age=all', 'outsideParts'],
    ['icd=V;age=15-17', 'repeatsPart'],
  ]);
});

test('a row that differs from its twin is doubted whole, a total that repeats a part alone; a place counted otherwise is not', () => {
  const classes = ['I', 'II', 'X', 'XI', 'XIX', 'VI'];
  const right = classes.flatMap((icd) => row(icd, [2000, 1500, 900, 1000]));
  const twins = new Sheet([
    ...classes.map((icd) => told(10, { dims: `icd=${icd}` })),
    ...classes.map((icd) => told(10, { dims: `icd=${icd}`, place: 2 })),
  ]);
  const but = (icd: string, figures: readonly number[]) => [
    ...right.filter(({ dims }) => !dims.startsWith(`icd=${icd};`)),
    ...row(icd, figures),
  ];
  const judge = (figures: readonly Told[]) => said(judgeTwins(new Sheet(figures), twins, twinRules[0]!));
  expect(judge(right)).toEqual([]);
  expect(judge(but('II', [3000, 2500, 1900, 2000]))).toEqual([
    ['icd=II;age=all', 'differsFromTwin'],
    ['icd=II;age=0-14', 'besideTwin'],
    ['icd=II;age=15-17', 'besideTwin'],
    ['icd=II;age=18+', 'besideTwin'],
  ]);
  expect(judge(but('XIX', [2000, 1500, 900, 900]))).toEqual([['icd=XIX;age=all', 'differsFromTwin']]);
  expect(judge(classes.flatMap((icd) => row(icd, [4000, 3000, 1800, 2000], 2)))).toEqual([]);
});

test('a total is the sum of its parts within half a per cent, and is not judged while a part is unknown', () => {
  const rule: SumRule = {
    indicator: 'x',
    total: 't',
    parts: ['a', 'b'],
    from: '2000-01-01',
    tolerance: 0.005,
  };
  const of = (total: number, ...parts: number[]) =>
    new Sheet([total, ...parts].map((value, at) => told(value, { dims: 'tab'[at]! })));
  expect(judgeSums(of(1000, 400, 604), rule)).toEqual([]);
  expect(judgeSums(of(1000, 400, 700), rule)).toMatchObject([{ rule: 'notSum', judgedOn: { sum: 1100 } }]);
  expect(judgeSums(of(1000, 400), rule)).toEqual([]);
});

test('the country is no less than its largest subject, and the sum of 83 of them or more', () => {
  const subjects = new Set(Array.from({ length: 83 }, (_, at) => at + 10));
  const of = (country: number, few = 83) => [
    told(country),
    ...[...subjects].slice(0, few).map((place) => told(10, { place })),
  ];
  const judge = (figures: readonly Told[]) =>
    judgeCountry(figures, { country: 1, subjects, tolerance: 0.03 }).map(({ rule }) => rule);
  expect(judge(of(840))).toEqual([]);
  expect(judge(of(700))).toEqual(['countryNotSum']);
  expect(judge(of(700, 82))).toEqual([]);
  expect(judge(of(9, 5))).toEqual(['countryBelowPart']);
});

test('shares lie within 0 to 100, counts are whole and not negative', () => {
  expect(judgeShares([0, 100, 100.1, -1].map((value) => told(value)))).toHaveLength(2);
  expect(judgeCounts([3, 2.5, -1].map((value) => told(value))).map(({ rule }) => rule)).toEqual([
    'notWhole',
    'negative',
  ]);
});

test('a leap of four times and back is doubted; one that stays, one of a third and small counts are not', () => {
  const leaps = (values: readonly number[], least = 0) =>
    judgeLeaps(
      values.map((value, at) => told(value, { day: `20${10 + at}-12-31` })),
      least,
    ).map(({ figure }) => figure.value);
  expect(leaps([24.4, 102.5, 23.7])).toEqual([102.5]);
  expect(leaps([48.6, 8.9, 46.6])).toEqual([8.9]);
  expect(leaps([10, 45, 44])).toEqual([]);
  expect(leaps([10, 13, 10])).toEqual([]);
  expect(leaps([1, 8, 1], 100)).toEqual([]);
});
