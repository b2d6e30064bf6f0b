import { expect, test } from 'vitest';
import { countsByDay, rankShares, smallShare } from './small-share.ts';

test('a share has one decimal, as it is shown: 12.345 % is 12.3', () => {
  expect(smallShare({ organisations: 100_000, small: 12_345 })).toBe(12.3);
  expect(smallShare({ organisations: 0, small: 0 })).toBeNull();
});

test('shares equal as shown share a rank, and the next one is as far behind as there are before it', () => {
  const ranks = rankShares([70.1, 65.2, 80, 70.1].map((share) => ({ share })));
  expect(ranks.map(({ share, rank }) => [share, rank])).toEqual([
    [80, 1],
    [70.1, 2],
    [70.1, 2],
    [65.2, 4],
  ]);
});

test('sections of a day add up, and a day that one count lacks is left out', () => {
  expect(
    countsByDay(
      [
        { day: '2020', value: 10 },
        { day: '2020', value: 5 },
        { day: '2019', value: 9 },
        { day: '2021', value: 3 },
      ],
      [
        { day: '2020', value: 6 },
        { day: '2019', value: 4 },
      ],
    ),
  ).toEqual([
    { day: '2019', organisations: 9, small: 4 },
    { day: '2020', organisations: 15, small: 6 },
  ]);
});
