import { expect, test } from 'vitest';
import { decodeTagger, encodeTagger, mayFollow, tagTokens } from './tagger.ts';
import type { Tagger } from './tagger.ts';
import { averageTaggers, trainTagger } from './train-tagger.ts';

test('an inside tag needs a tag of its own kind before it', () => {
  expect(mayFollow('B-person', 'I-person')).toBe(true);
  expect(mayFollow('O', 'I-person')).toBe(false);
  expect(mayFollow('B-event', 'I-person')).toBe(false);
});

test('a tagger learns a name of two words and keeps it through its file', () => {
  const sentence = { features: [[1], [2], [3]], tags: ['O', 'B-person', 'I-person'] };
  const tagger = decodeTagger(
    encodeTagger(trainTagger([sentence], ['person'], { buckets: 16, epochs: 5, seed: 1 })),
  );
  expect(tagTokens(sentence.features, tagger)).toEqual(sentence.tags);
  expect(tagTokens([], tagger)).toEqual([]);
});

test('the mean of taggers weighs as much as they do together', () => {
  const one: Tagger = {
    tags: ['O', 'B-x', 'I-x'],
    buckets: 1,
    scale: 0.5,
    weights: Int8Array.of(0, 127, 0),
    moves: [2],
  };
  const two: Tagger = { ...one, weights: Int8Array.of(0, 0, 127), moves: [4] };
  const { scale, weights, moves } = averageTaggers([one, two]);
  expect([...weights]).toEqual([0, 127, 127]);
  expect(scale).toBeCloseTo(0.25);
  expect(moves).toEqual([6]);
});
