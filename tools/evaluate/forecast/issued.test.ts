import { globSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runIssued } from './run-issued.ts';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test('what the product issues of the bundled epidemic is within its bars', { timeout: 90_000 }, () => {
  expect(runIssued(['--json'])).toBe(true);
  const [line] = vi.mocked(console.log).mock.calls.flat() as string[];
  const { releases, tables } = JSON.parse(line!) as {
    releases: number;
    tables: { quality: { n: number }[] }[];
  };
  // Sundays from 12 July 2020 to 16 January 2022; scored from 11 October 2020, 63 origins of 85 regions.
  expect(releases).toBe(80);
  expect(tables[0]!.quality.map(({ n }) => n)).toEqual([5355, 5355, 5355, 5355]);
});

const read = (path: string): string => readFileSync(path, 'utf8');

test('no setting exists in one path only: releases are made in one place, by the one settings object', () => {
  const sources = globSync([
    'features/**/*.ts',
    'operate/**/*.ts',
    'app/**/*.ts',
    'tools/evaluate/**/*.ts',
  ]).filter((path) => !path.includes('.test.'));
  const issuing = sources.filter((path) => /forecast-origins\.ts|forecast-regions\.ts/.test(read(path)));
  expect(issuing).toEqual(['features/regions/domain/forecast/issue-releases.ts']);
  // Who writes releases down and who measures them both stand on it, and on the same days due.
  for (const path of [
    'features/regions/server/forecast/forecast-thread.ts',
    'tools/evaluate/forecast/run-issued.ts',
  ])
    expect(read(path)).toContain('forecast/issue-releases.ts');
  for (const path of [
    'features/regions/server/forecast/issue-forecasts.ts',
    'tools/evaluate/forecast/run-issued.ts',
  ])
    expect(read(path)).toContain('forecast/due-origins.ts');
  // And nobody in the product holds settings of its own.
  const own = sources.filter((path) => /: ForecastSettings|firstErrorDays:|originWeekday:/.test(read(path)));
  expect(own).toEqual(['tools/evaluate/forecast/run-forecast.ts']);
});
