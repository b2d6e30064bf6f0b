import { expect, test } from 'vitest';
import { classifyPopularity, isHotStory, scoreStory } from './score-story.ts';

const facts = {
  sources: 7,
  items: 9,
  authority: 7,
  firstHours: 90,
  latestHours: 100,
  itemsLately: 3,
  itemsBefore: 2,
  notNewsShare: 0,
};

test('a story of seven sources, just told and half new, scores 45 and a quarter more for growth', () => {
  // log2(8) = 3: 15 for sources, 30 for authority; growth 3 / (3 + 2 + 1) = 0.5 lifts by a quarter.
  expect(scoreStory(facts, 100).score).toBeCloseTo(56.25);
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
