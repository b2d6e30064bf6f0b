import { expect, test } from 'vitest';
import { findFault } from './identifiers.ts';

test.each([
  ['inn', '7736050003'],
  ['inn', '8401005730'],
  ['inn', '500100732259'],
  ['ogrn', '1027700132195'],
  ['ogrn', '304500116000157'],
  ['lei', '5493001KJTIIGC8Y1R12'],
  ['isin', 'RU0009029540'],
  ['wikidata', 'Q319497'],
  ['domain', 'anything.example'],
])('a right number of %s is taken: %s', (scheme, value) => {
  expect(findFault(scheme, value)).toBeNull();
});

test.each([
  ['inn', '7736050004', { rule: 'digit', expected: '3', position: 10 }],
  ['inn', '500100732250', { rule: 'digit', expected: '9', position: 12 }],
  ['inn', '77360500', { rule: 'length' }],
  ['inn', '77360500O3', { rule: 'signs' }],
  ['ogrn', '1027700132190', { rule: 'digit', expected: '5', position: 13 }],
  ['ogrn', '10277', { rule: 'length' }],
  ['lei', '5493001KJTIIGC8Y1R13', { rule: 'digit', expected: '12', position: 19 }],
  ['isin', 'RU0009029541', { rule: 'digit', expected: '0', position: 12 }],
  ['wikidata', '319497', { rule: 'signs' }],
])('a wrong number of %s says which rule it breaks: %s', (scheme, value, fault) => {
  expect(findFault(scheme, value)).toEqual(fault);
});
