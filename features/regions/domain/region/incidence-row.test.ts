import { expect, test } from 'vitest';
import { incidenceTrend, incidenceFigures, rankByIncidence } from './incidence-row.ts';

const fortnight = [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2];

test('14 cases after 7 in 100 000 residents is 14 per 100 000 and 100 per cent more', () => {
  const figures = incidenceFigures(
    { cases: fortnight, deaths: fortnight.map(() => 0) },
    { value: 100_000, day: '2020-01-01' },
    2,
  );
  expect(figures).toMatchObject({
    cases7: 14,
    per100k7: 14,
    changePercent: 100,
    deaths7: 0,
    trend: [13, 14],
  });
});

test('the trend is silent for a week after an unpublished day', () => {
  const trend = incidenceTrend([7, 7, 7, 7, 7, 7, 7, null, 7, 7, 7, 7, 7, 7, 7], 100_000);
  expect(trend.slice(6)).toEqual([49, null, null, null, null, null, null, null, 49]);
});

test('without residents there is no rate', () => {
  expect(incidenceFigures({ cases: fortnight, deaths: fortnight }, null, 1)).toMatchObject({
    cases7: 14,
    per100k7: null,
    trend: [null],
  });
});

test('the highest incidence is first', () => {
  expect(rankByIncidence([{ per100k7: 5 }, { per100k7: 9 }]).map(({ rank }) => rank)).toEqual([2, 1]);
});
