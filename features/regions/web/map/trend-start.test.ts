import { expect, test } from 'vitest';
import { addDays } from '#platform/shared/calendar-days.ts';
import { trendStart } from './use-frames.ts';

test('a place under the pointer shows the last 90 days up to the moment that is drawn; years are shown whole', () => {
  const daily = Array.from({ length: 200 }, (_, day) => addDays('2021-01-01', day));
  expect(199 - trendStart(daily, 199) + 1).toBe(90);
  expect(99 - trendStart(daily, 99) + 1).toBe(90);
  expect(trendStart(daily, 30)).toBe(0);
  const weekly = daily.filter((_, day) => day % 7 === 0);
  expect(weekly.length - trendStart(weekly, weekly.length - 1)).toBe(13);
  expect(trendStart(['2017-12-31', '2018-12-31', '2019-12-31'], 2)).toBe(0);
  expect(trendStart([], 0)).toBe(0);
});
