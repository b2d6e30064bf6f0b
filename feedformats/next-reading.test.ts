import { expect, test } from 'vitest';
import { itemsPerDay, minutesToNextReading } from './next-reading.ts';

const hourly = [
  '2026-06-01T10:00:00Z',
  '2026-06-01T11:00:00Z',
  '2026-06-01T12:00:00Z',
  '2026-06-01T13:00:00Z',
];

test('a feed with an item an hour is read each half hour; without dates too', () => {
  expect(minutesToNextReading({ failures: 0, refusal: null, recentDates: hourly })).toBe(30);
  expect(minutesToNextReading({ failures: 0, refusal: null, recentDates: [] })).toBe(30);
});

test('each refusal doubles the wait, up to a day', () => {
  const after = (failures: number): number | null =>
    minutesToNextReading({ failures, refusal: { reason: 'timed_out', details: {} }, recentDates: hourly });
  expect([after(1), after(2), after(3), after(50)]).toEqual([20, 40, 80, 1440]);
});

test('a server that asks for two hours gets them; one that says gone is not asked again', () => {
  const details = { status: 503, retryAfterSeconds: 7200 };
  expect(
    minutesToNextReading({ failures: 1, refusal: { reason: 'http_error', details }, recentDates: [] }),
  ).toBe(120);
  expect(
    minutesToNextReading({ failures: 1, refusal: { reason: 'gone', details: {} }, recentDates: [] }),
  ).toBeNull();
});

test('three items within a day are two gaps a day; one date tells nothing', () => {
  expect(itemsPerDay(['2020-06-08T12:00:00Z', '2020-06-07T12:00:00Z', '2020-06-08T00:00:00Z'])).toBe(2);
  expect(itemsPerDay(['2020-06-08T12:00:00Z'])).toBeNull();
  expect(itemsPerDay(['2020-06-08T12:00:00Z', '2020-06-08T12:00:00Z'])).toBeNull();
});
