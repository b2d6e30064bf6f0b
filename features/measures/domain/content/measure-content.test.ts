import { expect, test } from 'vitest';
import { emptyContent, isTermReversed, missingFields } from './measure-content.ts';

test('a measure can be submitted once its title, goal, place, issue, basis, responsible body and start are said', () => {
  const empty = emptyContent(1);
  expect(missingFields(empty)).toEqual([
    'title',
    'goal',
    'yugoIds',
    'issues',
    'legalBasis',
    'responsible',
    'starts',
  ]);
  const whole = { ...empty, title: 'a', goal: 'b', yugoIds: [1], issues: [1], responsible: 'd' };
  expect(missingFields({ ...whole, legalBasis: '  ', starts: '2021-10-25' })).toEqual(['legalBasis']);
  expect(missingFields({ ...whole, legalBasis: 'c', starts: '2021-10-25' })).toEqual([]);
});

test('a term of one day stands, one that ends before it begins does not', () => {
  expect(isTermReversed({ starts: '2021-10-25', ends: '2021-10-25' })).toBe(false);
  expect(isTermReversed({ starts: '2021-10-25', ends: '2021-10-24' })).toBe(true);
  expect(isTermReversed({ starts: '2021-10-25', ends: null })).toBe(false);
});
