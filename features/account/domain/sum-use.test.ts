import { expect, test } from 'vitest';
import { sumUse } from './sum-use.ts';

test('calls of two keys are added by day, refusals stand apart, and a quiet day is none', () => {
  const first = { days: [{ day: '2020-06-08', calls: 5, refused: 2 }] };
  const second = {
    days: [
      { day: '2020-06-05', calls: 100, refused: 0 },
      { day: '2020-06-08', calls: 1, refused: 0 },
    ],
  };
  expect(sumUse([first, second], { from: '2020-06-07', to: '2020-06-08' })).toEqual({
    calls: 6,
    refused: 2,
    days: [
      { day: '2020-06-07', answered: 0, refused: 0 },
      { day: '2020-06-08', answered: 4, refused: 2 },
    ],
  });
});
