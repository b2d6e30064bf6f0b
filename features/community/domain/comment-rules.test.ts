import { expect, test } from 'vitest';
import { mustWait } from './comment-rules.ts';

test('a first comment waits, and one with a link; a number or a date does not', () => {
  expect(mustWait('Раньше снимали', 0)).toBe(true);
  for (const text of ['смотри https://a.example', 'www.spam', 'купи на spam.ru', 'spam.COM!'])
    expect(mustWait(text, 5)).toBe(true);
  for (const text of ['У нас 59 на 100 тыс., а в Москве 110.5', '8.06.2020', 'т.е. да'])
    expect(mustWait(text, 5)).toBe(false);
});
