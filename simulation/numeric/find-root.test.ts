import { expect, test } from 'vitest';
import { findRoot } from './find-root.ts';
import { InputRefusal } from './refusal.ts';

test('the root of x² − 2 between 0 and 2 is √2', () =>
  expect(findRoot((x) => x * x - 2, 0, 2)).toBeCloseTo(Math.SQRT2, 14));

test('a bracket without a change of sign is refused', () =>
  expect(() => findRoot((x) => x * x + 1, 0, 2)).toThrow(InputRefusal));
