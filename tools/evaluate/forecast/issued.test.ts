import { globSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { judgeRelease, type HeldWeek } from '#features/regions/domain/forecast/alarm.ts';
import { AlarmBanner } from '#features/regions/web/forecast/AlarmBanner.tsx';
import { runIssued } from './run-issued.ts';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** What the tab says over a release of a day; nothing where it is silent. */
const bannerOn = (weeks: readonly HeldWeek[], day: string): string =>
  drawTile(createElement(AlarmBanner, { alarm: judgeRelease(weeks, day) })).replaceAll('\u00A0', ' ');

test(
  'what the product issues of the bundled epidemic is within its bars; after the five weeks that fewer than 51 regions held every page says so, after the other 74 none',
  { timeout: 90_000 },
  () => {
    expect(runIssued(['--json'])).toBe(true);
    const [line] = vi.mocked(console.log).mock.calls.flat() as string[];
    const { releases, tables } = JSON.parse(line!) as {
      releases: number;
      tables: { quality: { n: number }[]; weeks: HeldWeek[] }[];
    };
    // Sundays from 12 July 2020 to 16 January 2022; scored from 11 October 2020, 63 origins of 85 regions.
    expect(releases).toBe(80);
    expect(tables[0]!.quality.map(({ n }) => n)).toEqual([5355, 5355, 5355, 5355]);
    const [cases, deaths] = tables.map(({ weeks }) => weeks) as [HeldWeek[], HeldWeek[]];
    const saying = cases.filter(({ day }) => bannerOn(cases, day) !== '');
    expect([cases.length, saying.map(({ day, held }) => `${day} ${held}`)]).toEqual([
      79,
      ['2021-06-27 34', '2021-07-04 45', '2022-01-02 42', '2022-01-09 31', '2022-01-16 15'],
    ]);
    for (const { day, held } of saying) expect(bannerOn(cases, day)).toMatch(new RegExp(`${held} .*из 85`));
    expect(deaths.filter(({ day }) => bannerOn(deaths, day) !== '')).toEqual([]);
    // What such weeks went on to do is told as counts, of those before the day alone: the first has nothing to tell.
    expect(bannerOn(cases, '2021-06-27')).toContain('Прежде такого не было');
    const { next, usual } = judgeRelease(cases, '2022-01-16')!;
    const after = (days: string[]) => days.map((day) => cases.find((week) => week.day === day)!.held);
    expect(next).toEqual(after(['2021-07-04', '2021-07-11', '2022-01-09', '2022-01-16']));
    expect(bannerOn(cases, '2022-01-16')).toContain(`попали: ${next.join(', ')}.`);
    expect(usual).toBeGreaterThan(70);
  },
);

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
    'features/regions/server/forecast/issue/issue-forecasts.ts',
    'tools/evaluate/forecast/run-issued.ts',
  ])
    expect(read(path)).toContain('forecast/due-origins.ts');
  // And nobody in the product holds settings of its own.
  const own = sources.filter((path) => /: ForecastSettings|firstErrorDays:|originWeekday:/.test(read(path)));
  expect(own).toEqual(['tools/evaluate/forecast/run-forecast.ts']);
});
