import { expect, test } from 'vitest';
import { joinTerms } from './join-terms.ts';

const term = (id: number, starts: string, ends: string | null, part = {}) => ({
  id,
  title: 'Карантин',
  starts,
  ends,
  isOwn: true,
  strictness: null as number | null,
  ...part,
});
const spans = (...terms: ReturnType<typeof term>[]) =>
  joinTerms(terms).map(({ id, starts, ends }) => [id, starts, ends]);

test('overlapping terms of one title, and those that follow at once, are one', () => {
  expect(
    spans(
      term(18, '2020-03-05', '2020-06-08'),
      term(4, '2020-01-31', '2020-04-04'),
      term(50, '2020-06-09', null),
    ),
  ).toEqual([[4, '2020-01-31', null]]);
});

test('a term within another does not shorten it, the stricter level is kept', () => {
  const [joined] = joinTerms([
    term(1, '2020-01-01', '2020-12-31', { strictness: 2 }),
    term(2, '2020-02-01', '2020-03-01', { strictness: 3 }),
  ]);
  expect(joined).toMatchObject({ ends: '2020-12-31', strictness: 3 });
});

test('after a pause, of another title, or of the country it is another one', () => {
  expect(
    spans(
      term(1, '2020-01-01', '2020-02-01'),
      term(2, '2020-02-03', null),
      term(3, '2020-01-01', '2020-02-01', { title: 'Маски' }),
      term(4, '2020-01-01', '2020-02-01', { isOwn: false }),
    ),
  ).toHaveLength(4);
});
