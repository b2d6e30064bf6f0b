import { expect, test } from 'vitest';
import { startCounter } from './analytics.ts';

function stub() {
  const told: string[] = [];
  return {
    told,
    counter: {
      init: (id: string) => void told.push(`init ${id}`),
      goal: (id: string, name: string) => void told.push(`goal ${id} ${name}`),
    },
  };
}

test('the counter is told of the visit once and of each goal once', () => {
  const { told, counter } = stub();
  const reachGoal = startCounter('77', counter);
  reachGoal('buy-try');
  expect(told).toEqual(['init 77', 'goal 77 buy-try']);
});

test('without a counter id nothing is told', () => {
  const { told, counter } = stub();
  startCounter(null, counter)('buy-try');
  expect(told).toEqual([]);
});
