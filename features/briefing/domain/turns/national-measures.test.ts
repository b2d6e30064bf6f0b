import { expect, test } from 'vitest';
import { nationalChanges, type NationalTerm } from './national-measures.ts';

let id = 0;
const term = (code: string | null, strictness: number | null, starts: string): NationalTerm => ({
  id: (id += 1),
  title: code ?? 'act',
  code,
  strictness,
  starts,
});
const span = { from: '2021-08-29', to: '2021-09-04' };
const said = (...terms: NationalTerm[]) =>
  nationalChanges(terms, span).map(({ title, level, course }) => [title, level, course]);

test('borders that go from 3 to 2 are milder, a mask rule from 2 to 3 is stricter, a scope alone leaves the level', () => {
  expect(
    said(
      term('C8', 3, '2020-03-18'),
      term('C8', 2, '2021-08-30'),
      term('H6', 2, '2020-05-12'),
      term('H6', 3, '2021-09-01'),
      term('C3', 2, '2020-06-01'),
      term('C3', 2, '2021-09-02'),
    ),
  ).toEqual([
    ['C8', 2, 'milder'],
    ['H6', 3, 'stricter'],
    ['C3', 2, 'same'],
  ]);
});

test('three kinds that change on one day are a day of recording and tell nothing; two are told', () => {
  const day = '2021-08-31';
  expect(said(term('C1', 1, day), term('C2', 2, day), term('C3', 2, day))).toEqual([]);
  expect(said(term('C1', 1, day), term('C2', 2, day))).toHaveLength(2);
});

test('an act has no level, and no course', () => {
  expect(said(term(null, null, '2021-09-01'))).toEqual([['act', null, 'unknown']]);
});
