import { expect, test } from 'vitest';
import { compareHalves } from './compare-halves.ts';

const account = (revenue: number, revenueBefore: number | null) => ({
  okved: '47.11',
  revenue,
  revenueBefore,
  profit: null,
});

test('of five the two largest stand against three; one without the year before counts but does not grow', () => {
  const five = [account(110, 100), account(30, null), account(300, 200), account(60, 50), account(12, 10)];
  expect(compareHalves(five)).toEqual({
    larger: { companies: 2, growth: 30 },
    smaller: { companies: 3, growth: 20 },
  });
  expect(compareHalves([])).toEqual({
    larger: { companies: 0, growth: null },
    smaller: { companies: 0, growth: null },
  });
});
