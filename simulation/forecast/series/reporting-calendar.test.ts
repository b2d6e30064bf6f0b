import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputRefusal } from '#simulation/numeric/refusal.ts';
import { publishedHistory } from './region-history.ts';
import { reportingCalendar } from './reporting-calendar.ts';

const steady = (days: number, perDay = 10) => Array.from({ length: days + 1 }, (_, day) => perDay * day);

test('a gap shares the report that catches up for it, and stays 0 as published', () => {
  const { filled, published } = reportingCalendar([0, 10, null, null, 40]);
  expect([...filled]).toEqual([10, 10, 10, 10]);
  expect([...published]).toEqual([10, 0, 0, 30]);
});

test('days known end with the last report', () => {
  expect([...reportingCalendar([null, 5, 6, null, null, 9]).reportedDays]).toEqual([-1, 1, 2, 2, 2, 5]);
  expect([...reportingCalendar([null, null]).reportedDays]).toEqual([-1, -1]);
});

test('a total that stands still after 50 in two weeks was not published, after 49 it was', () => {
  const still = (perDay: number) => {
    const totals = steady(14, perDay);
    return reportingCalendar([...totals, totals[14] as number]).reportedDays[15];
  };
  expect(still(50 / 14)).toBe(14);
  expect(still(49 / 14)).toBe(15);
});

test('repeated weekends are filled like blank ones', () => {
  const totals = steady(70);
  const isWeekend = (day: number) => day % 7 > 4;
  const blank = totals.map((total, day) => (isWeekend(day) ? null : total));
  const repeated = totals.map((total, day) =>
    isWeekend(day) ? (totals[day - (day % 7) + 4] as number) : total,
  );
  const [a, b] = [reportingCalendar(blank), reportingCalendar(repeated)];
  expect([...b.filled].slice(14)).toEqual([...a.filled].slice(14));
  expect([...b.reportedDays].slice(14)).toEqual([...a.reportedDays].slice(14));
});

test('deaths that stand still on a day without cases were not published either, on another day they were', () => {
  const cases = [...steady(20), 200, 210];
  const deaths = [...steady(20, 1), 20, 20];
  const history = publishedHistory('x', { cases, deaths });
  expect(history.deaths.reportedDays(21)).toBe(20);
  expect(history.deaths.reportedDays(22)).toBe(22);
});

test('a fall is a missing day: nothing before it is pulled back, it takes the mean of the seven days before', () => {
  const { published, filled, falls } = reportingCalendar([...steady(20), 150, 160]);
  expect(falls).toEqual([20]);
  expect([...published].slice(12)).toEqual([10, 10, 10, 10, 10, 10, 10, 10, 10, 10]);
  expect([...filled]).toEqual([...published]);
});

test('what is published later changes no day known earlier', () => {
  const totals = fc.array(fc.option(fc.integer({ min: 0, max: 400 })), { minLength: 2, maxLength: 60 });
  fc.assert(
    fc.property(totals, fc.nat(58), (cumulative, cut) => {
      const count = Math.min(cut, cumulative.length - 1);
      const whole = reportingCalendar(cumulative);
      const then = reportingCalendar(cumulative.slice(0, count + 1));
      const known = Math.max(0, whole.reportedDays[count] ?? 0);
      expect([...then.reportedDays]).toEqual([...whole.reportedDays].slice(0, count + 1));
      expect([...then.published]).toEqual([...whole.published].slice(0, count));
      expect([...then.filled].slice(0, known)).toEqual([...whole.filled].slice(0, known));
    }),
  );
});

test('days are never negative and never lost: those of a span without a fall add up to its totals', () => {
  const rises = fc.array(fc.option(fc.integer({ min: 0, max: 100 })), { minLength: 2, maxLength: 40 });
  fc.assert(
    fc.property(rises, (steps) => {
      let last = 0;
      const totals = steps.map((step) => (step === null ? null : (last += step)));
      const { published, filled } = reportingCalendar(totals);
      const first = totals.find((total) => total !== null) ?? 0;
      const sum = (daily: Float64Array) => daily.reduce((all, one) => all + one, 0);
      expect(published.every((one) => one >= 0)).toBe(true);
      expect(sum(published)).toBe(last - first * Number(last > 0));
      expect(sum(filled)).toBeCloseTo(sum(published), 9);
    }),
  );
});

test('anything but a list of totals is refused', () => {
  for (const totals of [null, [1, -1], [1, Number.NaN], [undefined]])
    expect(() => reportingCalendar(totals as never)).toThrow(InputRefusal);
});
