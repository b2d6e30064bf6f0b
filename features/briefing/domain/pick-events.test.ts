import { expect, test } from 'vitest';
import { addDays } from '#platform/shared/calendar-days.ts';
import { daysAround, pickEvents } from './pick-events.ts';

test('four weeks before the start and eight after the end are looked at, of a long term sixteen after the start', () => {
  const around = (starts: string, ends: string | null) => daysAround({ starts, ends }, addDays);
  expect(around('2021-07-05', '2021-07-18')).toEqual({ from: '2021-06-07', to: '2021-09-12' });
  expect(around('2021-07-05', null)).toEqual({ from: '2021-06-07', to: '2021-08-30' });
  expect(around('2021-07-05', '2022-07-05').to).toBe('2021-10-25');
});

const event = (kind: string, id: number, day: string, sourceCount = 0, title = `${kind} ${id}`) => ({
  kind,
  id,
  day,
  sourceCount,
  title,
});

test('of nine stories the six told by most stay, of measures the nearest and never the measure itself; all by day', () => {
  const stories = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => event('story', id, `2021-07-0${10 - id}`, id));
  const measures = [11, 12, 13, 14, 15, 16, 17].map((id) => event('measure', id, `2021-07-${id}`));
  const told = pickEvents([...stories, ...measures, event('single', 20, '2021-07-05', 1)], {
    id: 12,
    starts: '2021-07-12',
    record: null,
  });
  expect(told.filter(({ kind }) => kind === 'story').map(({ id }) => id)).toEqual([9, 8, 7, 6, 5, 4]);
  expect(told.filter(({ kind }) => kind === 'measure').map(({ id }) => id)).toEqual([11, 13, 14, 15, 16]);
  expect(told.map(({ day }) => day)).toEqual(told.map(({ day }) => day).toSorted());
});

test('its record in a register is no other event; another restriction of the day and the same one of another day are', () => {
  const limit = (day: string, title: string) => event('limit', 0, day, 0, title);
  const told = pickEvents(
    [
      limit('2021-07-12', 'Приостановлена работа кафе.'),
      limit('2021-07-12', 'Закрыты бани'),
      limit('2021-06-30', 'Приостановлена работа кафе'),
    ],
    { id: 12, starts: '2021-07-12', record: 'Приостановлена работа…' },
  );
  expect(told.map(({ day, title }) => [day, title])).toEqual([
    ['2021-06-30', 'Приостановлена работа кафе'],
    ['2021-07-12', 'Закрыты бани'],
  ]);
});
