import { expect, test } from 'vitest';
import { lastDayOf } from '#platform/shared/periods.ts';
import { registerOutlook } from './register-outlook.ts';

const first = 12 * 47;
const monthsOf = (counts: readonly number[]) =>
  counts.map((value, at) => ({ day: lastDayOf('month', first + at), value, places: 1 }));
const steady = Array.from({ length: 36 }, (_, month) => 1000 * 1.1 ** (month / 12));

test('a register that grows by a tenth a year grows on, a little less in the second year', () => {
  const { missing, ahead, isCut } = registerOutlook(monthsOf(steady));
  expect([missing, isCut]).toEqual([null, false]);
  expect(ahead.map(({ months }) => months)).toEqual([6, 12, 18]);
  const last = steady.at(-1)!;
  expect(ahead[1]!.count).toBe(Math.round(last * 1.1));
  expect(ahead[2]!.count).toBeLessThan(last * 1.1 ** 1.5);
  for (const { low, count, high } of ahead)
    expect([low, count, high].toSorted((a, b) => a - b)).toEqual([low, count, high]);
});

test('a year of doubling is cut, and said', () => {
  const doubled = steady.map((count, month) => (month < 24 ? count : 2 * count));
  expect(registerOutlook(monthsOf(doubled)).isCut).toBe(true);
});

test('24 months are one too few, a gap or another number of places begins anew, years are no months', () => {
  const known = (months: Parameters<typeof registerOutlook>[0]) => registerOutlook(months).missing;
  expect(known([])).toEqual({ needed: 25, known: 0 });
  expect(known(monthsOf(steady.slice(0, 24)))).toEqual({ needed: 25, known: 24 });
  const all = monthsOf(steady);
  expect(known(all.toSpliced(20, 1))).toEqual({ needed: 25, known: 15 });
  expect(known(all.with(20, { ...all[20]!, places: 2 }))).toEqual({ needed: 25, known: 15 });
  expect(known(all.with(20, { ...all[20]!, value: 0 }))).toEqual({ needed: 25, known: 15 });
  expect(known(all.filter((_, at) => at % 12 === 0))).toEqual({ needed: 25, known: 1 });
});
