import { expect, test } from 'vitest';
import { soundOf } from './sound-of.ts';

test.each([
  ['prado', 'прадо'],
  ['toyota', 'тойота'],
  ['bosch', 'бош'],
  ['прадо', 'прадо'],
])('%s sounds %s', (word, sound) => {
  expect(soundOf(word)).toBe(sound);
});
