import { expect, test } from 'vitest';
import { filterOf, readScope } from './region-scope.ts';

const scopeOf = (search: string) => readScope(new URL(`https://site.example/${search}`));

test('a city wins over a district, and what is no number counts as not said', () => {
  expect(scopeOf('?city=12&district=3')).toEqual({ city: 12, district: null });
  expect(scopeOf('?district=3')).toEqual({ city: null, district: 3 });
  expect(scopeOf('?city=-1&district=x')).toEqual({ city: null, district: null });
});

test('a scope becomes the flags of the calls', () => {
  expect(filterOf(7, scopeOf('?city=12'))).toEqual({ region: 7, city: 12, isCity: true });
  expect(filterOf(7, scopeOf('?district=3'))).toEqual({ region: 7, district: 3, isFederal: true });
  expect(filterOf(7, scopeOf(''))).toEqual({ region: 7 });
});
