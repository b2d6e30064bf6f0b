import { expect, test } from 'vitest';
import { labelsThatFit, textWidth } from './labels-that-fit.ts';

const label = (key: string, x: number, y: number) => ({ key, x, y, width: 40, height: 10 });

test('a text that would cover one before it is left out; one that touches it stays', () => {
  const labels = [label('a', 0, 0), label('b', 39, 9), label('c', 40, 0), label('d', 0, 10)];
  expect([...labelsThatFit(labels)]).toEqual(['a', 'c', 'd']);
});

test('what is left out covers nothing itself', () => {
  expect([...labelsThatFit([label('a', 0, 0), label('b', 30, 0), label('c', 60, 0)])]).toEqual(['a', 'c']);
});

test('a sign of Japanese is about twice as wide as a letter, a Cyrillic one wider than a Latin one', () => {
  expect(textWidth('東京')).toBe(2);
  expect(textWidth('Moscow')).toBeCloseTo(3.24);
  expect(textWidth('Москва')).toBeCloseTo(3.72);
});
