import { expect, test } from 'vitest';
import { addDays } from '#platform/shared/calendar-days.ts';
import { hasTurned, judgeRelease, leastHeld } from './alarm.ts';

const weeksOf = (...held: number[]) =>
  held.map((count, at) => ({ day: addDays('2021-10-03', 7 * at), held: count, of: 85 }));
const judge = (...held: number[]) =>
  judgeRelease(weeksOf(...held), addDays('2021-10-03', 7 * (held.length - 1)));

test('with 51 of 85 in their bands a release is silent, with 50 it says that bands are failing', () => {
  expect(leastHeld(85)).toBe(51);
  expect(judge(74, 51)).toMatchObject({ isFailing: false, weeksInRow: 0, usual: 74 });
  expect(judge(74, 50)).toMatchObject({ isFailing: true, weeksInRow: 1, held: 50, of: 85, usual: 74 });
});

test('what followed earlier alarms is counted, in the order it came', () => {
  expect(judge(74, 38, 37, 50, 70, 31)).toMatchObject({ next: [37, 50, 70], weeksInRow: 1 });
  expect(judge(74, 31, 17)).toMatchObject({ next: [17], weeksInRow: 2 });
});

test('a week with fewer than 60 subjects gives no verdict, neither does one that is over for seven days', () => {
  expect(judgeRelease([{ day: '2021-10-03', held: 10, of: 59 }], '2021-10-03')).toBeNull();
  expect(judgeRelease(weeksOf(10), '2021-10-09')).toMatchObject({ isFailing: true });
  expect(judgeRelease(weeksOf(10), '2021-10-10')).toBeNull();
  expect(judgeRelease([], '2021-10-10')).toBeNull();
});

test('a release is judged by what was over on its day, not by what came later', () => {
  expect(judgeRelease(weeksOf(74, 80, 10), '2021-10-10')).toMatchObject({ isFailing: false, held: 80 });
});

test('an alarm turns when it begins and when it ends, not while it goes on', () => {
  const turned = (...held: number[]) => hasTurned(judge(...held)!);
  expect([turned(74), turned(10), turned(74, 10), turned(10, 20), turned(10, 74), turned(74, 74)]).toEqual([
    false,
    true,
    true,
    false,
    true,
    false,
  ]);
});
