import { expect, test } from 'vitest';
import { measureLanes } from './measure-lanes.ts';

const days = { from: '2021-07-01', to: '2021-10-20', day: '2021-10-20' };
const term = { id: 7, title: 'Маски', starts: '2020-05-12', ends: null, strictness: 2, isOwn: true };

test('a measure runs over the days shown alone, and without an end to the last of them', () => {
  expect(measureLanes([term], days)).toEqual([
    {
      id: 'measure-7',
      start: '2021-07-01',
      end: '2021-10-20',
      label: 'Маски',
      future: false,
    },
  ]);
  expect(measureLanes(null, days)).toEqual([]);
});

test('of many three stand under the days, a long title is cut at a word', () => {
  const many = Array.from({ length: 9 }, (_, id) => ({ ...term, id, title: `Мера ${id}` }));
  expect(measureLanes(many, days)).toHaveLength(3);
  expect(measureLanes([term, { ...term, id: 8 }], days)).toHaveLength(1);
  const title = 'Запрет на зрелищные мероприятия с числом участников больше пятидесяти';
  const [lane] = measureLanes([{ ...term, title }], days);
  expect(lane?.label).toBe('Запрет на зрелищные мероприятия с числом…');
});
