import { expect, test } from 'vitest';
import { InputRefusal } from '#simulation/numeric/refusal.ts';
import { days, persons, share } from '#simulation/numeric/units.ts';
import { calibrateScenario } from './calibrate-scenario.ts';
import { growthRate, reproductionOf } from './epidemic-analytics.ts';
import { runScenario, seriesOf } from './run-scenario.ts';
import { scaleDeaths } from './scale-deaths.ts';
import { exampleCalibration, exampleModel } from '#simulation/testing/example-scenario.ts';

test.each([0.05, 0.01, -0.03])('the run goes on as the data came: %d a day', (growth) => {
  const { model, start } = exampleCalibration(growth);
  const susceptible = seriesOf(runScenario(model, start, 15), 'susceptible');
  const infections = (day: number) => (susceptible[day] ?? 0) - (susceptible[day + 1] ?? 0);
  const found = Math.log(infections(14) / infections(0)) / 14;
  expect(Math.abs(found - growth)).toBeLessThan(0.1 * Math.abs(growth) + 0.003);
});

test('growth and reproduction are inverse', () => {
  expect(growthRate(reproductionOf(0.07, days(3), days(5)), days(3), days(5))).toBeCloseTo(0.07, 12);
  expect(growthRate(1, days(3), days(5))).toBeCloseTo(0, 12);
});

test('reported patients set the hospital, reported deaths the fatal shares', () => {
  const { r0: _, ...model } = exampleModel();
  const input = {
    model,
    daily: Array.from({ length: 30 }, () => 100),
    populationByAge: model.severity.map(() => 100_000),
    ascertainment: share(0.3),
    immuneShare: share(0),
  };
  const plain = calibrateScenario(input);
  const told = calibrateScenario({ ...input, hospitalised: persons(500), recentDeaths: persons(0) });
  if (plain.status !== 'ok' || told.status !== 'ok') throw new Error('not calibrated');
  expect(told.start.subarray(45, 72).reduce((sum, count) => sum + count, 0)).toBeCloseTo(500, 6);
  expect(told.model.severity[8]?.fatal).toBeCloseTo(0.3 * (plain.model.severity[8]?.fatal ?? 0), 9);
  expect(told.warnings.map(({ code }) => code)).toContain('scenario.deaths-mismatch');
});

test('two weeks of data, or a week without a case, are not enough and say so', () => {
  const { r0: _, ...model } = exampleModel();
  const base = {
    model,
    populationByAge: model.severity.map(() => 100_000),
    ascertainment: share(0.3),
    immuneShare: share(0),
  };
  expect(calibrateScenario({ ...base, daily: Array.from({ length: 14 }, () => 5) })).toMatchObject({
    status: 'insufficient',
  });
  expect(calibrateScenario({ ...base, daily: Array.from({ length: 40 }, () => 0) })).toMatchObject({
    status: 'insufficient',
    reason: 'calibration.cases',
  });
});

test('age groups that do not add up to the population are refused', () => {
  const { r0: _, ...model } = exampleModel();
  const input = {
    model,
    daily: [],
    populationByAge: model.severity.map(() => 1),
    ascertainment: share(0.3),
    immuneShare: share(0),
  };
  expect(() => calibrateScenario(input)).toThrow(InputRefusal);
});

test('hospital and intensive care start in the growing mode, those who return from intensive care included', () => {
  const { model, start, growthPerDay: r } = exampleCalibration(0.03, { icuBeds: Infinity });
  model.severity.forEach(({ confirmed, severe, critical, fatal }, a) => {
    const [infectious, h, c] = [4, 5, 6].map((compartment) => start[9 * compartment + a] ?? 0) as Three;
    const returns = (1 - fatal) / model.icuStay;
    const inflow = (infectious * confirmed * severe) / model.infectiousPeriod;
    expect((r + 1 / model.hospitalStay) * h - returns * c).toBeCloseTo(inflow, 9);
    expect((r + 1 / model.icuStay) * c).toBeCloseTo((critical / model.hospitalStay) * h, 9);
    expect(c).toBeGreaterThan(0);
  });
});

type Three = [number, number, number];

test('deaths where the model has none, and fatal shares that had to be cut at 1, are said', () => {
  const nobodyDies = exampleModel({
    severity: exampleModel().severity.map((age) => ({ ...age, fatal: share(0), palliative: share(0) })),
  });
  const { start } = exampleCalibration(0.02);
  expect(scaleDeaths(nobodyDies, start, 5)).toMatchObject({
    ratio: null,
    warnings: [{ code: 'scenario.deaths-mismatch', params: { reported: 5, modelled: 0 } }],
  });
  expect(scaleDeaths(nobodyDies, start, 0).warnings).toEqual([]);
  const scaled = scaleDeaths(exampleModel(), start, 1e6);
  expect(scaled.warnings.map(({ code }) => code)).toEqual([
    'scenario.deaths-mismatch',
    'scenario.fatal-limited',
  ]);
  expect(Math.max(...scaled.model.severity.map(({ fatal }) => fatal))).toBe(1);
});
