import { expect, test } from 'vitest';
import { outward } from './outward.ts';

test('an interval is written outwards: 1.112 to 1.114 is 1.11 to 1.12, ends that are exact stay', () => {
  expect(outward(1.112, 1.114, 2)).toEqual([1.11, 1.12]);
  expect(outward(1.1, 1.15, 2)).toEqual([1.1, 1.15]);
  expect(outward(0.29, 0.57, 2)).toEqual([0.29, 0.57]);
  expect(outward(-0.5, 12.2, 0)).toEqual([-1, 13]);
});
