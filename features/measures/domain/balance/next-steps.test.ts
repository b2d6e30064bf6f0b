import { expect, test } from 'vitest';
import { nextSteps } from './next-steps.ts';

const figure = (code: string, value: number | null, share: number | null, measures = 0) => ({
  code,
  value,
  share,
  verdict: share === null ? null : share < -0.02 ? ('worse' as const) : ('better' as const),
  measures,
});

test('unknown first, then ending within thirty days, then worse without a measure, the farthest first', () => {
  const steps = nextSteps(
    [
      figure('nurses', 82, -0.19),
      figure('beds', null, null),
      figure('doctors', 40, -0.3),
      figure('cases', 356, -0.4, 2),
      figure('wage', 90, 0.5),
    ],
    [
      { id: 1, title: 'Later', ends: '2021-11-19' },
      { id: 2, title: 'Soon', ends: '2021-10-25' },
      { id: 3, title: 'Far', ends: '2021-11-20' },
      { id: 4, title: 'Open', ends: null },
    ],
    '2021-10-20',
  );
  expect(steps).toEqual([
    { kind: 'unknown', code: 'beds' },
    { kind: 'ending', measureId: 2, title: 'Soon', ends: '2021-10-25' },
    { kind: 'ending', measureId: 1, title: 'Later', ends: '2021-11-19' },
    { kind: 'uncovered', code: 'doctors' },
    { kind: 'uncovered', code: 'nurses' },
  ]);
});
