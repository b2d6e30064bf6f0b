import { expect, test } from 'vitest';
import { bareQuestion } from './bare-question.ts';

test('the same words are one question, whatever their case, marks and spaces', () => {
  expect(bareQuestion('  Сколько  МЕДВЕДЕЙ в Якутии?!')).toBe('сколько медведей в якутии');
  expect(bareQuestion('сколько медведей в Якутии')).toBe('сколько медведей в якутии');
});

test('addresses, telephones and long numbers are left out; years stay', () => {
  expect(bareQuestion('долг ivan@mail.ru +7 (912) 345-67-89 в 2019')).toBe('долг в 2019');
  expect(bareQuestion('1234 567890')).toBeNull();
  expect(bareQuestion('https://x.example/a?b=1 пенсия 1990')).toBe('пенсия 1990');
});

test('a long question is cut', () => {
  expect(bareQuestion('слово '.repeat(100))!.length).toBeLessThanOrEqual(160);
});
