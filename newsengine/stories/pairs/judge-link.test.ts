import { expect, test } from 'vitest';
import type { BoostedTrees } from '#newsengine/learning/boosted-trees.ts';
import type { Network } from '#newsengine/learning/network.ts';
import { judgeHeadlines } from './judge-link.ts';

const sure = (logit: number): BoostedTrees => ({
  base: logit,
  trees: [{ feature: [-1], threshold: [0], left: [0], right: [0] }],
});
/** Says its base, whatever it is asked. */
const saying = (base: number): Network => ({
  means: new Float32Array(1),
  scales: new Float32Array(1),
  inward: new Float32Array(1),
  biases: new Float32Array(1),
  outward: new Float32Array(1),
  base,
});
const row = Float64Array.of(0);
const logit = (share: number): number => Math.log(share / (1 - share));

test('where the trees are in doubt the network speaks as loudly as they', () => {
  const share = judgeHeadlines(row, 'ru', { pairs: sure(0), network: saying(2) });
  expect(logit(share)).toBeCloseTo(1, 5);
});

test.each([-5, 6])('where the trees are sure (%s) it is not asked', (trees) => {
  expect(logit(judgeHeadlines(row, 'ru', { pairs: sure(trees), network: saying(-trees) }))).toBeCloseTo(
    trees,
    5,
  );
});

test('it judges the languages it was taught', () => {
  const knowledge = { pairs: sure(0), network: saying(2) };
  expect(judgeHeadlines(row, 'en', knowledge)).toBeGreaterThan(0.5);
  expect(judgeHeadlines(row, 'es', knowledge)).toBe(0.5);
});
