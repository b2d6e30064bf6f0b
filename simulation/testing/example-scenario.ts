import { dayNumber } from '#simulation/numeric/calendar.ts';
import { days, persons } from '#simulation/numeric/units.ts';
import { earlySeverity } from '#simulation/parameters/scenario.ts';
import { calibrateScenario } from '#simulation/epidemic/scenario/calibrate-scenario.ts';
import type { Calibration } from '#simulation/epidemic/scenario/calibrate-scenario.ts';
import { compartmentCount } from '#simulation/epidemic/scenario/scenario-model.ts';
import type { ScenarioModel } from '#simulation/epidemic/scenario/scenario-model.ts';
import type { Share } from '#simulation/numeric/units.ts';

/** A region of 900 000 people, 100 000 in each of nine groups, for tests and benches. */
export function exampleModel(changes: Partial<ScenarioModel> = {}): ScenarioModel {
  return {
    population: persons(900_000),
    severity: earlySeverity.value ?? [],
    r0: 2,
    latency: days(3),
    infectiousPeriod: days(5),
    hospitalStay: days(8),
    icuStay: days(14),
    icuBeds: 50,
    overflowSeverity: 2,
    importsPerDay: persons(0),
    season: { amplitude: 0, peakMonth: 0 },
    startDay: dayNumber('2020-10-01'),
    mitigations: [],
    ...changes,
  };
}

/** All susceptible but `infectious` people of every group. */
export function exampleState(infectious: number, groups = 9): Float64Array {
  const state = new Float64Array(compartmentCount * groups);
  state.fill(100_000 - infectious, 0, groups);
  state.fill(infectious, 4 * groups, 5 * groups);
  return state;
}

/** A calibration on registered cases that grow by `growth` a day to `last` on the last one. */
export function exampleCalibration(
  growth: number,
  changes: Partial<ScenarioModel> = {},
  last = 100,
): Calibration {
  const { r0: _, ...model } = exampleModel(changes);
  const calibration = calibrateScenario({
    model,
    daily: Array.from({ length: 60 }, (__, day) => last * Math.exp(growth * (day - 59))),
    populationByAge: model.severity.map(() => 100_000),
    ascertainment: 0.3 as Share,
    immuneShare: 0.1 as Share,
  });
  if (calibration.status !== 'ok') throw new Error(calibration.reason);
  return calibration;
}
