import { expect, test } from 'vitest';
import { findReturn } from './find-return.ts';

const step = (name: string, day: number, reason: string | null = null) => ({
  version: 1,
  step: name,
  at: `2021-10-0${day}T10:00:00Z`,
  by: 'Модератор',
  reason,
});

test('a draft knows the last return that is not settled, in whatever order its history comes', () => {
  const returned = [step('begin', 1), step('submit', 2), step('decline', 3, 'Назовите пункт 9.1')];
  expect(findReturn([...returned, step('rework', 4)])?.reason).toBe('Назовите пункт 9.1');
  expect(findReturn([...returned, step('rework', 4)].toReversed())?.reason).toBe('Назовите пункт 9.1');
  expect(findReturn([...returned, step('rework', 4), step('submit', 5)])).toBeNull();
  expect(findReturn([step('begin', 1)])).toBeNull();
});
