import { expect, test } from 'vitest';
import { findFinding, type Ends, rankCorrelation } from './find-finding.ts';

const place = (yugoId: number, start: number | null, end: number | null): Ends => ({
  yugoId,
  isRegion: yugoId < 100,
  start,
  end,
});
const find = (places: Ends[], more: object = {}) =>
  findFinding({ form: 'line', places, inPoints: false, isSample: false, pairs: [], ...more });

test('a course is told in times from about twofold, else in per cent, of a rate in points; under two per cent nothing changed', () => {
  const course = (start: number, end: number, inPoints = false) => {
    const found = find([place(1, start, end)], { inPoints });
    return found?.kind === 'course' ? found.course : null;
  };
  expect(course(10, 50)).toEqual({ kind: 'times', up: true, factor: 5 });
  expect(course(50, 10)).toEqual({ kind: 'times', up: false, factor: 5 });
  expect(course(100, 130)).toEqual({ kind: 'percent', up: true, percent: 30 });
  expect(course(10, 12, true)).toEqual({ kind: 'points', up: true, points: 2 });
  expect(course(100, 101)).toEqual({ kind: 'flat' });
  expect(course(-5, 5)).toEqual({ kind: 'fromTo' });
});

test('the first place is the lowest only where every other region is higher, and the country is none of them', () => {
  const extreme = (...ends: number[]) => {
    const found = find([place(1, 9, 5), ...ends.map((end, at) => place(at + 2, 9, end))]);
    return found?.kind === 'course' ? [found.extreme, found.of] : null;
  };
  expect(extreme(6, 7)).toEqual(['lowest', 3]);
  expect(extreme(5, 7)).toEqual([null, 3]);
  expect(extreme(4, 3)).toEqual(['highest', 3]);
  expect(extreme(6)).toEqual([null, 2]);
  const beside = find([place(1, 9, 5), place(2, 9, 6), place(3, 9, 7), place(100, 9, 1)]);
  expect(beside).toMatchObject({ extreme: 'lowest', of: 3 });
});

test('nothing is told of generated figures, of a subject without a value at an end, or of two that share the first place', () => {
  expect(find([place(1, 10, 50)], { isSample: true })).toBeNull();
  expect(find([place(1, null, 50), place(2, 10, 20)])).toBeNull();
  expect(find([place(1, 1, 9), place(2, 1, 9), place(3, 1, 2)], { form: 'rank' })).toBeNull();
  expect(find([place(1, 1, 9), place(2, 1, 8), place(3, 1, 3)], { form: 'rank' })).toEqual({
    kind: 'extremes',
    highest: 1,
    lowest: 3,
    of: 3,
    ratio: 3,
  });
  expect(find([], { form: 'scatter', pairs: [[1, 2]] })).toBeNull();
});

test('ranks that rise together have the correlation 1, opposite ones −1, equal ones none', () => {
  expect(
    rankCorrelation([
      [1, 10],
      [2, 20],
      [3, 900],
    ]),
  ).toBeCloseTo(1);
  expect(
    rankCorrelation([
      [1, 9],
      [2, 5],
      [3, 1],
    ]),
  ).toBeCloseTo(-1);
  expect(
    rankCorrelation([
      [1, 5],
      [2, 5],
    ]),
  ).toBe(0);
});
