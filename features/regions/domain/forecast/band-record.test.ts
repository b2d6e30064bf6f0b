import { expect, test } from 'vitest';
import { nameBand } from './band-record.ts';

test('32 of 50 is short of 80 %, so the record stands for the probability; 40 of 50 is not', () => {
  expect(nameBand({ held: 32, count: 50 }, false)).toBe('record');
  expect(nameBand({ held: 40, count: 50 }, false)).toBe('sure');
});

test('nine of nine is too short a record, none is no record, and in an alarm no probability is named', () => {
  expect(nameBand({ held: 9, count: 9 }, false)).toBe('record');
  expect(nameBand({ held: 0, count: 0 }, false)).toBe('untried');
  expect(nameBand(null, false)).toBe('untried');
  expect(nameBand({ held: 50, count: 50 }, true)).toBe('record');
});
