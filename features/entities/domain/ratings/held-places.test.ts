import { expect, test } from 'vitest';
import { heldPlaces, moveOf } from './held-places.ts';

const row = (id: number, count: number, low: number, high: number) => ({
  id,
  count,
  band: { rank: id, low, high },
});

test('a name holds the places of its band', () => {
  const rows = [row(1, 50, 1, 1), row(2, 20, 2, 3), row(3, 18, 2, 3)];
  expect(heldPlaces(rows, 1, 100)).toEqual({ low: 1, high: 1 });
  expect(heldPlaces(rows, 3, 100)).toEqual({ low: 2, high: 3 });
});

test('the last of those named seldom, and whose band reaches the end of the ranked, go on beyond', () => {
  const rows = [row(1, 50, 1, 1), row(2, 3, 2, 3), row(3, 2, 2, 3)];
  expect(heldPlaces(rows, 2, 100)).toEqual({ low: 2, high: null });
  expect(heldPlaces([row(1, 50, 1, 2), row(2, 40, 1, 2)], 2, 2)).toEqual({ low: 1, high: null });
});

test('who is not named stands behind those named more than three times', () => {
  const rows = [row(1, 50, 1, 1), row(2, 4, 2, 3), row(3, 3, 2, 3), { id: 4, count: 0, band: null }];
  expect(heldPlaces(rows, 4, 100)).toEqual({ low: 3, high: null });
  expect(heldPlaces(rows, 9, 100)).toEqual({ low: 3, high: null });
});

test.each([
  [{ low: 4, high: 9 }, { low: 1, high: 3 }, 'up'],
  [{ low: 4, high: 9 }, { low: 10, high: 12 }, 'down'],
  [{ low: 4, high: 9 }, { low: 9, high: 12 }, null],
  [{ low: 4, high: 9 }, { low: 1, high: 4 }, null],
  [{ low: 4, high: 9 }, { low: 10, high: null }, 'down'],
  [{ low: 40, high: null }, { low: 20, high: 39 }, 'up'],
  [{ low: 40, high: null }, { low: 60, high: null }, null],
])('places %o, then %o: %s', (before, now, move) => {
  expect(moveOf(before, now)).toBe(move);
});
