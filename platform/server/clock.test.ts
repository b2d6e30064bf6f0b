import { expect, test } from 'vitest';
import { chooseClock, clockStep, ownClock } from './clock.ts';

const now = new Date('2026-03-01T10:07:30Z');
const sample = { sampleData: true };

test('the sample stands at the end of 13 July 2020 in Moscow, news and figures alike, or of its own SAMPLE_DAY', () => {
  expect(chooseClock(undefined, sample, now)).toEqual({
    news: new Date('2020-07-13T20:59:59Z'),
    day: '2020-07-13',
    kind: 'sample',
  });
  expect(ownClock({ ...sample, SAMPLE_DAY: '2021-10-20' }, now)).toMatchObject({
    day: '2021-10-20',
    kind: 'sample',
  });
});

test('real time moves in steps of a quarter of an hour', () => {
  expect(chooseClock(undefined, { sampleData: false }, now)?.news).toEqual(new Date('2026-03-01T10:00:00Z'));
});

test('a chosen day wins over the pinned one, the pinned over the sample, and now over both', () => {
  expect(ownClock({ ...sample, AS_OF: '2020-01-01' }, now)).toMatchObject({
    day: '2020-01-01',
    kind: 'chosen',
  });
  expect(chooseClock('2021-02-28', { ...sample, AS_OF: '2020-01-01' }, now)).toEqual({
    news: new Date('2021-02-28T20:59:59Z'),
    day: '2021-02-28',
    kind: 'chosen',
  });
  expect(chooseClock('now', sample, now)?.kind).toBe('real');
});

test('a moment belongs to the calendar day of Moscow', () => {
  expect(chooseClock('2020-12-31T22:30:00Z', sample, now)?.day).toBe('2021-01-01');
});

test('a chosen moment stands at the start of its quarter of an hour', () => {
  const steps = ['09:00:00Z', '09:00:00.001Z', '09:14:59.999Z'].map((time) =>
    clockStep(chooseClock(`2020-06-08T${time}`, sample, now)!),
  );
  expect(new Set(steps)).toEqual(new Set(['2020-06-08T09:00:00.000Z/2020-06-08']));
});

test.each([
  '0000-01-01',
  '0001-01-01',
  '1899-12-31',
  '2151-01-01',
  '9999-12-31T23:59:59Z',
  { a: '1' },
  ['now'],
  7,
])('%j lies beyond every calendar of ours', (given) => {
  expect(chooseClock(given, sample, now)).toBeNull();
});

test.each(['yesterday', '2021-13-45', '2021-02-30', '', '2020-06-08T99:00:00Z'])('%j is no time', (text) => {
  expect(chooseClock(text, sample, now)).toBeNull();
});

test('two readers of one quarter of an hour share a step', () => {
  const later = new Date('2026-03-01T10:14:59Z');
  expect(clockStep(chooseClock('now', sample, now)!)).toBe(clockStep(chooseClock('now', sample, later)!));
});
