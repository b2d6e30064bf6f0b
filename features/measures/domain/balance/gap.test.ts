import { expect, test } from 'vitest';
import { gapOf } from './gap.ts';

test('356 cases against 250 are 42 % worse, 6.0 % of poor against 6.5 % are better by half a point', () => {
  expect(gapOf(356, 250, { betterIs: 'down' })).toMatchObject({
    share: -0.424,
    difference: 106,
    verdict: 'worse',
  });
  const poor = gapOf(6, 6.5, { betterIs: 'down' })!;
  expect(poor.difference).toBe(-0.5);
  expect(poor.verdict).toBe('better');
});

test('within two percent a figure is at its norm; what is not known has no distance', () => {
  expect(gapOf(76.5, 78, { betterIs: 'up' })!.verdict).toBe('near');
  expect(gapOf(76, 78, { betterIs: 'up' })!.verdict).toBe('worse');
  expect(gapOf(null, 78, { betterIs: 'up' })).toBeNull();
  expect(gapOf(5, null, { betterIs: 'up' })).toBeNull();
  expect(gapOf(5, 0, { betterIs: 'up' })).toBeNull();
});

test('an index is compared in points: incomes at 100.1 against 98.6 are better, 98.9 against 98.6 are near', () => {
  const of = (value: number) => gapOf(value, 98.6, { betterIs: 'up', isIndex: true })!;
  expect([of(100.1), of(98.9), of(98)].map(({ verdict }) => verdict)).toEqual(['better', 'near', 'worse']);
  expect(of(100.1).share).toBeCloseTo(0.015, 9);
});
