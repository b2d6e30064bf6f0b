import { expect, test } from 'vitest';
import { pickTerms } from './pick-terms.ts';

const term = (id: number, starts: string, ends: string | null, isOwn = false, strictness = 0) => ({
  id,
  starts,
  ends,
  isOwn,
  strictness,
});
const span = { from: '2021-03-01', to: '2021-10-20' };

test('the own comes before the country\u2019s and the stricter before the laxer; what lies outside the days is none', () => {
  const terms = [
    term(1, '2020-03-01', '2021-02-28', true, 4),
    term(2, '2021-10-21', null, true, 4),
    term(3, '2021-06-01', null, false, 4),
    term(4, '2020-12-01', '2021-03-01', true, 1),
    term(5, '2021-04-01', null, true, 2),
  ];
  expect(pickTerms(terms, span, 2).map(({ id }) => id)).toEqual([4, 5]);
  expect(pickTerms(terms, span, 9).map(({ id }) => id)).toEqual([4, 5, 3]);
});

test('of alike ones the one in force longest in those days is told', () => {
  const terms = [
    term(1, '2021-09-01', null),
    term(2, '2020-05-01', null),
    term(3, '2021-02-01', '2021-03-05'),
  ];
  expect(pickTerms(terms, span, 1).map(({ id }) => id)).toEqual([2]);
});
