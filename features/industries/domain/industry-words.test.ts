import { expect, test } from 'vitest';
import { wordsOf } from './industry-words.ts';

test('words are those of the nearest entry: 47.11 takes those of 47, 45 those of its section, an unnamed section none', () => {
  expect(wordsOf('47.11', 'G')?.code).toBe('47');
  expect(wordsOf('45.1', 'G')?.code).toBe('G');
  expect(wordsOf('G', 'G')?.code).toBe('G');
  expect(wordsOf('47', 'G')?.words.en).toContain('retailer');
  expect(wordsOf('97', 'T')).toBeNull();
});
