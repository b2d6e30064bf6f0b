import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { missedBars } from './bars.ts';
import { runForecast } from './run-forecast.ts';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test.each([
  ['as it was published, from the first origin', []],
  ['blank on weekends, from a Sunday', ['--reported', 'weekends-blank', '--weekday', 'sunday']],
  ['repeated on weekends, from a Friday', ['--reported', 'weekends-repeated', '--weekday', 'friday']],
  ['only on Wednesdays, from a Sunday', ['--reported', 'wednesdays', '--weekday', 'sunday']],
  ['with a tenth taken back in five regions', ['--reported', 'five-corrected', '--weekday', 'sunday']],
])('the bundled epidemic %s is forecast within its bars', (_, args) => {
  expect(runForecast(args)).toBe(true);
});

test('a relative WIS of 0.63 where repeated weekends allow 0.62 is said', () => {
  const quality = { horizonWeeks: 1, relativeWis: 0.63, cov50: 0.5, cov95: 0.95, regionsBetter: 1 };
  expect(missedBars('cases', [quality as never], 'weekends-repeated')).toEqual([
    'cases 1 w relative WIS 0.630, not in 0…0.62',
  ]);
});
