import { expect, test } from 'vitest';
import { cutText, setRussian } from './text-typography.ts';

const show = (text: string) => setRussian(text).replaceAll('\u00A0', '_');

test('straight quotes become «ёлочки»', () => {
  expect(show('Компания "Вектор" выросла')).toBe('Компания «Вектор» выросла');
  expect(show('("Сводка")')).toBe('(«Сводка»)');
});

test('a line never ends with a short word', () => {
  expect(show('Рост на 5 % и в Москве по всем')).toBe('Рост на_5_% и_в_Москве по_всем');
});

test('a dash stays with the word before it', () => {
  expect(show('Москва - столица')).toBe('Москва_— столица');
  expect(show('Москва — столица')).toBe('Москва_— столица');
});

test('thousands and units stay with their number', () => {
  expect(show('1 234 ₽ и 5 млн')).toBe('1_234_₽ и_5_млн');
});

test('a cut text ends at a word', () => {
  expect(cutText('Число случаев растёт, медленно', 24)).toBe('Число случаев растёт…');
  expect(cutText('коротко', 24)).toBe('коротко');
});
