import { expect, test } from 'vitest';
import { typesetHeadline } from './typeset-headline.ts';

const show = (text: string, language = 'ru') => typesetHeadline(text, language).replaceAll('\u00A0', '_');

test('straight quotes become those of the language', () => {
  expect(show('Неймар вернулся в "Барселону"')).toBe('Неймар вернулся в_«Барселону»');
  expect(show('He said "no" twice', 'en')).toBe('He said \u201Cno\u201D twice');
  expect(show('("Ya")', 'es')).toBe('(«Ya»)');
  expect(show('彼は"はい"と', 'ja')).toBe('彼は"はい"と');
});

test('single straight quotes around a phrase count too, an apostrophe does not', () => {
  expect(show("Фильм 'Аванпост' покажут")).toBe('Фильм «Аванпост» покажут');
  expect(show("It's Bob's day", 'en')).toBe("It's Bob's day");
});

test('short Russian words hold on to the next one, two of them in a row too', () => {
  expect(show('Не до конца и не из-за этого')).toBe('Не_до_конца и_не_из-за этого');
  expect(show('Это по Москве')).toBe('Это по_Москве');
  expect(show('И в дождь')).toBe('И_в_дождь');
});

test('a dash, a per cent sign and a rouble do not begin a line', () => {
  expect(show('Рост — 5 %, или 100 ₽')).toBe('Рост_— 5_%, или 100_₽');
});

test('particles hold on to the word before them', () => {
  expect(show('Так ли это было бы')).toBe('Так_ли это было_бы');
});

test('other languages keep their spaces', () => {
  expect(show('To be or not', 'en')).toBe('To be or not');
});

test('spaces around and doubled inside go', () => {
  expect(show('  Два   слова ')).toBe('Два слова');
});
