import { expect, test } from 'vitest';
import { classifyPopularity, isHotStory, mayBeHotStory, weighStory } from './score-story.ts';

const facts = {
  sources: 7,
  sourcesOfDay: 7,
  items: 9,
  authority: 7,
  authorityOfDay: 7,
  firstHours: 90,
  latestHours: 100,
  itemsLately: 3,
  itemsBefore: 2,
  notNewsShare: 0,
  leisureShare: 0,
  publicShare: 0,
};

test('a story of seven outlets of the day, half of it new, weighs twice log2(1 + 7 and an eighth of it)', () => {
  // Growth 3 / (3 + 2 + 1) = 0.5 lifts the seven by an eighth.
  expect(weighStory(facts).weight).toBeCloseTo(2 * Math.log2(1 + 7 * 1.125));
  expect(weighStory(facts).growth).toBe(0.5);
});

test('outlets of days before count a fifth: one late headline does not bring the story back', () => {
  // 2 + 5 / 5 = 3 of each.
  const late = weighStory({ ...facts, sourcesOfDay: 2, authorityOfDay: 2 }).weight;
  expect(late).toBeCloseTo(2 * Math.log2(1 + 3 * 1.125));
});

test('authority counts a fifth: one outlet of authority six weighs as two', () => {
  const one = { sources: 1, sourcesOfDay: 1, authority: 6, authorityOfDay: 6 };
  const two = { sources: 2, sourcesOfDay: 2, authority: 2, authorityOfDay: 2 };
  expect(weighStory({ ...facts, ...one }).weight).toBeCloseTo(weighStory({ ...facts, ...two }).weight);
});

test('a transfer told by ten outlets stands below an order told by four: leisure weighs half', () => {
  const told = (sources: number) => ({
    sources,
    sourcesOfDay: sources,
    authority: sources,
    authorityOfDay: sources,
  });
  const transfer = weighStory({ ...facts, ...told(10), leisureShare: 1 }).weight;
  expect(transfer).toBeLessThan(weighStory({ ...facts, ...told(4) }).weight);
  expect(transfer).toBeCloseTo(weighStory({ ...facts, ...told(10) }).weight / 2);
});

test('of two stories with as many outlets a decision stands above a curiosity: public matters weigh an eighth more', () => {
  const decision = weighStory({ ...facts, publicShare: 1 }).weight;
  expect(decision).toBeCloseTo(1.12 * weighStory(facts).weight);
  // Four outlets of it still stand below seven of anything else.
  const four = { sources: 4, sourcesOfDay: 4, authority: 4, authorityOfDay: 4 };
  expect(weighStory({ ...facts, ...four, publicShare: 1 }).weight).toBeLessThan(weighStory(facts).weight);
});

test('what may be hot has three sources and does not slow down', () => {
  expect(mayBeHotStory({ ...facts, sources: 3 })).toBe(true);
  expect(mayBeHotStory({ ...facts, sources: 2 })).toBe(false);
  expect(mayBeHotStory({ ...facts, itemsLately: 2, itemsBefore: 3 })).toBe(false);
  expect(mayBeHotStory({ ...facts, notNewsShare: 0.5 })).toBe(false);
});

test('a story cools when nobody writes any more', () => {
  expect(isHotStory(facts, 101)).toBe(true);
  expect(isHotStory(facts, 104)).toBe(false);
  expect(isHotStory({ ...facts, sources: 3 }, 101)).toBe(false);
});

test('popularity grows with distinct sources, and hot outranks all', () => {
  expect([1, 2, 4, 8].map((sources) => classifyPopularity({ sources }, false))).toEqual([
    'not popular',
    'small',
    'normal',
    'big',
  ]);
  expect(classifyPopularity({ sources: 4 }, true)).toBe('hot');
});
