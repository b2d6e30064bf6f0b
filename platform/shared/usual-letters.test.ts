import { expect, test } from 'vitest';
import { writeUsualLetters, lowerFirst } from './usual-letters.ts';

test.each([
  ['ТОРГОВЫЙ ДОМ «ПЕРЕКРЕСТОК»', 'Торговый дом «Перекресток»'],
  ['ГАЗПРОМ', 'Газпром'],
  ['РГС АКТИВЫ', 'РГС активы'],
  ['НЛМК', 'НЛМК'],
  ['АШАН', 'Ашан'],
  ['Юнилевер Русь', 'Юнилевер Русь'],
  ['М.ВИДЕО МЕНЕДЖМЕНТ', 'М.Видео менеджмент'],
  ['ДЖ.Т.И. РОССИЯ', 'Дж.Т.И. Россия'],
  ['МЕТРО КЭШ ЭНД КЕРРИ', 'Метро кэш энд керри'],
  ['РН-МОСКВА', 'РН-Москва'],
  ['ТОРГОВО-ПРОМЫШЛЕННАЯ ПАЛАТА', 'Торгово-промышленная палата'],
  ['СЕВЕРНАЯ ВЕРФЬ И К', 'Северная верфь и к'],
  ['', ''],
])('%s is read as %s', (registered, written) => {
  expect(writeUsualLetters(registered)).toBe(written);
});

test('a name inside a sentence begins small, an abbreviation keeps its letters', () => {
  expect(lowerFirst('Болезни органов дыхания')).toBe('болезни органов дыхания');
  expect(lowerFirst('COVID-19')).toBe('COVID-19');
  expect(lowerFirst('НДФЛ')).toBe('НДФЛ');
  expect(lowerFirst('')).toBe('');
});
