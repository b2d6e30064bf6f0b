import { expect, test } from 'vitest';
import { recommend } from './recommend.ts';

const measure = (code: string | null, starts: string, ends: string | null = null) => ({
  code,
  issues: [],
  starts,
  ends,
});
const day = '2021-10-20';

test('of each kind the own region lacks one is recommended: what is in force there first, then the nearest twin', () => {
  const own = [measure('C1', '2021-01-01'), measure('C4', '2021-01-01', '2021-02-01')];
  const found = recommend(
    own,
    [
      { twinId: 1, measures: [measure('C1', '2021-09-01'), measure('C4', '2021-03-01', '2021-04-01')] },
      { twinId: 2, measures: [measure('C4', '2021-09-01'), measure('H6', '2021-03-01', '2021-04-01')] },
    ],
    day,
    5,
  );
  expect(found.map(({ measure: { code }, twinId, reason }) => [code, twinId, reason])).toEqual([
    ['C4', 2, 'in_force_there'],
    ['H6', 2, 'was_there'],
  ]);
});

test('a measure of no kind is not recommended', () => {
  expect(recommend([], [{ twinId: 1, measures: [measure(null, '2021-01-01')] }], day, 5)).toEqual([]);
});
