import { expect, test } from 'vitest';
import { readCodes, tidyCodes } from './branch-codes.ts';

const sectionOf = (code: string) => (code.startsWith('4') ? 'G' : code.startsWith('2') ? 'C' : code);

test('a set keeps each code once, and none that lies within another or within a section of the set', () => {
  expect(tidyCodes(['46.46', '21', '46.46', '46.46.1', '46.4', '21.20'], sectionOf)).toEqual(['21', '46.4']);
  expect(tidyCodes(['G', '46.46', '21', '47'], sectionOf)).toEqual(['21', 'G']);
});

test('codes are read from a pasted column, a sentence with commas, a letter in small', () => {
  expect(readCodes('21, 46.46;47.73\n g\t27.3 ')).toEqual(['21', '46.46', '47.73', 'G', '27.3']);
  expect(readCodes(' ,; ')).toEqual([]);
});
