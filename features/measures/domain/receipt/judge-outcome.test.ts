import { expect, test } from 'vitest';
import { judgePoverty, judgeOutcome, type CasesOfPlace } from './judge-outcome.ts';

const place = (before: number, ...weeks: (number | null)[]): CasesOfPlace => ({ yugoId: 1, before, weeks });

test('280 cases in four weeks, then 70 a week: as before; twins that grew by a quarter leave a gap of 20 per cent', () => {
  const twins = [place(280, 87.5, 87.5), place(2800, 875, 875), place(560, 175, 175)];
  const found = judgeOutcome(place(280, 70, 70), twins);
  expect(found).toEqual({
    weeks: [expect.closeTo(-20, 9), expect.closeTo(-20, 9)],
    gap: expect.closeTo(-20, 9),
    scatter: { low: 0, high: 0 },
  });
});

test('weeks add up: 70 and then 0 against twins that stayed are no gap after a week, half of it after two', () => {
  const twins = [1, 2, 3].map(() => place(280, 70, 70));
  expect(judgeOutcome(place(280, 70, 0), twins)).toMatchObject({ weeks: [0, -50], gap: -50 });
});

test('the scatter is what each twin is off the others: of growths 1, 1 and 2 the last is off by a hundred per cent', () => {
  const twins = [place(280, 70), place(280, 70), place(280, 140)];
  const found = judgeOutcome(place(280, 70), twins);
  // 1 against the middle of 1 and 2 is a third less.
  expect(found).toMatchObject({ gap: 0, scatter: { low: expect.closeTo(-33.3, 1), high: 100 } });
});

test('nothing is compared without reports, with fewer than 50 cases before, or with fewer than three such twins', () => {
  const twins = [1, 2, 3].map(() => place(280, 70));
  expect(judgeOutcome(place(280, null), twins)).toEqual({ lack: 'no_reports' });
  expect(judgeOutcome(place(49, 70), twins)).toEqual({ lack: 'few_cases' });
  expect(judgeOutcome(place(280, 70), twins.slice(1))).toEqual({ lack: 'few_twins' });
  expect(judgeOutcome(place(280, 70), [...twins.slice(1), place(280, null)])).toEqual({ lack: 'few_twins' });
});

test('poverty that fell by a point more than in the middle of its twins is a gap of minus one point', () => {
  const place = (yugoId: number, before: number | null, after: number | null) => ({ yugoId, before, after });
  const twins = [place(2, 10, 10), place(3, 12, 11), place(4, 14, 12)];
  expect(judgePoverty(place(1, 13, 11), twins)).toEqual({
    gap: -1,
    // The third twin fell by 1.5 more than the middle of the other two, the first by as much less.
    scatter: { low: -1.5, high: 1.5 },
  });
  expect(judgePoverty(place(1, 13, null), twins)).toEqual({ lack: 'no_reports' });
  expect(judgePoverty(place(1, 13, 11), [...twins.slice(1), place(5, 9, null)])).toEqual({
    lack: 'few_twins',
  });
});
