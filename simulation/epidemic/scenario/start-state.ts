import type { Warning } from '#simulation/numeric/run-record.ts';
import { refuse } from '#simulation/numeric/refusal.ts';
import type { CalibrationInput } from './calibration-input.ts';
import { compartmentCount, scenarioRates } from './scenario-model.ts';
import type { AgeSeverity } from './scenario-model.ts';
import { fillBeds } from './step-state.ts';

/** The state at day 0, how many of it are susceptible, and the hospital's model over report where reported. */
export interface StartState {
  readonly state: Float64Array;
  readonly susceptible: number;
  readonly hospitalRatio: number | null;
  readonly warnings: readonly Warning[];
}

/**
 * The growing mode of the model at these infections a day, split over ages by population.
 *
 * @param infectionsPerDay  new infections on day 0. Unit: persons a day.
 * @param growthPerDay      r; where people leave hospital more slowly than infections fall, the hospital part uses the slowest
 *                          decline the hospital can follow and says so.
 *
 * Source: modelling.md 1.4 (calibration, steps 3 and 4).
 */
export function startState(
  input: CalibrationInput,
  infectionsPerDay: number,
  growthPerDay: number,
): StartState {
  const { model, populationByAge, immuneShare } = input;
  const groups = model.severity.length;
  const state = new Float64Array(compartmentCount * groups);
  const hospital = hospitalGrowth(input, growthPerDay);
  populationByAge.forEach((people, a) => {
    const column = startColumn(
      input,
      a,
      (infectionsPerDay * people) / model.population,
      growthPerDay,
      hospital.rate,
    );
    column.forEach((value, compartment) => (state[compartment * groups + a] = value));
  });
  const hospitalRatio = scaleHospital(input, state, groups);
  placeOthers(state, groups, populationByAge, immuneShare);
  fillBeds(scenarioRates({ ...model, r0: 1 }), state);
  const susceptible = state.subarray(0, groups).reduce((sum, people) => sum + people, 0);
  return {
    state,
    susceptible,
    hospitalRatio,
    warnings: [...hospital.warnings, ...ratioWarnings(hospitalRatio)],
  };
}

function startColumn(
  { model }: CalibrationInput,
  a: number,
  infections: number,
  r: number,
  rHospital: number,
): number[] {
  const latent = 3 / model.latency;
  const e1 = infections / (r + latent);
  const e2 = (e1 * latent) / (r + latent);
  const e3 = (e2 * latent) / (r + latent);
  const infectious = (e3 * latent) / (r + 1 / model.infectiousPeriod);
  const { confirmed, severe, critical, fatal } = model.severity[a] as AgeSeverity;
  const toCritical = critical / model.hospitalStay;
  const back = (1 - fatal) / model.icuStay;
  const leavesIcu = rHospital + 1 / model.icuStay;
  const inflow = (infectious * confirmed * severe) / model.infectiousPeriod;
  const h = inflow / (rHospital + 1 / model.hospitalStay - (back * toCritical) / leavesIcu);
  return [0, e1, e2, e3, infectious, h, (toCritical * h) / leavesIcu, 0];
}

// In the growing mode the hospital follows infections; below its own slowest decline the 2×2 system has no positive solution.
function hospitalGrowth(
  { model }: CalibrationInput,
  growthPerDay: number,
): { rate: number; warnings: Warning[] } {
  const slowest = -0.5 * Math.min(1 / model.hospitalStay, 1 / model.icuStay);
  if (growthPerDay >= slowest) return { rate: growthPerDay, warnings: [] };
  const params = { growthPerDay, used: slowest };
  return { rate: slowest, warnings: [{ code: 'scenario.hospital-decline', severity: 'warn', params }] };
}

function scaleHospital(
  { hospitalised }: CalibrationInput,
  state: Float64Array,
  groups: number,
): number | null {
  if (hospitalised == null) return null;
  const ill = state.subarray(5 * groups, 7 * groups);
  const modelled = ill.reduce((sum, people) => sum + people, 0);
  if (modelled === 0 || hospitalised === 0) return null;
  for (let i = 0; i < ill.length; i++) ill[i] = ((ill[i] as number) * hospitalised) / modelled;
  return modelled / hospitalised;
}

function placeOthers(
  state: Float64Array,
  groups: number,
  populationByAge: readonly number[],
  immuneShare: number,
): void {
  populationByAge.forEach((people, a) => {
    let infected = 0;
    for (let compartment = 1; compartment < 8; compartment++)
      infected += state[compartment * groups + a] as number;
    const susceptible = people * (1 - immuneShare) - infected;
    if (susceptible < 0)
      refuse({
        path: `populationByAge[${a}]`,
        code: 'inconsistent',
        min: infected / (1 - immuneShare),
        got: people,
      });
    state[a] = susceptible;
    state[8 * groups + a] = people * immuneShare;
  });
}

function ratioWarnings(ratio: number | null): Warning[] {
  if (ratio === null || (ratio >= 0.3 && ratio <= 3)) return [];
  return [{ code: 'scenario.hospital-mismatch', severity: 'warn', params: { ratio } }];
}
