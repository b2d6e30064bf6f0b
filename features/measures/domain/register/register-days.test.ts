import { expect, test } from 'vitest';
import { knownEnd } from './register-days.ts';

test('the end of a register’s measure is not known before it has come, that of an author’s is', () => {
  const day = '2021-10-20';
  expect(knownEnd({ origin: 'OxCGRT', ends: '2022-01-06' }, day)).toBeNull();
  expect(knownEnd({ origin: 'OxCGRT', ends: '2021-10-20' }, day)).toBeNull();
  expect(knownEnd({ origin: 'OxCGRT', ends: '2021-10-19' }, day)).toBe('2021-10-19');
  expect(knownEnd({ origin: null, ends: '2022-01-06' }, day)).toBe('2022-01-06');
});
