import { expect, test } from 'vitest';
import { rankLosses } from './rank-losses.ts';

const count = (code: string, day: string, value: number, places = 85) => ({ code, day, value, places });

test('the greatest loss between the two newest days comes first; other subjects, a new section and older days do not count', () => {
  const counts = [
    count('G', '2018-10-01', 500),
    count('G', '2019-10-01', 200),
    count('G', '2020-10-01', 150),
    count('J', '2019-10-01', 100),
    count('J', '2020-10-01', 110),
    count('P', '2019-10-01', 100, 84),
    count('P', '2020-10-01', 10),
    count('U', '2020-10-01', 1),
  ];
  expect(rankLosses(counts)).toEqual({
    day: '2020-10-01',
    before: '2019-10-01',
    losses: [
      { code: 'G', organisations: 150, organisationsBefore: 200, change: -25 },
      { code: 'J', organisations: 110, organisationsBefore: 100, change: 10 },
    ],
  });
});

test('of one day or none there is nothing to compare', () => {
  expect(rankLosses([])).toEqual({ day: null, before: null, losses: [] });
  expect(rankLosses([count('G', '2019-10-01', 200)])).toMatchObject({ before: null, losses: [] });
});
