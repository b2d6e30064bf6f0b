import { expect, test } from 'vitest';
import { keepLate, takeLate } from './late-results.ts';

test('a result that came too late is given once to who asks the same again, for two minutes', () => {
  keepLate('a', 1, 0);
  expect(takeLate('b', 1)).toBeNull();
  expect(takeLate('a', 1)).toEqual({ answer: 1 });
  expect(takeLate('a', 1)).toBeNull();
  keepLate('a', 1, 0);
  expect(takeLate('a', 120_001)).toBeNull();
});

test('of more than fifty the oldest goes', () => {
  for (let i = 0; i < 51; i++) keepLate(String(i), i, 0);
  expect([takeLate('0', 1), takeLate('50', 1)]).toEqual([null, { answer: 50 }]);
});
