import { expect, test } from 'vitest';
import { lowerFirst } from './lower-first.ts';

test('a name inside a sentence begins small, an abbreviation keeps its letters', () => {
  expect(lowerFirst('Болезни органов дыхания')).toBe('болезни органов дыхания');
  expect(lowerFirst('COVID-19')).toBe('COVID-19');
  expect(lowerFirst('НДФЛ')).toBe('НДФЛ');
  expect(lowerFirst('')).toBe('');
});
