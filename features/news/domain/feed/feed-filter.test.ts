import { expect, test } from 'vitest';
import { feedFilter, feedOrder } from './feed-filter.ts';

test('an order that is not positive is ignored', () => {
  expect([1, 0, -1, -2].map(feedOrder)).toEqual(['score', 'score', 'score', 'score']);
  expect(feedOrder(2)).toBe('date');
});

test('equal filters are written equally', () => {
  expect(feedFilter({ rubrics: [6, 5, 6], text: '  two   words ' })).toEqual(
    feedFilter({ rubrics: [5, 6], text: 'two words' }),
  );
});
