import { expect, test } from 'vitest';
import { InputRefusal } from '#simulation/numeric/refusal.ts';
import { oneOffPayments, policyRows } from './family-policy.ts';
import { populationParameters } from './population.ts';
import { scenarioParameters } from './scenario.ts';
import { serialIntervals } from './serial-intervals.ts';
import { suppliedOr } from './supplied.ts';

const parameters = [
  ...Object.values(scenarioParameters),
  ...Object.values(populationParameters),
  ...serialIntervals.flatMap(({ meanDays, sdDays }) => [meanDays, sdDays]),
];

test('every number has a unit, a source and a mark, and lies within its bounds', () => {
  for (const { value, unit, source, mark, min = -Infinity, max = Infinity } of parameters) {
    expect(unit && source && mark).toBeTruthy();
    if (typeof value === 'number') expect(value >= min && value <= max).toBe(true);
  }
});

test('what has no number is marked as the operator’s to supply', () => {
  for (const { value, mark } of parameters) if (value === null) expect(mark).toBe('operator');
  for (const { values, marks } of [...policyRows, ...oneOffPayments])
    values.forEach((value, i) => {
      if (value === null) expect(typeof marks === 'string' ? marks : marks[i]).toBe('operator');
    });
});

test('a number that must be supplied has no default', () => {
  expect(() => suppliedOr('icuBeds', null, scenarioParameters.icuBeds)).toThrow(InputRefusal);
  expect(suppliedOr('latency', null, scenarioParameters.latency)).toBe(3);
  expect(() => suppliedOr('latency', 99 as never, scenarioParameters.latency)).toThrow(InputRefusal);
});
