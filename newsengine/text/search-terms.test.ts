import { expect, test } from 'vitest';
import { searchQuery, searchTerms } from './search-terms.ts';

test('forms of one word are one term', () => {
  expect(searchTerms('Карантин карантина карантином', 'ru')).toHaveLength(1);
});

test('parts of a hyphenated word are found each', () => {
  const terms = searchTerms('Санкт-Петербург', 'ru');
  expect(terms).toEqual([...searchTerms('Санкт', 'ru'), ...searchTerms('Петербург', 'ru')]);
});

test('marks cannot leave the quotes of the question', () => {
  expect(searchQuery("a' | 'b\\ :* & !", 'en')).toBe("'a' & 'b'");
});

test('a short word is taken whole, a longer one by its beginning too', () => {
  expect(searchQuery('ЕС', 'ru')).toBe("'ес'");
  expect(searchQuery('Москва', 'ru')).toMatch(/^\('\p{L}+' \| 'москва':\*\)$/u);
});

test('a question without words asks nothing', () => {
  expect(searchQuery(' ?! — ', 'ru')).toBeNull();
});
