import { expect, test } from 'vitest';
import { findCandidates, type Bearer } from './find-candidates.ts';

const bearer = (id: number, more: Partial<Bearer> = {}): Bearer => ({
  form: 'росси банк',
  id,
  kind: 1,
  isUsual: true,
  headlines: 5,
  ...more,
});
const bounds = { most: 10, leastHeadlines: 2 };

test('two of one form are proposed, two kinds of one form say so, and each pair stands once', () => {
  const found = findCandidates(
    [bearer(1), bearer(2), bearer(3, { kind: 4 }), bearer(1, { form: 'банк' }), bearer(2, { form: 'банк' })],
    [],
    bounds,
  );
  expect(found.map(({ one, other, why }) => [one, other, why])).toEqual([
    [1, 2, 'name'],
    [1, 3, 'kind'],
    [2, 3, 'kind'],
  ]);
});

test('a surname that two persons share makes no pair, a bare surname beside a whole name does', () => {
  const persons = [
    { id: 1, key: 'ефрем', headlines: 9 },
    { id: 2, key: 'михаил ефрем', headlines: 4 },
    { id: 3, key: 'олег ефрем', headlines: 2 },
  ];
  expect(
    findCandidates(
      [bearer(1, { kind: 2, form: 'ефрем' }), bearer(2, { kind: 2, form: 'ефрем' })],
      [],
      bounds,
    ),
  ).toEqual([]);
  expect(findCandidates([], persons, bounds).map(({ one, other, why }) => [one, other, why])).toEqual([
    [1, 2, 'surname'],
    [1, 3, 'surname'],
  ]);
});

test('who is hardly written of, and a form that another name alone has on both sides, wait for nobody', () => {
  expect(findCandidates([bearer(1, { headlines: 1 }), bearer(2, { headlines: 1 })], [], bounds)).toEqual([]);
  expect(findCandidates([bearer(1, { isUsual: false }), bearer(2, { isUsual: false })], [], bounds)).toEqual(
    [],
  );
});

test('pairs of which both are written of come first, then those with more headlines; no more than asked for', () => {
  const of = (form: string, ids: readonly (readonly [number, number])[]): Bearer[] =>
    ids.map(([id, headlines]) => bearer(id, { form, headlines }));
  const found = findCandidates(
    [
      ...of('a b', [
        [1, 100],
        [2, 0],
      ]),
      ...of('c d', [
        [3, 3],
        [4, 2],
      ]),
      ...of('e f', [
        [5, 9],
        [6, 1],
      ]),
    ],
    [],
    { ...bounds, most: 2 },
  );
  expect(found.map(({ one }) => one)).toEqual([5, 3]);
});
