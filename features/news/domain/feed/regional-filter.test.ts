import { expect, test } from 'vitest';
import { placeOfFilter } from './regional-filter.ts';

const places = { region: 1, city: 2, district: 3, yugoId: 4 };

test('a city flag puts the city in the region\u2019s stead, a federal flag the district, both the city', () => {
  expect(placeOfFilter(places)).toBe(1);
  expect(placeOfFilter({ ...places, isCity: true })).toBe(2);
  expect(placeOfFilter({ ...places, isFederal: true })).toBe(3);
  expect(placeOfFilter({ ...places, isCity: true, isFederal: true })).toBe(2);
});

test('without the place that is meant yugoId stands in; without any it is everywhere', () => {
  expect(placeOfFilter({ yugoId: 4 })).toBe(4);
  expect(placeOfFilter({ isCity: true, region: 1, yugoId: 4 })).toBe(4);
  expect(placeOfFilter({})).toBeNull();
});

test('a city or a district alone is meant without its flag', () => {
  expect(placeOfFilter({ city: 2 })).toBe(2);
  expect(placeOfFilter({ district: 3 })).toBe(3);
  expect(placeOfFilter({ city: 2, region: 1 })).toBe(1);
});
