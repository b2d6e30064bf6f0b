import { expect, test } from 'vitest';
import { weekFigure } from './week-figure.ts';

test('the addends are the last seven days and add up to the week', () => {
  const { week, addends, changePercent } = weekFigure(
    [0, 5, 5, 5, 5, 5, 5, 5, 1, 2, 3, 4, 5, 6, 7],
    '2021-03-02',
    99,
  );
  expect(week).toBe(28);
  expect(addends.reduce((sum, { value }) => sum + value!, 0)).toBe(week);
  expect(addends[0]).toEqual({ day: '2021-02-24', value: 1 });
  expect(changePercent).toBe(-20);
});
