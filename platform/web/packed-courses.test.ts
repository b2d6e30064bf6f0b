import { expect, test } from 'vitest';
import { pack, unpack } from './packed-courses.ts';

const course = Array.from({ length: 120 }, (_, day) => (day % 10 === 9 ? null : day / 10));
const data = {
  day: '2021-10-20',
  places: [
    { name: 'Москва', trend: course, rank: 1 },
    { name: 'Коми', trend: course.slice(0, 7), rank: null },
  ],
  country: null,
  exact: Array.from({ length: 20 }, (_, index) => index / 7),
};

test('what is packed comes back as it was', () => {
  expect(unpack(pack(data))).toEqual(data);
});

test('a course of 120 days travels as one text, a short one and one of exact quotients as they are', () => {
  const { held } = pack(data) as { held: { places: { trend: unknown }[]; exact: unknown } };
  expect(held.places.map(({ trend }) => Array.isArray(trend))).toEqual([false, true]);
  expect(held.exact).toEqual(data.exact);
  expect(JSON.stringify(held.places[0]!.trend).length).toBeLessThan(JSON.stringify(course).length);
});
