import { expect, test } from 'vitest';
import { findChanges, isSameLook } from './find-changes.ts';

const figure = (yugoId: number, day: string, value: number) => ({ measure: 0, yugoId, day, value });

test('a later period is new, another value of the same one is revised, and what was taken back is not told', () => {
  const seen = [
    figure(1, '2019-12-31', 8),
    figure(2, '2019-12-31', 7),
    figure(3, '2020-12-31', 6),
    figure(4, '2019-12-31', 0.1 + 0.2),
  ];
  const now = [
    figure(1, '2020-12-31', 8),
    figure(2, '2019-12-31', 7.5),
    figure(3, '2019-12-31', 5),
    figure(4, '2019-12-31', 0.3),
    figure(5, '2020-12-31', 1),
  ];
  expect(findChanges(seen, now)).toEqual([
    { kind: 'new', now: now[0], before: seen[0] },
    { kind: 'revised', now: now[1], before: seen[1] },
    { kind: 'new', now: now[4], before: null },
  ]);
});

test('looks are the same in any order, and differ by a series that is gone', () => {
  const [one, other] = [figure(1, '2019-12-31', 8), figure(2, '2019-12-31', 0)];
  expect(isSameLook([one, other], [other, one])).toBe(true);
  expect(isSameLook([one, other], [one])).toBe(false);
  expect(isSameLook([other], [figure(2, '2019-12-31', 1)])).toBe(false);
});
