import { expect, test } from 'vitest';
import { codeOfEntry, entryIdOf, isWithin, okvedPattern, widestCodes } from './okved-code.ts';

const classesOf = (section: string) => (section === 'G' ? ['45', '46', '47'] : []);

test('a code is a letter, a class, or a class with one or two parts; anything else is none', () => {
  for (const code of ['A', 'U', '01', '47', '47.1', '47.11', '47.11.1', '47.11.12'])
    expect(okvedPattern.test(code)).toBe(true);
  for (const code of ['', 'V', 'g', '4', '471', '47.', '47.111', '47.1.1.1', '47 OR 1=1'])
    expect(okvedPattern.test(code)).toBe(false);
});

test('the number of an entry tells codes apart that have the same digits', () => {
  expect(['A', 'G', 'U', '01', '10', '01.1', '01.10', '62.01'].map(entryIdOf)).toEqual([
    1, 7, 21, 101, 110, 1011, 10110, 16201,
  ]);
});

test('a number leads back to its code; a number of no code to none', () => {
  for (const code of ['A', 'U', '01', '10', '01.1', '01.10', '62.01', '47.11.1', '47.11.12'])
    expect(codeOfEntry(entryIdOf(code))).toBe(code);
  for (const id of [0, 22, 99, 201, 162_010_111, -1]) expect(codeOfEntry(id)).toBeNull();
});

test('a section stands for its classes, and a code within another goes', () => {
  expect(widestCodes(['47.11', 'G', '46.4', '62.01', '62.0'], classesOf)).toEqual(['45', '46', '47', '62.0']);
});

test('46.46.1 lies within 46.4 and 46, not within 47 or 46.5', () => {
  expect(isWithin('46.46.1', ['46.4'])).toBe(true);
  expect(isWithin('46.46.1', ['01', '46'])).toBe(true);
  expect(isWithin('46.46.1', ['47', '46.5'])).toBe(false);
});
