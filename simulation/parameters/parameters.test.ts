import { expect, test } from 'vitest';
import { InputRefusal } from '#simulation/numeric/refusal.ts';
import { policyRows } from './family-policy.ts';
import { policyYears, sourceIn } from './policy-row.ts';
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
  for (const { values, marks } of policyRows)
    values.forEach((value, i) => {
      if (value === null) expect(typeof marks === 'string' ? marks : marks[i]).toBe('operator');
    });
});

test('every number of the federal rules has an act or a place it was found, in every year', () => {
  for (const row of policyRows)
    for (const year of policyYears) expect(sourceIn(row, year), `${row.path} ${year}`).not.toBe('');
  const open = policyRows.filter(({ values }) => values.includes(null)).map(({ path }) => path);
  // Regional standards are the operator's; before 2023 nobody was asked to earn.
  expect(open).toEqual([
    'unified.largeFamilyChildren',
    'housing.standard1',
    'housing.standard2',
    'housing.standard3',
  ]);
});

test('a number that must be supplied has no default', () => {
  expect(() => suppliedOr('icuBeds', null, scenarioParameters.icuBeds)).toThrow(InputRefusal);
  expect(suppliedOr('latency', null, scenarioParameters.latency)).toBe(3);
  expect(() => suppliedOr('latency', 99 as never, scenarioParameters.latency)).toThrow(InputRefusal);
});
