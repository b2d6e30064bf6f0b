import { expect, test } from 'vitest';
import { addDays, listDays } from '#platform/shared/calendar-days.ts';
import { isUsual, rateWindow } from './rate-window.ts';

const day = '2020-05-09';
const around = listDays(addDays(day, -60), addDays(day, 60));
const known = new Set(around);

test('a week with all headlines of a quarter is the fullest of its windows', () => {
  const rated = rateWindow(day, new Map([[day, 10]]), known)!;
  expect(rated).toMatchObject({ from: '2020-05-06', to: '2020-05-12', headlines: 10 });
  // Every window that holds the day holds them all: seven of the 85 that begin from 45 days before to 39 after.
  expect(rated).toMatchObject({ asMany: 7, windows: 85 });
  expect(isUsual(rated)).toBe(false);
});

test('where every day has as many, every window is as full and nothing is unusual', () => {
  const rated = rateWindow(day, new Map(around.map((each) => [each, 2])), known)!;
  expect(rated).toMatchObject({ headlines: 14, asMany: 85, windows: 85 });
  expect(isUsual(rated)).toBe(true);
});

test('a window over a day that the feeds missed is not counted, and a turn there is not rated', () => {
  const missed = new Set(around.filter((each) => each !== addDays(day, 20)));
  expect(rateWindow(day, new Map(), missed)!.windows).toBe(78);
  expect(rateWindow(day, new Map(), new Set(around.filter((each) => each !== day)))).toBeNull();
});
