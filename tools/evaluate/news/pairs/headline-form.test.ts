import { expect, test } from 'vitest';
import { countBits, readForm } from './headline-form.ts';

const rare = { rarity: new Uint8Array(1024).fill(255) };
const common = { rarity: new Uint8Array(1024).fill(0) };

test('bits are counted, the sign bit too', () => {
  expect([0, 1, 0b1011, -1].map(countBits)).toEqual([0, 1, 3, 32]);
});

test('terms stand in reading order; of common words only names are kept', () => {
  const all = readForm('Пожар потушили под Самарой', 'ru', rare).order;
  const names = readForm('Пожар потушили под Самарой', 'ru', common).order;
  expect(names).toEqual(all.slice(-1));
});

test('a headline all in capitals has no names, so no places', () => {
  expect(readForm('Взрыв в Омске', 'ru', rare).places.size).toBe(1);
  expect(readForm('ВЗРЫВ В ОМСКЕ', 'ru', rare).places.size).toBe(0);
});

test('only the beginning of a long headline is kept in order', () => {
  const long = Array.from({ length: 40 }, (_, at) => `слово${at}`).join(' ');
  expect(readForm(long, 'ru', rare).order).toHaveLength(24);
});
