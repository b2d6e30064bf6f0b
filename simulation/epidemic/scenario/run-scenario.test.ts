import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputRefusal } from '#simulation/numeric/refusal.ts';
import { dayNumber } from '#simulation/numeric/calendar.ts';
import { days, persons, share } from '#simulation/numeric/units.ts';
import type { Share } from '#simulation/numeric/units.ts';
import { effectiveR, runScenario, seriesOf } from './run-scenario.ts';
import { requireScenarioDocument } from './scenario-fences.ts';
import { exampleModel, exampleState } from '#simulation/testing/example-scenario.ts';

const people = (state: Float64Array) =>
  state.reduce((sum, count, i) => (i < 9 * 9 || i >= 11 * 9 ? sum + count : sum), 0);

test('nobody appears or vanishes, with beds, overflow, season, measures, imports up to their bound and R0 up to 10', () => {
  const beds = fc.constantFrom(0, 20, 500, Infinity);
  fc.assert(
    fc.property(
      fc.double({ min: 0.5, max: 10, noNaN: true }),
      beds,
      fc.double({ min: 0, max: 60, noNaN: true }),
      fc.double({ min: 0, max: 90, noNaN: true }),
      fc.constantFrom(100, 365),
      (r0, icuBeds, from, imports, length) => {
        const mitigations = [{ fromDay: from, toDay: from + 33.3, reduction: share(0.4) }];
        const season = { amplitude: 0.3, peakMonth: 6 };
        const importsPerDay = persons(imports);
        const model = exampleModel({ r0, icuBeds, mitigations, season, importsPerDay });
        const { end } = runScenario(model, exampleState(50), length);
        expect(Math.abs(people(end) / 900_000 - 1)).toBeLessThan(1e-9);
        expect(end.every((count) => count >= 0)).toBe(true);
      },
    ),
    { numRuns: 40 },
  );
});

test('an import is a susceptible: where none is left none comes', () => {
  const model = exampleModel({ r0: 10, importsPerDay: persons(90) });
  const run = runScenario(model, exampleState(50), 365);
  const susceptible = seriesOf(run, 'susceptible');
  expect(susceptible.at(-1)).toBeLessThan(1e-6);
  expect(seriesOf(run, 'exposed').at(-1)).toBeLessThan(1e-3);
});

test('stays far below the step do not blow up', () => {
  const model = exampleModel({
    latency: days(0.1),
    infectiousPeriod: days(0.1),
    hospitalStay: days(0.1),
    r0: 2,
  });
  const { end } = runScenario(model, exampleState(10), 60);
  expect(Math.abs(people(end) / 900_000 - 1)).toBeLessThan(1e-9);
  // The final size of R0 = 2 among 900 000 is 79.68 %.
  expect(1 - end.subarray(0, 9).reduce((sum, count) => sum + count, 0) / 900_000).toBeCloseTo(0.7968, 2);
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

test('the season goes by the calendar, over 29 February and the year end', () => {
  const season = { amplitude: 0.5, peakMonth: 0 };
  const run = (from: string) => {
    const model = exampleModel({ season, startDay: dayNumber(from) });
    return effectiveR(model, { ...runScenario(model, exampleState(0), 60) });
  };
  // The same day is as seasonal whichever run it lies in: 1 March 2024 is day 30 from 31 January and day 60 from 1 January.
  expect(run('2024-01-31')[30]).toBeCloseTo(run('2024-01-01')[60] ?? 0, 12);
  expect(run('2023-12-31')[1]).toBeCloseTo(run('2024-01-01')[0] ?? 0, 12);
  expect(run('2024-01-31')[30]).not.toBeCloseTo(run('2024-01-01')[59] ?? 0, 6);
});

test('half a million per cent, a state of another shape and a measure that ends before it starts are refused', () => {
  const model = exampleModel();
  expect(() => runScenario(model, new Float64Array(5), 10)).toThrow(InputRefusal);
  expect(() => runScenario({ ...model, r0: Number.NaN }, exampleState(1), 10)).toThrow(InputRefusal);
  const backwards = [{ fromDay: 5, toDay: 4, reduction: share(0.1) }];
  expect(() => runScenario({ ...model, mitigations: backwards }, exampleState(1), 10)).toThrow(InputRefusal);
});

test('other people than the model has, imports of 11 per 100 000 and a reduction over 100 % are refused', () => {
  const model = exampleModel();
  const tenfold = exampleState(10).map((count) => 10 * count);
  expect(() => runScenario(model, tenfold, 10)).toThrow(/state: inconsistent/);
  const imported = exampleModel({ importsPerDay: persons(99) });
  expect(() => runScenario(imported, exampleState(1), 10)).toThrow(/importsPerDay: out-of-bounds/);
  const over = [{ fromDay: 0, toDay: 4, reduction: 1.01 as Share }];
  expect(() => runScenario({ ...model, mitigations: over }, exampleState(1), 10)).toThrow(InputRefusal);
  expect(() => runScenario(model, exampleState(1), 36_501)).toThrow(InputRefusal);
});

test.each([
  ['a latency of 11 days', { latency: days(11) }, 60],
  ['a hospital stay of a day', { hospitalStay: days(1) }, 60],
  ['96 % less', { mitigations: [{ fromDay: 0, toDay: 9, reduction: share(0.96) }] }, 60],
  [
    '21 intervals',
    {
      mitigations: Array.from({ length: 21 }, (_, i) => ({
        fromDay: i,
        toDay: i + 1,
        reduction: share(0.1),
      })),
    },
    60,
  ],
  ['29 days', {}, 29],
  ['366 days', {}, 366],
])('the kernel may run what a document may not hold: %s', (_, changes, length) => {
  const model = exampleModel(changes);
  expect(() => runScenario(model, exampleState(1), length)).not.toThrow();
  expect(() => requireScenarioDocument(model, length)).toThrow(InputRefusal);
  expect(() => requireScenarioDocument(exampleModel(), 365)).not.toThrow();
});

test('beds that come on day 40 serve from that day on: until then the run is the same, later fewer go without', () => {
  const few = exampleModel({ icuBeds: 20, r0: 3 });
  const more = { ...few, laterBeds: [{ fromDay: 40, beds: 400 }] };
  const [before, after] = [few, more].map((model) =>
    seriesOf(runScenario(model, exampleState(100), 80), 'overflow'),
  ) as [Float64Array, Float64Array];
  expect(after.subarray(0, 41)).toEqual(before.subarray(0, 41));
  expect(after[45]!).toBeLessThan(before[45]!);
  const never = { ...few, laterBeds: [{ fromDay: 40, beds: 20 }] };
  expect(runScenario(never, exampleState(100), 80)).toEqual(runScenario(few, exampleState(100), 80));
});
