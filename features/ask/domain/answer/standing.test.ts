import { expect, test } from 'vitest';
import { standingOf } from './standing.ts';

const at = (yugoId: number, value: number) => ({ yugoId, day: '2019-12-31', value });
const regions = Array.from({ length: 50 }, (_, id) => at(id, id * 2));

test('a place is counted from the nearer end, with the regions before it from that end', () => {
  expect(standingOf(at(2, 4), regions)).toEqual({
    rank: 3,
    of: 50,
    order: 'asc',
    median: 49,
    ahead: [at(0, 0), at(1, 2)],
  });
  expect(standingOf(at(48, 96), regions)).toMatchObject({ rank: 2, order: 'desc', ahead: [at(49, 98)] });
});

test('a named end is kept; equal values share the better place', () => {
  expect(standingOf(at(2, 4), regions, 'desc')).toMatchObject({ rank: 48, order: 'desc' });
  const equal = regions.map((each) => (each.yugoId === 1 ? at(1, 0) : each));
  expect(standingOf(at(1, 0), equal)).toMatchObject({ rank: 1, ahead: [] });
});

test('fewer than half of the regions, or a place that is none of them, have no standing', () => {
  expect(standingOf(at(2, 4), regions.slice(0, 42))).toBeNull();
  expect(standingOf(at(99, 4), regions)).toBeNull();
});
