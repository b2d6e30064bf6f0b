import { expect, test } from 'vitest';
import { asIndex, groupOf, groupRows, sheetScale } from './group-rows.ts';

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
    groupRows(rows).map(({ group, rows: of }) => [group, of.map(({ shortName }) => shortName).join('')]),
  ).toEqual([
    ['upFast', 'd'],
    ['upSlow', 'b'],
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

test('a rise of 25 % and more is fast, up to 14 % slow, as the rounded figure says', () => {
  const group = (percent: number) => groupOf(row('a', 'up', percent));
  expect([group(24.5), group(24.4), group(14.5), group(14.4)]).toEqual(['upFast', 'up', 'up', 'upSlow']);
  expect(groupOf(row('a', 'flat', 40))).toBe('flat');
});

test('today is 100: a week of 178 after one of 356 is 50; without a week of its own a place has no line', () => {
  const weeks = [[356, 712]];
  expect(asIndex({ now: 356, past: [178, null, 356], weeks })).toEqual({
    now: 356,
    past: [50, null, 100],
    weeks: [[100, 200]],
  });
  expect(asIndex({ now: 0, past: [3, 0], weeks })).toEqual({ now: 0, past: [], weeks: [] });
});
