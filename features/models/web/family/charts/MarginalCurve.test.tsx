import { expect, test } from 'vitest';
import { markupLines } from '#platform/charts/fixtures/markup-lines.ts';
import { MarginalCurve, type MarginalData } from './MarginalCurve.tsx';

const points = (shares: readonly number[]): MarginalData['after'] =>
  Array.from({ length: 151 }, (_, i) => ({
    wage: i * 1000,
    disposable: 0,
    isCliff: false,
    marginalShare: shares[i] ?? 0.13,
  }));
const data: MarginalData = {
  before: points([]),
  after: points([0.13, 9, 0.5, 1.2, 1.1, 0.2]),
  now: 30_000,
  texts: {},
  words: { wage: 'Wage', before: 'without', after: 'with', cliff: 'income falls' },
  format: { share: (share) => `${Math.round(share * 100)}%`, wage: String },
};

test('a dot stands where income falls, at the top of the scale where it falls far', () => {
  const drawn = markupLines(<MarginalCurve data={data} label="Rate" />);
  const dots = [...drawn.matchAll(/<circle[^>]*cx="([\d.]+)"[^>]*cy="([\d.]+)"/g)];
  const heights = dots.map(([, , y]) => Number(y));
  // Twice: the phone's layout is drawn too. Falls of 1 000 and 3 000; what goes on at 4 000 is the same fall.
  expect(dots).toHaveLength(4);
  expect(heights[0]).toBe(12);
  expect(heights[1]).toBeGreaterThan(12);
});
