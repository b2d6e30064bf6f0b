import { expect, test } from 'vitest';
import { classifyPopularity, isHotStory, mayBeHotStory, scoreStory } from './score-story.ts';

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
};

test('a story of seven sources, just told and half new, scores 45 and a quarter more for growth', () => {
  // log2(8) = 3: 15 for sources, 30 for authority; growth 3 / (3 + 2 + 1) = 0.5 lifts by a quarter.
  expect(scoreStory(facts, 100).score).toBeCloseTo(56.25);
});

test('sources of days before count a fifth: one late headline does not bring the story back', () => {
  // 2 + 5 / 5 = 3 of each: log2(4) = 2 gives 10 and 20, growth a quarter more.
  expect(scoreStory({ ...facts, sourcesOfDay: 2, authorityOfDay: 2 }, 100).score).toBeCloseTo(37.5);
});

test('a transfer told by ten outlets stands below an order told by four: leisure weighs half', () => {
  const told = (sources: number) => ({
    sources,
    sourcesOfDay: sources,
    authority: sources,
    authorityOfDay: sources,
  });
  const transfer = scoreStory({ ...facts, ...told(10), leisureShare: 1 }, 100).score;
  expect(transfer).toBeLessThan(scoreStory({ ...facts, ...told(4) }, 100).score);
  expect(transfer).toBeCloseTo(scoreStory({ ...facts, ...told(10) }, 100).score / 2);
});

test('what may be hot has three sources and does not slow down', () => {
  expect(mayBeHotStory({ ...facts, sources: 3 })).toBe(true);
  expect(mayBeHotStory({ ...facts, sources: 2 })).toBe(false);
  expect(mayBeHotStory({ ...facts, itemsLately: 2, itemsBefore: 3 })).toBe(false);
  expect(mayBeHotStory({ ...facts, notNewsShare: 0.5 })).toBe(false);
});

test('eight silent hours halve the score', () => {
  expect(scoreStory(facts, 108).score).toBeCloseTo(scoreStory(facts, 100).score / 2);
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
