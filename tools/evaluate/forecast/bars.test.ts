import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { referenceBands } from '#simulation/forecast/bands/conformal-quantiles.ts';
import { productSettings } from '#simulation/forecast/forecast-settings.ts';
import { referenceCasesSettings } from '#simulation/forecast/point/point-of-cases.ts';
import type { HorizonQuality } from '#simulation/forecast/quality/summarise-scores.ts';
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
  [
    'blank on weekends, from a Monday, the hardest day',
    ['--reported', 'weekends-blank', '--weekday', 'monday'],
  ],
  ['repeated on weekends, from a Friday', ['--reported', 'weekends-repeated', '--weekday', 'friday']],
  ['only on Wednesdays, from a Friday, the hardest day', ['--reported', 'wednesdays', '--weekday', 'friday']],
  ['with a tenth taken back in five regions', ['--reported', 'five-corrected', '--weekday', 'sunday']],
])('the bundled epidemic %s is forecast within its bars', (_, args) => {
  expect(runForecast(args)).toBe(true);
});

test('the printed method scores from the protocol’s first origin what modelling.md prints of it', () => {
  const printed = {
    ...productSettings,
    cases: referenceCasesSettings,
    commonTrendShare: 0,
    bands: { cases: referenceBands, deaths: referenceBands },
  };
  runForecast(['--json'], printed);
  const [line] = vi.mocked(console.log).mock.calls.flat() as string[];
  const { quality } = JSON.parse(line!).tables[0] as { quality: HorizonQuality[] };
  expect(quality.map(({ n }) => n)).toEqual([5355, 5355, 5355, 5355]);
  const digits = (name: 'relativeWis' | 'cov95', count: number) =>
    quality.map((row) => Number(row[name]!.toFixed(count)));
  expect(digits('relativeWis', 3)).toEqual([0.606, 0.711, 0.775, 0.836]);
  expect(digits('cov95', 2)).toEqual([0.94, 0.92, 0.9, 0.89]);
});

test('a relative WIS of 0.63 where repeated weekends allow 0.62 is said', () => {
  const quality = { horizonWeeks: 1, relativeWis: 0.63, cov50: 0.5, cov95: 0.95, regionsBetter: 1 };
  expect(missedBars('cases', [quality], 'weekends-repeated')).toEqual([
    'cases 1 w relative WIS 0.630, not in 0…0.62',
  ]);
});
