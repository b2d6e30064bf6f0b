import { expect, test } from 'vitest';
import { Calendar } from '#connectors/recipe.ts';
import { judgeFigure } from './judge-figure.ts';
import { daysLate, lastRelease, nextRelease, nextRunAt, releasesOf } from './publisher-days.ts';
import { stateOf } from './source-state.ts';
import { isOff, nextPeriodDay } from './source-status.ts';

const calendarOf = (more: object) => Calendar.parse({ hour: 5, ...more });
const at = (moment: string): Date => new Date(`${moment}:00Z`);
const day = (date: Date | null): string | null => date?.toISOString().slice(0, 16) ?? null;

test('a release is the next day of the calendar after a moment; the last of a month is its last', () => {
  const monthly = calendarOf({ every: 'month', day: 31 });
  expect(day(nextRelease(monthly, at('2026-02-10T00:00')))).toBe('2026-02-28T05:00');
  expect(day(nextRelease(monthly, at('2026-02-28T05:00')))).toBe('2026-03-31T05:00');
  expect(day(lastRelease(monthly, at('2026-02-10T00:00')))).toBe('2026-01-31T05:00');
  expect(day(nextRelease(calendarOf({ every: 'week', day: 3 }), at('2026-11-28T12:00')))).toBe(
    '2026-12-02T05:00',
  );
  expect(day(nextRelease(calendarOf({ every: 'day' }), at('2026-11-28T06:00')))).toBe('2026-11-29T05:00');
  expect(nextRelease(calendarOf({ every: 'never' }), at('2026-11-28T06:00'))).toBeNull();
  expect(releasesOf(calendarOf({ every: 'quarter', day: 15 }), 2026)).toEqual([
    '2026-01-15',
    '2026-04-15',
    '2026-07-15',
    '2026-10-15',
  ]);
});

test('after nothing new it is asked daily within the window, after a refusal with growing pauses', () => {
  const monthly = calendarOf({ every: 'month', day: 10, windowDays: 3 });
  const next = (now: string, failures: number, hasNew: boolean) =>
    day(nextRunAt(monthly, at(now), { failures, hasNew }));
  expect(next('2026-11-10T05:00', 0, true)).toBe('2026-12-10T05:00');
  expect(next('2026-11-11T05:00', 0, false)).toBe('2026-11-12T05:00');
  expect(next('2026-11-20T05:00', 0, false)).toBe('2026-12-10T05:00');
  expect(next('2026-11-11T05:00', 1, false)).toBe('2026-11-11T06:00');
  expect(next('2026-11-11T05:00', 2, false)).toBe('2026-11-11T09:00');
});

test('a source is late from the day of release once the window is over', () => {
  const monthly = calendarOf({ every: 'month', day: 10, windowDays: 3 });
  expect(daysLate(monthly, at('2026-11-12T05:00'), at('2026-10-10T06:00'))).toBe(0);
  expect(daysLate(monthly, at('2026-11-20T05:00'), at('2026-10-10T06:00'))).toBe(10);
  expect(daysLate(monthly, at('2026-11-20T05:00'), at('2026-11-10T06:00'))).toBe(0);
});

test('a figure waits when it is out of bounds, sharply revised, or many times the one before', () => {
  const checks = { least: 0, most: 1000, revisionPercent: 15, jumpTimes: 10 };
  const judge = (value: number, before: number | null, previous: number | null) =>
    judgeFigure({ value, before, previous }, checks);
  expect([judge(-1, null, null), judge(1001, 1000, null)]).toEqual(['bounds', 'bounds']);
  expect([judge(115, 100, null), judge(116, 100, null), judge(84, 100, null), judge(1, 0, null)]).toEqual([
    null,
    'revision',
    'revision',
    'revision',
  ]);
  expect([judge(100, null, 10), judge(101, null, 10), judge(0.9, null, 10), judge(5, null, 0)]).toEqual([
    null,
    'jump',
    'jump',
    null,
  ]);
});

test('the most pressing state is told', () => {
  const calm = {
    isRunning: false,
    isOn: true,
    failures: 0,
    held: 0,
    daysLate: 0,
    hasRun: true,
    needsFile: false,
  };
  expect(stateOf(calm)).toBe('onTime');
  expect(stateOf({ ...calm, isOn: false, failures: 3 })).toBe('stopped');
  expect(stateOf({ ...calm, held: 2, daysLate: 4 })).toBe('held');
  expect(stateOf({ ...calm, daysLate: 4, failures: 1 })).toBe('failing');
  // What is brought by people is never off: there is nothing to switch on.
  expect(stateOf({ ...calm, isOn: false, needsFile: true })).toBe('brought');
  expect(stateOf({ ...calm, isOn: false, needsFile: true, held: 1 })).toBe('held');
});

test('the next period ends on the last day of its month, or a year later on the same day', () => {
  expect(nextPeriodDay('2020-01-31', 'monthly')).toBe('2020-02-29');
  expect(nextPeriodDay('2020-12-31', 'quarterly')).toBe('2021-03-31');
  expect(nextPeriodDay('2021-01-01', 'annual')).toBe('2022-01-01');
  expect(nextPeriodDay('2021-10-24', 'weekly')).toBe('2021-10-31');
  expect(nextPeriodDay('2021-12-31', 'daily')).toBe('2022-01-01');
});

test('bands that hold too few or too many are off, unless so few forecasts may be chance', () => {
  expect(isOff({ promised: 80, held: 42 }, 52)).toBe(false);
  expect(isOff({ promised: 80, held: 32 }, 52)).toBe(true);
  expect(isOff({ promised: 50, held: 45 }, 52)).toBe(true);
  // Seven of ten is within chance.
  expect(isOff({ promised: 80, held: 7 }, 10)).toBe(false);
  expect(isOff({ promised: 80, held: 0 }, 0)).toBe(false);
});
