import { expect, test } from 'vitest';
import { readAsOf } from './clock.ts';
import { openClock, openDayOf } from './open-clock.ts';

const now = new Date('2026-11-23T05:00:00Z');
const sample = { sampleData: true, SAMPLE_DAY: '2021-10-20' };

test('what became known in the last thirty days is not taken away', () => {
  expect(openDayOf('2021-10-20')).toBe('2021-09-20');
  expect(openClock(readAsOf('2021-10-20')!, sample, now).day).toBe('2021-09-20');
  expect(openClock(readAsOf('2021-10-20')!, { sampleData: false }, now).day).toBe('2021-10-20');
  expect(openClock(readAsOf('2026-11-20')!, { sampleData: false }, now).day).toBe('2026-10-24');
});

test('an earlier day is open as it was known then, news included', () => {
  const clock = openClock(readAsOf('2021-07-01')!, sample, now);
  expect([clock.day, clock.news.toISOString()]).toEqual(['2021-07-01', '2021-07-01T20:59:59.000Z']);
});

test.each(['2021-09-21', '2021-10-20', '2026-11-23', '2150-01-01'])(
  'an address that asks for %s gets the open day all the same',
  (day) => {
    expect(openClock(readAsOf(day)!, sample, now).day).toBe('2021-09-20');
    expect(openClock(readAsOf(day)!, { sampleData: false, AS_OF: '2021-10-20' }, now).day).toBe('2021-09-20');
  },
);
