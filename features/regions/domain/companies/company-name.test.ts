import { expect, test } from 'vitest';
import { writeCompanyName } from './company-name.ts';

test.each([
  ['ТОРГОВЫЙ ДОМ "ПЕРЕКРЕСТОК"', 'Торговый дом «Перекресток»'],
  ['ГАЗПРОМ', 'Газпром'],
  ['РГС АКТИВЫ', 'РГС активы'],
  ['НЛМК', 'НЛМК'],
  ['Юнилевер Русь', 'Юнилевер Русь'],
  ['НЕФТЯНАЯ КОМПАНИЯ "ЛУКОЙЛ"', 'Нефтяная компания «Лукойл»'],
  ['', ''],
])('%s is read as %s', (registered, written) => {
  expect(writeCompanyName(registered)).toBe(written);
});
