import { expect, test } from 'vitest';
import { judgeOutcome } from '../receipt/judge-outcome.ts';
import { compareWeeks, countAsFar, gapsOfOthers, type CourseOfPlace } from './compare-places.ts';

const course = (
  yugoId: number,
  weeksBefore: (number | null)[],
  ...weeks: (number | null)[]
): CourseOfPlace => ({
  yugoId,
  before: weeksBefore.reduce<number>((sum, week) => sum + (week ?? 0), 0),
  weeksBefore,
  weeks,
});
const even = (yugoId: number, level: number, ...weeks: (number | null)[]): CourseOfPlace =>
  course(yugoId, [level, level, level, level], ...weeks);

test('100 a week in the place, its twins double: 200 would be as they grew, whatever their own level', () => {
  const twins = [even(2, 50, 100), even(3, 1000, 2000), even(4, 70, 140)];
  const weeks = compareWeeks(even(1, 100, 90), twins);
  expect(weeks.map(({ week }) => week)).toEqual([-4, -3, -2, -1, 0]);
  expect(weeks.at(0)).toEqual({ week: -4, own: 100, alike: 100 });
  expect(weeks.at(-1)).toEqual({ week: 0, own: 90, alike: 200 });
});

test('a week nobody reported in the place is left out; twins with few cases tell nothing', () => {
  expect(compareWeeks(even(1, 100, null), [even(2, 50, 100)])).toHaveLength(4);
  expect(compareWeeks(even(1, 100, 90), [even(2, 10, 100)])).toEqual([]);
});

test('every other place is judged against its own twins; as far are those beyond the gap on its side alone', () => {
  const all = [even(1, 100, 100), even(2, 100, 50), even(3, 100, 100), even(4, 100, 200), even(5, 100, null)];
  const everybody = new Map(
    all.map(({ yugoId }) => [
      yugoId,
      all.filter((each) => each.yugoId !== yugoId).map((each) => each.yugoId),
    ]),
  );
  const gaps = gapsOfOthers(all, everybody, judgeOutcome);
  // Growths 1, 0.5, 1, 2 and none: the last is told of nobody and compared with nobody.
  expect(gaps).toEqual([
    { yugoId: 2, gap: -50 },
    { yugoId: 1, gap: 0 },
    { yugoId: 3, gap: 0 },
    { yugoId: 4, gap: 100 },
  ]);
  expect(countAsFar(-20, gaps)).toBe(1);
  expect(countAsFar(-60, gaps)).toBe(0);
  expect(countAsFar(0, gaps)).toBe(3);
});
