import { expect, test } from 'vitest';
import { leastComputingMs } from '#platform/server/testing/least-time.ts';
import { findQuotes } from './find-quotes.ts';

test.each([
  [
    '«Мы возвращаемся к обычному ритму жизни города», — сказал Сергей Собянин. Ограничения снимут.',
    { text: 'Мы возвращаемся к обычному ритму жизни города', by: 'сказал Сергей Собянин' },
  ],
  [
    '“We are going to open the schools in autumn,” said the minister.',
    { text: 'We are going to open the schools in autumn', by: 'said the minister' },
  ],
  [
    'El alcalde dijo: «Vamos a abrir las escuelas en otoño».',
    { text: 'Vamos a abrir las escuelas en otoño', by: 'El alcalde dijo' },
  ],
  [
    '知事は「来週から学校を再開する方針だ」と述べた。',
    { text: '来週から学校を再開する方針だ', by: 'と述べた' },
  ],
])('speech with who said it: %s', (text, quote) => {
  expect(findQuotes([text])).toEqual([quote]);
});

test('names and single words in quotation marks are no speech', () => {
  expect(findQuotes(['Компания «Газпром» и клуб «Зенит» заключили договор.'])).toEqual([]);
});

test('speech nobody is named for has no sayer, and one wording is listed once', () => {
  const text = 'В письме: «Прошу вас рассмотреть вопрос о снятии ограничений». Ответа нет.';
  expect(findQuotes([text, text])).toEqual([
    { text: 'Прошу вас рассмотреть вопрос о снятии ограничений', by: null },
  ]);
});

test('a text of quotation marks alone takes no time', async () => {
  const text = '«"“'.repeat(20_000);
  expect(await leastComputingMs(500, () => findQuotes([text]))).toBeLessThan(500);
});
