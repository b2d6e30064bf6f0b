import { expect, test } from 'vitest';
import { macroF1, scoreBcubed, scoreClasses, scoreYes } from './measures.ts';

test('one hit, one alarm and one miss give a half of everything', () => {
  expect(
    scoreYes([
      [true, true],
      [false, true],
      [true, false],
    ]),
  ).toEqual({ precision: 0.5, recall: 0.5, f1: 0.5, support: 2 });
});

test('macro-F1 weighs a rare class as much as a frequent one', () => {
  expect(
    macroF1(
      scoreClasses([
        ['a', 'a'],
        ['a', 'a'],
        ['a', 'a'],
        ['b', 'c'],
      ]),
    ),
  ).toBeCloseTo(0.5);
});

test('B-cubed: a story of two split apart keeps its precision and loses half its recall', () => {
  const stories = new Map([
    ['x', 's'],
    ['y', 's'],
  ]);
  expect(
    scoreBcubed(
      stories,
      new Map([
        ['x', '1'],
        ['y', '2'],
      ]),
    ),
  ).toMatchObject({ precision: 1, recall: 0.5 });
});

test('B-cubed: two stories of one item in one cluster have full recall and half the precision', () => {
  const stories = new Map([
    ['x', 's'],
    ['y', 't'],
  ]);
  expect(
    scoreBcubed(
      stories,
      new Map([
        ['x', '1'],
        ['y', '1'],
      ]),
    ),
  ).toMatchObject({ precision: 0.5, recall: 1 });
});
