import { expect, test } from 'vitest';
import { chosenPlace } from './chosen-place.ts';

const all = { region: 1, city: 2, district: 3, yugoId: 4, isCity: false, isFederal: false };

test('the city stands in the region’s stead when so flagged, the district when federal', () => {
  expect(chosenPlace(all)).toBe(1);
  expect(chosenPlace({ ...all, isCity: true })).toBe(2);
  expect(chosenPlace({ ...all, isFederal: true })).toBe(3);
  expect(chosenPlace({ yugoId: 4, isCity: false, isFederal: false })).toBe(4);
  expect(chosenPlace({ region: 1, isCity: true, isFederal: false })).toBeNull();
});
