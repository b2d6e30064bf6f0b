import { expect, test } from 'vitest';
import { readValue } from './read-value.ts';

test('a point is always the decimal mark, a comma where semicolons or tabs stand between cells', () => {
  expect(readValue('1.5', ',')).toEqual({ value: 1.5 });
  expect(readValue('1.5', ';')).toEqual({ value: 1.5 });
  expect(readValue('1,5', ';')).toEqual({ value: 1.5 });
  expect(readValue('-1,5', '\t')).toEqual({ value: -1.5 });
});

test('the printed minus and powers of ten are read', () => {
  expect(readValue('\u22123', ',')).toEqual({ value: -3 });
  expect(readValue('2e3', ',')).toEqual({ value: 2000 });
});

test('what could be read in two ways is refused, never guessed', () => {
  expect(readValue('1,234', ',')).toHaveProperty('reason');
  expect(readValue('1.234,5', ';')).toHaveProperty('reason');
  expect(readValue('1\u00A0234', ';')).toHaveProperty('reason');
  expect(readValue("1'234", ',')).toHaveProperty('reason');
});

test('an empty cell, a word and an endless number are refused', () => {
  for (const written of ['', 'n/a', '…', 'NaN', 'Infinity', '1e999', '0x10', '5%'])
    expect(readValue(written, ',')).toHaveProperty('reason');
});
