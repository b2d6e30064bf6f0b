import { expect, test } from 'vitest';
import { isZone, localTime } from './local-time.ts';

test('a moment is another hour, day and weekday in another zone; a summer hour is kept by the zone', () => {
  const moment = new Date('2026-03-29T22:30:00Z');
  expect(localTime(moment, 'Europe/Moscow')).toEqual({ day: '2026-03-30', hour: 1, weekday: 1 });
  expect(localTime(moment, 'America/Sao_Paulo')).toEqual({ day: '2026-03-29', hour: 19, weekday: 7 });
  expect([
    localTime(new Date('2026-03-28T06:00:00Z'), 'Europe/Madrid').hour,
    localTime(new Date('2026-03-30T06:00:00Z'), 'Europe/Madrid').hour,
  ]).toEqual([7, 8]);
});

test('what is no zone is told from one', () => {
  expect(['Asia/Tokyo', 'UTC', 'Mars/Base', "'; drop table account", ''].map(isZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
