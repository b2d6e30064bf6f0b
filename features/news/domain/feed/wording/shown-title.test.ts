import { expect, test } from 'vitest';
import { shownTitle } from './shown-title.ts';

test('an outlet at the end of its headline is left out, as it stands beside', () => {
  expect(shownTitle('Нино Нинидзе ищет новую квартиру | StarHit.ru', 'StarHit.ru')).toBe(
    'Нино Нинидзе ищет новую квартиру',
  );
});

test('a headline whose places would shift stays as it was published', () => {
  expect(shownTitle('Два  пробела в начале заголовка | StarHit.ru', 'StarHit.ru')).toBe(
    'Два  пробела в начале заголовка | StarHit.ru',
  );
});

test('what a dash parts is no outlet', () => {
  expect(shownTitle('Собянин: ограничения снимут в июне — источник', 'РБК')).toBe(
    'Собянин: ограничения снимут в июне — источник',
  );
});
