import { expect, test } from 'vitest';
import { groupRows } from './group-rows.ts';

const row = (id: number, status: 1 | 2 | 3 | 4, starts: string | null, ends: string | null = null) => ({
  id,
  status,
  starts,
  ends,
});

test('what is in force stands first, then what is to come, then what is over; an empty group is left out', () => {
  const rows = [
    row(1, 3, '2021-10-25'),
    row(2, 3, '2021-08-19', '2021-09-01'),
    row(3, 3, '2021-10-07'),
    row(4, 2, '2021-10-01'),
    row(5, 4, '2021-10-01'),
    row(6, 3, '2021-08-19', '2021-10-20'),
  ];
  const told = (day: string) =>
    groupRows(rows, day).map(({ group, rows: own }) => [group, own.map(({ id }) => id)]);
  expect(told('2021-10-20')).toEqual([
    ['force', [3, 6]],
    ['coming', [1, 4]],
    ['over', [2, 5]],
  ]);
  expect(groupRows([rows[2]!], '2021-10-20').map(({ group }) => group)).toEqual(['force']);
});
