import { expect, test } from 'vitest';
import { readGeoView, writeGeoView } from './geo-view.ts';
import { sumCities } from './sum-cities.ts';

test('people add up over counted cities, and beyond the polar circle apart', () => {
  const city = (population: number | null, latitude: number | null) => ({ population, latitude });
  expect(sumCities([city(1_187_771, 56), city(174_453, 69.3), city(null, 66.6), city(10, null)])).toEqual({
    cities: 4,
    people: 1_362_234,
    polarCities: 2,
    polarPeople: 174_453,
  });
});

test('the chosen city is in the address; what is no number is no choice', () => {
  expect(readGeoView(new URLSearchParams('city=1126724'))).toEqual({ city: 1_126_724, all: false });
  expect(readGeoView(new URLSearchParams('city=abc&all=1'))).toEqual({ city: null, all: true });
  expect(writeGeoView({ city: 5, all: false }, new URLSearchParams()).toString()).toBe('city=5');
});
