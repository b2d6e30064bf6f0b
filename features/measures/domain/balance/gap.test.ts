import { expect, test } from 'vitest';
import { gapOf } from './gap.ts';

test('356 cases against 250 are 42 % worse, 6.0 % of poor against 6.5 % are better by half a point', () => {
  expect(gapOf(356, 250, 'down')).toMatchObject({ share: -0.424, difference: 106, verdict: 'worse' });
  const poor = gapOf(6, 6.5, 'down')!;
  expect(poor.difference).toBe(-0.5);
  expect(poor.verdict).toBe('better');
});

test('within two percent a figure is at its norm; what is not known has no distance', () => {
  expect(gapOf(76.5, 78, 'up')!.verdict).toBe('near');
  expect(gapOf(76, 78, 'up')!.verdict).toBe('worse');
  expect(gapOf(null, 78, 'up')).toBeNull();
  expect(gapOf(5, null, 'up')).toBeNull();
  expect(gapOf(5, 0, 'up')).toBeNull();
});
