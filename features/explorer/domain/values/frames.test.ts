import { expect, test } from 'vitest';
import { framesOf, spanOf, valueBetween } from './frames.ts';

const course = (measure: number, yugoId: number, values: Record<string, number>) => ({
  measure,
  yugoId,
  points: Object.entries(values).map(([day, value]) => ({ day, value })),
});
const two = [
  course(0, 1, { '2018-12-31': 10, '2019-12-31': 20 }),
  course(0, 2, { '2018-12-31': 30, '2019-12-31': 40 }),
  course(1, 1, { '2017-12-31': 1, '2018-12-31': 2, '2019-12-31': 4 }),
  course(1, 2, { '2018-12-31': 6 }),
];
const { frames } = framesOf(['year', 'year'], two);

test('times are those at which both measures are known of half as many places as ever', () => {
  expect(frames.map(({ time }) => time)).toEqual(['2018', '2019']);
  const three = [course(0, 3, { '2018-12-31': 1 }), course(1, 3, { '2018-12-31': 1 })];
  expect(framesOf(['year', 'year'], [...two, ...three]).frames.map(({ time }) => time)).toEqual(['2018']);
});

test('between two times a value lies on the straight line; known at one only, it is not made up', () => {
  expect([0, 0.5, 1].map((at) => valueBetween(frames, at, { measure: 1, yugoId: 1 }))).toEqual([2, 3, 4]);
  expect([0.4, 0.6].map((at) => valueBetween(frames, at, { measure: 1, yugoId: 2 }))).toEqual([6, null]);
  expect(spanOf(frames, 0)).toEqual({ min: 10, max: 40 });
  expect(spanOf(frames, 2)).toBe(null);
});

test('of measures of different periods the longer one is the step, with the newest day that most places have', () => {
  const mixed = framesOf(
    ['year', 'month'],
    [
      course(0, 1, { '2020-12-31': 5 }),
      course(0, 2, { '2020-12-31': 6 }),
      course(1, 1, { '2020-10-31': 1, '2020-11-30': 2, '2020-12-31': 3 }),
      course(1, 2, { '2020-11-30': 8 }),
      course(1, 3, { '2020-11-30': 9 }),
    ],
  );
  expect([mixed.period, mixed.frames.length, mixed.frames[0]!.time]).toEqual(['year', 1, '2020']);
  expect(mixed.frames[0]!.days).toEqual(['2020-12-31', '2020-11-30']);
  expect([...mixed.frames[0]!.values[1]!]).toEqual([
    [1, 2],
    [2, 8],
    [3, 9],
  ]);
});
