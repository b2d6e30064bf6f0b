import { expect, test } from 'vitest';
import { groupRows, sheetScale } from './group-rows.ts';

const row = (
  shortName: string,
  trend: 'up' | 'down' | 'flat' | 'unclear' | null,
  changePercent: number | null,
) => ({
  shortName,
  trend,
  changePercent,
});

test('worse comes first, the fastest of them at once, what has no forecast last', () => {
  const rows = [
    row('a', 'down', -20),
    row('b', 'up', 5),
    row('c', null, null),
    row('d', 'up', 50),
    row('e', 'flat', 1),
  ];
  expect(
    groupRows(rows).map(({ course, rows: of }) => [course, of.map(({ shortName }) => shortName).join('')]),
  ).toEqual([
    ['up', 'db'],
    ['flat', 'e'],
    ['down', 'a'],
    ['unknown', 'c'],
  ]);
});

test('the scale is a round number above the highest week', () => {
  expect(sheetScale([356, 471])).toBe(500);
  expect(sheetScale([80])).toBe(85);
  expect(sheetScale([])).toBe(1.5);
});
