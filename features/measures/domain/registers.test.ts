import { expect, test } from 'vitest';
import { joinRecords, titleOf, type RegisterRecord, knownEnd } from './registers.ts';

const record = (key: string, part: Partial<RegisterRecord> = {}): RegisterRecord => ({
  key,
  yugoId: 1,
  code: 'C1',
  level: null,
  scope: null,
  text: null,
  since: '2020-03-14',
  until: null,
  source: 'a',
  link: `https://${key}.example`,
  ...part,
});

test('records of one kind, place and first day are one measure with the links of all; the one with a level tells it', () => {
  const joined = joinRecords([
    record('x'),
    record('y', { level: 2, source: 'b', link: null }),
    record('z', { since: '2020-03-15' }),
  ]);
  expect(joined.map(({ key, links }) => [key, links.length])).toEqual([
    ['y', 1],
    ['z', 1],
  ]);
});

test('orders in their own words are never joined', () => {
  expect(joinRecords([record('x', { code: null }), record('y', { code: null })])).toHaveLength(2);
});

test('a title is the first clause, cut at a word', () => {
  expect(titleOf('Запрещена работа кафе. С 22 часов.')).toBe('Запрещена работа кафе');
  expect(titleOf('"Запрещена работа кафе.')).toBe('Запрещена работа кафе');
  expect(titleOf('Работа кафе "Встреча".')).toBe('Работа кафе "Встреча"');
  expect(titleOf('слово '.repeat(60))).toHaveLength(5 + 6 * 25 + 1);
});

test('the end of a register’s measure is not known before it has come, that of an author’s is', () => {
  const day = '2021-10-20';
  expect(knownEnd({ origin: 'OxCGRT', ends: '2022-01-06' }, day)).toBeNull();
  expect(knownEnd({ origin: 'OxCGRT', ends: '2021-10-20' }, day)).toBeNull();
  expect(knownEnd({ origin: 'OxCGRT', ends: '2021-10-19' }, day)).toBe('2021-10-19');
  expect(knownEnd({ origin: null, ends: '2022-01-06' }, day)).toBe('2022-01-06');
});
