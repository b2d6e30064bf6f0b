import { expect, test } from 'vitest';
import { failuresOf, longestOutageMs, type Outcome } from './visitors.ts';

const at = (startedAt: number, endedAt: number, status: number): Outcome => ({ startedAt, endedAt, status });

test('an outage lasts from the first request that failed to the end of the next that did not', () => {
  const outcomes = [at(0, 10, 200), at(20, 30, 503), at(40, 50, 0), at(60, 90, 200), at(100, 110, 503)];
  expect(longestOutageMs(outcomes)).toBe(70);
  expect(failuresOf(outcomes)).toBe('503 × 2, no answer × 1');
  expect(longestOutageMs([at(0, 5_000, 200)])).toBe(0);
});

test('an outage that does not end lasts to the last answer', () => {
  expect(longestOutageMs([at(0, 10, 503), at(500, 900, 503)])).toBe(900);
});
