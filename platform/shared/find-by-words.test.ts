import { expect, test } from 'vitest';
import { findByWords } from './find-by-words.ts';

const names = ['Уровень безработицы', 'Численность безработных', 'Unemployment rate', '失業率'];
const find = (text: string) => findByWords(text, names, (name) => [name]);

test('a name is found by all words of a text, in any case and ending, from the beginnings of its words', () => {
  expect(find('БЕЗРАБОТИЦА уровень')).toEqual(['Уровень безработицы']);
  expect(find('employment')).toEqual([]);
  expect(find('unemployment rates')).toEqual([]);
  expect(find('unemployed rate')).toEqual(['Unemployment rate']);
  expect(find('失業')).toEqual(['失業率']);
  expect(find('')).toHaveLength(4);
});
