import { expect, test } from 'vitest';
import { isQuiet, orderFollowed } from './order-followed.ts';

const brought = (name: string, newCount: number, ...days: number[]) => ({ name, newCount, days });

test('what brought most since the visit stands first, then what wrote today, and the quiet ones last as they were', () => {
  const all = [
    brought('quiet', 0, 4, 0),
    brought('today', 0, 0, 2),
    brought('new', 1, 3, 0),
    brought('most', 5, 0, 1),
    brought('silent', 0, 0, 0),
  ];
  expect(orderFollowed(all).map(({ name }) => name)).toEqual(['most', 'new', 'today', 'quiet', 'silent']);
  expect(all.filter(isQuiet).map(({ name }) => name)).toEqual(['quiet', 'silent']);
});
