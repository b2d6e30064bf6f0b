import { expect, test } from 'vitest';
import { findFinding, type Ends } from './find-finding.ts';

const place = (yugoId: number, start: number | null, end: number | null, isNamed = true): Ends => ({
  yugoId,
  isNamed,
  isRegion: yugoId < 100,
  start,
  end,
});
const find = (places: Ends[], more: object = {}) =>
  findFinding({
    form: 'line',
    places,
    isOneTime: false,
    inPoints: false,
    isSample: false,
    pairs: [],
    ...more,
  });

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
    highest: [1],
    lowest: [3],
    of: 3,
    ratio: 3,
  });
  const many = [9, 7, 6, 5, 5, 4, 4, 3, 2, 2].map((end, at) => place(at + 1, 1, end));
  expect(find(many, { form: 'rank' })).toMatchObject({ highest: [1], lowest: [9, 10] });
  expect(find([...many, place(11, 1, 2)], { form: 'rank' })).toBeNull();
  expect(find([], { form: 'scatter', pairs: [[1, 2]] })).toBeNull();
});

test('at one time nothing changed: the first place and where it stands, two beside each other, or both ends of more', () => {
  const at = (places: Ends[]) => find(places, { isOneTime: true });
  const now = (yugoId: number, value: number | null, isNamed = true) => place(yugoId, value, value, isNamed);
  expect(at([now(1, 5)])).toEqual({ kind: 'state', yugoId: 1, extreme: null, rank: 1, of: 1 });
  const besideNeighbours = [now(1, 5), now(2, 9, false), now(3, 5, false), now(4, 2, false)];
  expect(at(besideNeighbours)).toEqual({ kind: 'state', yugoId: 1, extreme: null, rank: 2, of: 4 });
  expect(at([now(1, 5), now(2, 9)])).toEqual({ kind: 'pair', higher: 2, lower: 1 });
  expect(at([now(1, 5), now(100, 9)])).toEqual({ kind: 'pair', higher: 100, lower: 1 });
  expect(at([now(1, 5), now(2, 9), now(3, 2)])).toMatchObject({
    kind: 'extremes',
    highest: [2],
    lowest: [3],
  });
  expect(at([now(1, null)])).toBeNull();
});

test('a group has no subject: it is told how many of its regions rose, and of one time which are at its ends', () => {
  const group = [place(1, 5, 9, false), place(2, 5, 8, false), place(3, 5, 2, false)];
  expect(find(group)).toEqual({ kind: 'direction', up: true, count: 2, of: 3 });
  expect(find(group, { isOneTime: true })).toMatchObject({ kind: 'extremes', highest: [1], lowest: [3] });
  const equal = group.map((each) => ({ ...each, start: 1, end: 1 }));
  expect(find(equal, { isOneTime: true })).toBeNull();
});
