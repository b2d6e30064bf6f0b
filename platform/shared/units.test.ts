import { expect, test } from 'vitest';
import { formatBytes, formatPlayTime } from './units.ts';

test('a file size takes the largest unit it fills', () => {
  expect(
    [0, 1023, 1024, 1_572_864].map((bytes) => formatBytes(bytes, 'ru').replaceAll('\u00A0', ' ')),
  ).toEqual(['0 Б', '1 023 Б', '1 КБ', '1,5 МБ']);
});

test('a length has hours only when it fills one', () => {
  expect([7, 187, 3765].map(formatPlayTime)).toEqual(['0:07', '3:07', '1:02:45']);
});
