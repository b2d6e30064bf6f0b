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
