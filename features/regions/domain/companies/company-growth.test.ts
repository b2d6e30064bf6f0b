import { expect, test } from 'vitest';
import { isChampion, pickChampions, sumByClass } from './company-growth.ts';

const account = (
  okved: string,
  revenue: number,
  revenueBefore: number | null,
  profit: number | null = 1,
) => ({
  okved,
  revenue,
  revenueBefore,
  profit,
});

test('a champion grew by a fifth to fivefold and made a profit', () => {
  expect(isChampion(account('47.1', 120, 100))).toBe(true);
  expect(isChampion(account('47.1', 119, 100))).toBe(false);
  expect(isChampion(account('47.1', 500, 100))).toBe(true);
  expect(isChampion(account('47.1', 501, 100))).toBe(false);
  expect(isChampion(account('47.1', 120, 100, -1))).toBe(false);
  expect(isChampion(account('47.1', 120, null))).toBe(false);
  expect(isChampion(account('47.1', 120, 0))).toBe(false);
});

test('the list of champions has no finance, no holdings and none below 30 billion, fastest first', () => {
  const rows = [
    account('47.1', 40e9, 30e9),
    account('64.9', 90e9, 30e9),
    account('70.1', 90e9, 30e9),
    account('24.1', 60e9, 30e9),
    account('47.2', 29e9, 10e9),
  ];
  expect(pickChampions(rows).map(({ okved }) => okved)).toEqual(['24.1', '47.1']);
});

test('classes add up revenue and take the median growth of those that report the year before and did not merge', () => {
  expect(
    sumByClass([
      account('46.71', 110, 100, 5),
      account('46.1', 130, 100, null),
      account('46', 50, null),
      account('06.1', 20, 40),
      account('06.2', 10, 0.1),
      account('09.1', 9, 0.1),
    ]),
  ).toEqual([
    { code: '46', companies: 3, revenue: 290, profit: 6, growth: expect.closeTo(20, 8) },
    { code: '06', companies: 2, revenue: 30, profit: 2, growth: -50 },
    // A hundredfold is likelier a merger: of it alone nothing is said.
    { code: '09', companies: 1, revenue: 9, profit: 1, growth: null },
  ]);
});
