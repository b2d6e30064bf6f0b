import { expect, test } from 'vitest';
import { isDenial, isGrave, isReaction } from './headline-kind.ts';

test.each([
  'Актёр высказался о приговоре',
  'Песков прокомментировал отставку министра',
  'Эксперт оценил последствия',
  'Actor reacts to the verdict',
  'Ministro comenta a decisão',
])('%s: a reaction', (title) => {
  expect(isReaction(title)).toBe(true);
});

test.each([
  'Суд вынес приговор актёру',
  'Оценка рисков растёт',
  'Court sentences actor',
  'The Sayings of the year',
])('%s: no reaction', (title) => {
  expect(isReaction(title)).toBe(false);
});

test('crime, accidents and deaths are grave; a transfer is not', () => {
  expect(isGrave('Актёр попал в смертельное ДТП')).toBe(true);
  expect(isGrave('Rapper dies at 40')).toBe(true);
  expect(isGrave('Нападающий перешёл в «Зенит»')).toBe(false);
});

test('a denial is told by its verb', () => {
  expect(isDenial('Кремль опроверг сообщения о переносе')).toBe(true);
  expect(isDenial('Club denies talks')).toBe(true);
  expect(isDenial('В ведомстве назвали сообщение об утечке вбросом')).toBe(true);
  expect(isDenial('Mayor says he never promised a bridge')).toBe(true);
  expect(isDenial('Bank rejects claims of a leak')).toBe(true);
  expect(isDenial('Board rejects the plan')).toBe(false);
  expect(isDenial('Кремль сообщил о переносе')).toBe(false);
});
