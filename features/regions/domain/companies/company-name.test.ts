import { expect, test } from 'vitest';
import { writeCompanyName } from './company-name.ts';

test('a registered name stands in usual letters and quotes', () => {
  expect(writeCompanyName(' НЕФТЯНАЯ КОМПАНИЯ "ЛУКОЙЛ"')).toBe('Нефтяная компания «Лукойл»');
});
