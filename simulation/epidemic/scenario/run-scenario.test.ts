import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputRefusal } from '#simulation/numeric/refusal.ts';
import { share } from '#simulation/numeric/units.ts';
import { runScenario, seriesOf } from './run-scenario.ts';
import { exampleModel, exampleState } from '#simulation/testing/example-scenario.ts';

const people = (state: Float64Array) =>
  state.reduce((sum, count, i) => (i < 9 * 9 || i >= 11 * 9 ? sum + count : sum), 0);

test('nobody appears or vanishes, with beds, overflow, season and measures', () => {
  const beds = fc.constantFrom(0, 20, 500, Infinity);
  fc.assert(
    fc.property(
      fc.double({ min: 0.5, max: 5, noNaN: true }),
      beds,
      fc.double({ min: 0, max: 60, noNaN: true }),
      (r0, icuBeds, from) => {
        const mitigations = [{ fromDay: from, toDay: from + 33.3, reduction: share(0.4) }];
        const model = exampleModel({ r0, icuBeds, mitigations, season: { amplitude: 0.3, peakMonth: 6 } });
        const { end } = runScenario(model, exampleState(50), 120);
        expect(Math.abs(people(end) / 900_000 - 1)).toBeLessThan(1e-9);
        expect(end.every((count) => count >= 0)).toBe(true);
      },
    ),
    { numRuns: 25 },
  );
});

test('beds without end leave nobody without one, and never more than all beds are used', () => {
  const free = runScenario(exampleModel({ icuBeds: Infinity }), exampleState(100), 200);
  expect(Math.max(...seriesOf(free, 'overflow'))).toBe(0);
  const full = runScenario(exampleModel({ icuBeds: 30 }), exampleState(100), 200);
  expect(Math.max(...seriesOf(full, 'critical'))).toBeLessThanOrEqual(30 + 1e-9);
  expect(Math.max(...seriesOf(full, 'overflow'))).toBeGreaterThan(0);
});

test('below 1 an epidemic dies out', () => {
  const { end } = runScenario(exampleModel({ r0: 0.8 }), exampleState(100), 365);
  expect(end.subarray(9, 45).reduce((sum, count) => sum + count, 0)).toBeLessThan(1);
});

test('halving contacts throughout is the same as halving R0', () => {
  const mitigations = [{ fromDay: 0, toDay: 400, reduction: share(0.5) }];
  const halved = runScenario(exampleModel({ r0: 3, mitigations }), exampleState(10), 200);
  expect(halved.end).toEqual(runScenario(exampleModel({ r0: 1.5 }), exampleState(10), 200).end);
});

test('twice the people with twice the beds is twice everything', () => {
  const one = runScenario(exampleModel(), exampleState(10), 100).end;
  const double = exampleModel();
  const two = runScenario(
    { ...double, population: (2 * double.population) as typeof double.population, icuBeds: 100 },
    exampleState(10).map((count) => 2 * count),
    100,
  ).end;
  two.forEach((count, i) => expect(count).toBeCloseTo(2 * (one[i] ?? 0), 3));
});

test('a measure that starts between two grid points acts from that moment', () => {
  const start = (fromDay: number) => {
    const mitigations = [{ fromDay, toDay: 100, reduction: share(0.9) }];
    return (
      seriesOf(runScenario(exampleModel({ mitigations }), exampleState(500), 60), 'susceptible')[60] ?? 0
    );
  };
  expect(start(30.1)).toBeLessThan(start(30));
  expect(start(30.2)).toBeLessThan(start(30.1));
});

test('a year run over 29 February and the year end is a year of 365 steps', () => {
  expect(runScenario(exampleModel(), exampleState(1), 365).totals).toHaveLength(366 * 10);
});

test('half a million per cent, a state of another shape and a measure that ends before it starts are refused', () => {
  const model = exampleModel();
  expect(() => runScenario(model, new Float64Array(5), 10)).toThrow(InputRefusal);
  expect(() => runScenario({ ...model, r0: Number.NaN }, exampleState(1), 10)).toThrow(InputRefusal);
  const backwards = [{ fromDay: 5, toDay: 4, reduction: share(0.1) }];
  expect(() => runScenario({ ...model, mitigations: backwards }, exampleState(1), 10)).toThrow(InputRefusal);
});
