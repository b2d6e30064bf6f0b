import { expect, test } from 'vitest';
import { createBag } from '../learning/text-features.ts';
import { tokenise } from '../text/tokenise.ts';
import { addFrames } from './frame-features.ts';
import { findFrames } from './tone-frames.ts';

/** Hashes of what is heard of the entity whose one word stands at `at`. */
function heard(sentence: string, at: number): number[] {
  const bag = createBag();
  addFrames(bag, tokenise(sentence, 'ru'), at, at + 1);
  return bag.hashes;
}

test('a word opens the frames of its beginning in any form, and most words none', () => {
  expect(findFrames('обвинили')).toEqual(['hit']);
  expect(findFrames('победителя')).toEqual(['win']);
  expect(findFrames('столица')).toEqual([]);
});

test('who accuses is heard otherwise than who is accused, and a denial otherwise than the deed', () => {
  expect(heard('Иванова обвинили', 0)).not.toEqual(heard('обвинили Иванова', 1));
  expect(heard('не обвинили Иванова', 2)).not.toEqual(heard('они обвинили Иванова', 2));
});

test('a deed more than seven words away says only that it is in the sentence', () => {
  expect(heard('Иванов один два три четыре пять шесть семь победил', 0)).toHaveLength(1);
});
