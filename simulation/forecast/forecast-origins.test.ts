import { expect, test } from 'vitest';
import { exampleRegions } from '#simulation/testing/example-regions.ts';
import { forecastAtOrigins } from './forecast-origins.ts';
import { forecastRegions } from './forecast-regions.ts';
import { productSettings, weeksIssued } from './forecast-settings.ts';
import { forecastMeasures } from './series/region-history.ts';

const regions = exampleRegions(6, 420);

test.each(forecastMeasures)('%s: at each origin the numbers of a forecast made that day alone', (measure) => {
  const origins = [20, 27, 97, 160, 349, 412, 419].map((day) => day - (day % 7) + 6);
  const many = [...forecastAtOrigins(regions, measure, [...new Set(origins)])];
  for (const { origin, forecasts } of many)
    expect(forecasts).toEqual(forecastRegions(regions, measure, origin));
  expect(many.length).toBeGreaterThan(4);
});

test('what came after an origin changes nothing of its forecast', () => {
  const [early] = forecastAtOrigins(regions, 'cases', [300, 412]);
  const [alone] = forecastAtOrigins(regions, 'cases', [300]);
  expect(early).toEqual(alone);
});

test('origins that are not whole weeks apart are refused', () => {
  expect(() => [...forecastAtOrigins(regions, 'cases', [100, 105])]).toThrow();
  expect(() => [...forecastAtOrigins(regions, 'cases', [])]).toThrow();
});

test('errors from day 98 on alone enter bands: on day 146 the first is of day 104', () => {
  const bandsWith = (firstErrorDays: number) =>
    forecastRegions(regions, 'cases', 146, { ...productSettings, firstErrorDays }).flatMap((one) =>
      one.status === 'ok' ? one.weekly : [],
    );
  expect(productSettings.firstErrorDays).toBe(98);
  expect(bandsWith(104)).toEqual(bandsWith(98));
  expect(bandsWith(97)).not.toEqual(bandsWith(98));
});

test('a week is issued when two earlier outcomes of its horizon are known: from day 112 the first, from day 133 all four', () => {
  expect([0, 98, 111, 112, 118, 119, 126, 132, 133, 600].map((days) => weeksIssued(days))).toEqual([
    0, 0, 0, 1, 1, 2, 3, 3, 4, 4,
  ]);
});
