import { expect, test } from 'vitest';
import { rubricClasses } from '../rubrics/rubric.ts';
import { aboutFeatureNames, aboutNothing, readAbout, setAboutFeatures, type About } from './about.ts';

const of = (rubric: string, yugoIds: number[] = [], notNewsShare = 0) =>
  readAbout({
    rubricShares: rubricClasses.map((each) => (each === rubric ? 0.88 : 0.01)),
    notNewsShare,
    yugoIds,
  });
const rowOf = (one: About, two: About): Float64Array => {
  const row = new Float64Array(aboutFeatureNames.length + 2).fill(7);
  setAboutFeatures(row, 1, one, two);
  expect([row[0], row.at(-1)]).toEqual([7, 7]);
  return row.subarray(1, -1);
};
const compare = (one: About, two: About): Record<string, number> => {
  const features = rowOf(one, two);
  return Object.fromEntries(aboutFeatureNames.map((name, at) => [name, features[at] ?? NaN]));
};

test('two headlines of one rubric have it in common and lean alike, two of others do not', () => {
  const same = compare(of('6'), of('6'));
  expect(same['rubric6']).toBeCloseTo(0.88, 5);
  expect(same['rubrics']).toBeCloseTo(1, 5);
  expect(same['leaning']).toBeCloseTo(1, 5);
  const other = compare(of('6'), of('12'));
  expect(other['rubrics']).toBeLessThan(0.35);
  expect(other['leaning']).toBeLessThan(0);
});

test('the order of the two says nothing', () => {
  const [one, two] = [of('5', [1], 0.3), of('9', [1, 2], 0.1)];
  expect(rowOf(one, two)).toEqual(rowOf(two, one));
  expect(compare(one, two)).toMatchObject({ notNewsLess: 0.1, notNewsMore: 0.3 });
});

test('headlines of hi-tech, cars, culture, health and economy are framed', () => {
  const features = compare(of('5'), of('2'));
  expect(features['framedMore']).toBeCloseTo(0.92, 5);
  expect(features['framedLess']).toBeCloseTo(0.05, 5);
});

test.each([
  [[1, 2], [2], { regionsShared: 1, regionsClash: 0, regionsOfOne: 0 }],
  [[1], [2], { regionsShared: 0, regionsClash: 1, regionsOfOne: 0 }],
  [[1], [], { regionsShared: 0, regionsClash: 0, regionsOfOne: 1 }],
  [[], [], { regionsShared: 0, regionsClash: 0, regionsOfOne: 0 }],
])('regions %j and %j', (one, two, expected) => {
  expect(compare(of('14', one), of('14', two))).toMatchObject(expected);
});

test('a headline of which nothing is known has nothing in common with any', () => {
  expect(compare(aboutNothing, of('6', [3], 0.5))).toMatchObject({
    rubrics: 0,
    leaning: 0,
    regionsShared: 0,
  });
});
