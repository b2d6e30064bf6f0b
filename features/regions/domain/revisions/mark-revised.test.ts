import { expect, test } from 'vitest';
import { markRevised } from './mark-revised.ts';

const course = (...values: number[]) =>
  values.map((value, at) => ({ day: `${2015 + at}-12-31`, value, sample: false }));

test('a value that is another one by now says so; one that stayed says nothing', () => {
  expect(markRevised({ births: { points: course(10, 20) } }, { births: { points: course(10, 25) } })).toEqual(
    {
      births: {
        points: [
          { day: '2015-12-31', value: 10, sample: false },
          { day: '2016-12-31', value: 20, sample: false, later: 25 },
        ],
      },
    },
  );
});

test('what came after is no correction', () => {
  expect(markRevised(course(10), course(10, 20))).toEqual(course(10));
});

test('the same series is found by its name, wherever it stands in the list', () => {
  const then = [{ code: 'gas', points: course(1) }];
  const now = [
    { code: 'oil', points: course(7) },
    { code: 'gas', points: course(2) },
  ];
  expect(markRevised(then, now)[0]!.points[0]).toMatchObject({ value: 1, later: 2 });
});

test('a part that failed to load then or now leaves the other as it is', () => {
  expect(
    markRevised({ people: null, taxes: course(1) }, { people: { points: course(3) }, taxes: null }),
  ).toEqual({ people: null, taxes: course(1) });
});

test('a rank of one day says what its values are now; of another day it is another list', () => {
  const list = (day: string, value: number) => ({ day, beside: [{ yugoId: 1, name: 'Тверь', value }] });
  expect(markRevised(list('2019-12-31', 5), list('2019-12-31', 7)).beside[0]).toMatchObject({
    value: 5,
    later: 7,
  });
  expect(markRevised(list('2019-12-31', 5), list('2020-12-31', 7)).beside[0]).not.toHaveProperty('later');
});

test('shares of a year are corrected like values, ages of a year together', () => {
  const shares = (share: number) => [{ day: '2019-08-10', share, small: 3 }];
  expect(markRevised(shares(60), shares(61))[0]).toMatchObject({ share: 60, later: 61 });
  const ages = (...women: number[]) => [{ year: 2020, men: [1, 2], women }];
  expect(markRevised(ages(3, 4), ages(3, 5))[0]).toMatchObject({ later: { men: [1, 2], women: [3, 5] } });
  expect(markRevised(ages(3, 4), ages(3, 4))[0]).not.toHaveProperty('later');
});

test('what did not change is the very same object, whatever changed beside it', () => {
  const then = { stages: { points: course(1) }, births: { points: course(2) } };
  const now = { stages: { points: course(1) }, births: { points: course(3) } };
  const marked = markRevised(then, now);
  expect(marked.stages).toBe(then.stages);
  expect(marked.births).not.toBe(then.births);
  expect(markRevised(then, structuredClone(then))).toBe(then);
});
