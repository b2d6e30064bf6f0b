import { expect, test } from 'vitest';
import { countObjects } from './named-objects.ts';

test('two and three objects are five; without statistics there are none', () => {
  expect(countObjects([{ count: 2 }, { count: 3 }])).toBe(5);
  expect(countObjects(null)).toBe(0);
});
