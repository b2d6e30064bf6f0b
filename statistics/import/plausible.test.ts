import { describe, expect, test } from 'vitest';
import { findCountryBelowPart, findFarFromNeighbours } from './plausible.ts';
import type { SeriesFacts } from './store/series.ts';

const country = 1_180_665;
const series = (values: number[], over: Partial<SeriesFacts> = {}): SeriesFacts => ({
  indicator: 'i',
  dims: '',
  place: 1,
  source: 's',
  sample: false,
  knownAtAssumed: false,
  days: values.map((_, index) => index * 365),
  knownAt: values.map(() => 0),
  values,
  ...over,
});

describe('a figure', () => {
  test('50 times its neighbours is doubted, 40 times is not', () => {
    expect(findFarFromNeighbours([series([10, 11, 510, 10, 9])]).map(({ value }) => value)).toEqual([510]);
    expect(findFarFromNeighbours([series([10, 11, 400, 10, 9])])).toEqual([]);
    expect(findFarFromNeighbours([series([1000, 1100, 10, 1050, 990])]).map(({ value }) => value)).toEqual([
      10,
    ]);
  });

  test('of a series that jumps anyway is not', () => {
    expect(findFarFromNeighbours([series([1, 20, 900, 3, 40])])).toEqual([]);
  });

  test('of the country below its largest subject is doubted', () => {
    const own = series([5, 7, 9], { place: country });
    const doubts = findCountryBelowPart([own, series([6, 70, 13])], country);
    expect(doubts.map(({ value, beside }) => [value, beside])).toEqual([[7, 70]]);
  });
});
