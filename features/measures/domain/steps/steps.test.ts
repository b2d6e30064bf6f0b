import { expect, test } from 'vitest';
import { measureStatuses } from './statuses.ts';
import { findStep, stepOf, type StepName } from './steps.ts';

test('the steps are those of decision 23, by the calls of decision 39; anything else is none', () => {
  const calls = ['saveDraft', 'advanceMeasureStage', 'acceptMeasure', 'declineMeasure'] as const;
  const table = Object.fromEntries(
    calls.map((call) => [call, measureStatuses.map((from) => findStep(call, from))]),
  );
  expect(table).toEqual({
    saveDraft: ['edit', null, 'revise', 'rework'],
    advanceMeasureStage: ['submit', null, null, null],
    acceptMeasure: [null, 'accept', null, null],
    declineMeasure: [null, 'decline', 'withdraw', null],
  });
});

test('whoever takes a measure from others says why', () => {
  const names: StepName[] = ['edit', 'rework', 'revise', 'submit', 'accept', 'decline', 'withdraw'];
  expect(names.filter((name) => stepOf(name).needsReason)).toEqual(['decline', 'withdraw']);
});
