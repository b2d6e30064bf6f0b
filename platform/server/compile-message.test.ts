import { expect, test } from 'vitest';
import { fillMessage, type MessageValues } from '#platform/shared/message-format.ts';
import { compileMessage } from './compile-message.ts';

const fill = (text: string, values: MessageValues = {}, locale: 'ru' | 'en' = 'ru') =>
  fillMessage(compileMessage(text), values, locale, () => {}).join('');

test('a plain text stays a string, so that catalogues stay small', () => {
  expect(compileMessage('Сводка')).toBe('Сводка');
});

test('Russian plurals take one, few and many', () => {
  const text = '{count, plural, one {# строка} few {# строки} many {# строк} other {# строки}}';
  expect([1, 3, 5, 21, 1000].map((count) => fill(text, { count }))).toEqual([
    '1 строка',
    '3 строки',
    '5 строк',
    '21 строка',
    '1\u00A0000 строк',
  ]);
});

test('an exact number wins over its class', () => {
  expect(fill('{count, plural, =0 {nothing} one {one} other {#}}', { count: 0 }, 'en')).toBe('nothing');
});

test('a value that was not given stays visible by its name and is told', () => {
  const told: string[] = [];
  const text = fillMessage(compileMessage('До {day}'), {}, 'ru', (name) => told.push(name)).join('');
  expect(text).toBe('До {day}');
  expect(told).toEqual(['day']);
});

test('a sentence ends with one point after an abbreviation that has its own, and keeps its three dots', () => {
  const text = '{count, plural, one {{people}} other {{people}}}. {more}... и {rest}.';
  expect(fill(text, { count: 5, people: '5 тыс. чел.', more: 'Ещё', rest: 'т. д.' })).toBe(
    '5 тыс. чел. Ещё... и т. д.',
  );
});

test('a year is not broken into thousands, a number is', () => {
  expect(fill('{year}: {sum, number}', { year: 2021, sum: 12345 })).toBe('2021: 12\u00A0345');
});

test('a marked span goes through its function with what stands inside', () => {
  const drawn = fillMessage(
    compileMessage('За неделю <b>{count, number}</b> случаев'),
    { count: 5, b: (inside: unknown[]) => ({ inside }) },
    'ru',
    () => {},
  );
  expect(drawn).toEqual(['За неделю ', { inside: ['5'] }, ' случаев']);
});

test('select falls to other', () => {
  expect(fill('{kind, select, up {рост} other {иначе}}', { kind: 'down' })).toBe('иначе');
});
