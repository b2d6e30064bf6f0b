import { expect, test } from 'vitest';
import { exampleRegions } from '#simulation/testing/example-regions.ts';
import { forecastAtOrigins } from './forecast-origins.ts';
import { forecastRegions } from './forecast-regions.ts';
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
