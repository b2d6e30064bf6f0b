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

const points = Array.from({ length: 40 }, (_, at) => ({
  day: `2020-02-${String((at % 28) + 1).padStart(2, '0')}`,
  value: at % 7 === 0 ? null : at * 1.5,
  sample: false,
  place: { id: at, course },
}));

test('a long list of one shape comes back as it was, its fields in their order', () => {
  const data = {
    points,
    mixed: [...points, { day: '2020-02-01' }],
    none: Array.from({ length: 20 }, () => ({})),
  };
  const back = unpack(pack(data));
  expect(back).toEqual(data);
  expect(Object.keys(back.points[0]!)).toEqual(['day', 'value', 'sample', 'place']);
});

test('a year of points travels as a few texts; what only looks like a day stays a text', () => {
  const days = Array.from({ length: 300 }, (_, at) => ({
    day: new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10),
    value: at,
    sample: false,
  }));
  expect(JSON.stringify(pack({ days })).length).toBeLessThan(JSON.stringify({ days }).length / 8);
  const odd = { odd: days.map(({ value }) => ({ day: value === 7 ? '2021-02-30' : '2021-02-28', value })) };
  expect(unpack(pack(odd))).toEqual(odd);
});
