import { expect, test } from 'vitest';
import { savedAs } from './saved-as.ts';

test('a saved search asks the same whatever the order of its parts and whichever are empty', () => {
  const saved = [
    { id: 1, question: { text: 'oil' } },
    { id: 2, question: { text: 'oil', regions: [1], rubrics: [] } },
  ];
  expect(savedAs({ regions: [1], text: 'oil', from: undefined }, saved)).toBe(2);
  expect(savedAs({ text: 'oil', regions: [] }, saved)).toBe(1);
  expect(savedAs({ text: 'gas' }, saved)).toBeNull();
  expect(savedAs({ text: 'oil' }, null)).toBeNull();
});
