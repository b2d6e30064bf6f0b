import { expect, test } from 'vitest';
import { sectionOf } from './section-of.ts';

test('a letter of A to U or all is a section, anything else is none', () => {
  expect(['all', 'A', 'U'].map(sectionOf)).toEqual(['all', 'A', 'U']);
  expect(['', 'V', 'a', 'AB', '1', undefined].map(sectionOf)).toEqual(Array.from({ length: 6 }, () => null));
});
