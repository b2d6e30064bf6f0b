import { expect, test } from 'vitest';
import { findAllTwins, findTwins, nearnessOf } from './find-twins.ts';
import {
  ageMeasures,
  mixMeasures,
  mixSections,
  partWeights,
  type Measures,
  type SubjectParts,
} from './twin-parts.ts';

const mix = (trade: number): Measures => ({ A: 100 - trade - 10, C: 10, G: trade });

const region = (yugoId: number, parts: SubjectParts['parts'] = {}): SubjectParts => ({
  yugoId,
  parts: {
    age: { young: 20, working: 65, old: 15 },
    density: { density: 10 },
    income: { income: 100 },
    urban: { urban: 70 },
    mix: mix(30),
    ...parts,
  },
});

/** Six regions that differ in towns alone: the first of 70 per cent, the others of 71, 72, 73, 74 and 75. */
const byTowns = [70, 71, 72, 73, 74, 75].map((urban, at) => region(at + 1, { urban: { urban } }));

test('the nearest comes first, and nobody is its own twin', () => {
  const { twins, missing, compared } = findTwins(1, byTowns);
  expect(twins.map(({ yugoId }) => yugoId)).toEqual([2, 3, 4, 5, 6]);
  expect([missing, compared]).toEqual([[], 6]);
});

test('the twins of all at once are those of each; too few have none', () => {
  const varied = byTowns.map((each, at) => ({
    ...each,
    parts: { ...each.parts, urban: { urban: 70 + at ** 2 }, mix: mix(20 + ((at * 3) % 5)) },
  }));
  const ofEach = varied.map(
    ({ yugoId }) => [yugoId, findTwins(yugoId, varied).twins.map((twin) => twin.yugoId)] as const,
  );
  expect([...findAllTwins(varied)]).toEqual(ofEach);
  expect(findAllTwins(byTowns.slice(1))).toEqual(new Map());
});

test('70 and 75 of six even steps are 2.93 standard deviations apart: a fifth of its square is 1.31, nearness 43', () => {
  const { twins } = findTwins(1, byTowns);
  expect(twins[4]!.far).toMatchObject({ part: 'urban', measures: ['urban'] });
  expect(twins[4]!.far.distance).toBeCloseTo(2.928, 3);
  expect(twins[4]!.nearness).toBeCloseTo(43.3, 1);
});

test('one standard deviation is a nearness of 50, none of 100', () => {
  expect([nearnessOf(0), nearnessOf(1), nearnessOf(3)]).toEqual([100, 50, 25]);
});

test('the two parts of least distance bring near, the one of most parts', () => {
  const others = [
    region(2, { urban: { urban: 80 }, income: { income: 101 }, density: { density: 11 } }),
    region(3, { urban: { urban: 90 }, income: { income: 150 }, density: { density: 1000 } }),
    region(4, { age: { young: 30, working: 65, old: 5 } }),
    region(5, { mix: mix(60) }),
    region(6, { mix: mix(20) }),
  ];
  const twin = findTwins(1, [region(1), ...others]).twins.find(({ yugoId }) => yugoId === 2)!;
  expect(twin.near.map(({ part }) => part)).toEqual(['age', 'mix']);
  expect(twin.near[1]!.measures).toEqual(['A', 'G', 'C']);
  expect(twin.far.part).toBe('urban');
});

test('of sections the reason to part names those that differ most', () => {
  const others = [2, 3, 4, 5, 6].map((id) => region(id, { mix: mix(30 + id) }));
  const { far } = findTwins(1, [region(1), ...others]).twins[0]!;
  expect(far.part).toBe('mix');
  expect(far.measures.at(-1)).toBe('C');
});

test('density counts by its logarithm: 10 is as near to 100 as to 1', () => {
  const others = [1, 100, 10, 10, 10].map((density, at) => region(at + 2, { density: { density } }));
  const { twins } = findTwins(1, [region(1), ...others]);
  const [thin, thick] = [2, 3].map((id) => twins.find(({ yugoId }) => yugoId === id)!.nearness);
  expect(thin).toBeCloseTo(thick!, 9);
});

test('a region without a part has no twins, and the part is named', () => {
  const { urban: _urban, mix: _mix, ...known } = region(1).parts;
  expect(findTwins(1, [{ yugoId: 1, parts: known }, ...byTowns.slice(1)])).toEqual({
    twins: [],
    missing: ['urban', 'mix'],
    compared: 5,
  });
});

test('a subject without a part is not compared; of five there are no five twins', () => {
  const { age: _age, ...known } = region(6).parts;
  const found = findTwins(1, [...byTowns.slice(0, 5), { yugoId: 6, parts: known }]);
  expect(found).toEqual({ twins: [], missing: [], compared: 5 });
});

test('the weights add up to one', () => {
  expect(Object.values(partWeights).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
});

test('30, 60 and 10 residents are as many per cent; nobody is no share', () => {
  expect(ageMeasures({ young: 30, working: 60, old: 10 })).toEqual({ young: 30, working: 60, old: 10 });
  expect(ageMeasures({})).toBeNull();
});

test('a section that is not known leaves the mix unknown', () => {
  const even = Object.fromEntries(mixSections.map((section) => [section, 10]));
  expect(mixMeasures(even)!['A']).toBeCloseTo(100 / 19, 9);
  const { C: _industry, ...lacking } = even;
  expect(mixMeasures(lacking)).toBeNull();
});
