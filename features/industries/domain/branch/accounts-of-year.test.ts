import { expect, test } from 'vitest';
import { accountsOfYear, yearsOf } from './accounts-of-year.ts';

const account = (revenue: number, revenueBefore: number | null, rank: number) => ({
  year: 2016,
  revenue,
  revenueBefore,
  profit: 1,
  rank,
});
const list = [account(90, 10, 1), account(80, 40, 2), account(70, null, 3), account(60, 40, 4)];

test('accounts of 2016 tell of 2016 and of 2015, of no other year', () => {
  expect(yearsOf(list)).toEqual([2016, 2015]);
  expect(yearsOf([])).toEqual([]);
  expect(accountsOfYear(list, 2016)).toEqual(list);
  expect(accountsOfYear(list, 2014)).toEqual([]);
  expect(accountsOfYear([], 2016)).toEqual([]);
});

test('the year before has its own order and ranks, equal ones share one, no growth, no profit', () => {
  expect(
    accountsOfYear(list, 2015).map(({ revenue, rank, profit, revenueBefore }) => [
      revenue,
      rank,
      profit,
      revenueBefore,
    ]),
  ).toEqual([
    [40, 1, null, null],
    [40, 1, null, null],
    [10, 3, null, null],
  ]);
});
