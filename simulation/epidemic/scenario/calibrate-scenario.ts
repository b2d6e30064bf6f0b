import type { Warning } from '#simulation/numeric/run-record.ts';
import { requireFinite } from '#simulation/numeric/refusal.ts';
import type { Insufficient } from '#simulation/numeric/refusal.ts';
import type { Days, Share } from '#simulation/numeric/units.ts';
import { estimateRt } from '#simulation/epidemic/estimate-rt.ts';
import { serialIntervalWeights } from '#simulation/epidemic/serial-interval.ts';
import type { SerialInterval } from '#simulation/epidemic/serial-interval.ts';
import { requireCalibration } from './calibration-input.ts';
import type { CalibrationInput } from './calibration-input.ts';
import { growthRate } from './epidemic-analytics.ts';
import { mitigationFactor } from './mitigation.ts';
import { highestR0 } from './scenario-fences.ts';
import type { ScenarioModel } from './scenario-model.ts';
import { scaleDeaths } from './scale-deaths.ts';
import { seasonFactor } from './season.ts';
import { startState } from './start-state.ts';

/** A model that starts where the data end. */
export interface Calibration {
  readonly status: 'ok';
  readonly model: ScenarioModel;
  /** State at day 0: 12 compartments · age groups. Unit: persons. */
  readonly start: Float64Array;
  /** Posterior of R (gamma) over the last 7 days and the growth per day that goes with its mean. */
  readonly reproduction: {
    readonly shape: number;
    readonly scale: number;
    readonly mean: number;
    readonly sd: number;
  };
  readonly growthPerDay: number;
  /** New infections on day 0. Unit: persons a day. */
  readonly infectionsPerDay: number;
  readonly registrationDelay: Days;
  readonly ascertainment: Share;
  /** Model over report where a report was given: in hospital on day 0; reported over model deaths of 14 days. */
  readonly hospitalRatio: number | null;
  readonly deathRatio: number | null;
  readonly warnings: readonly Warning[];
}

const minDays = 15;

/**
 * Finds R0 and the starting state from the last weeks of data, in closed form.
 *
 * @returns a calibration, or `insufficient` with reason `calibration.days` (under 15 days) or `calibration.cases` (nobody registered in the last week).
 * @throws InputRefusal for values out of bounds.
 *
 * Source: modelling.md 1.4 (calibration, steps 1 to 6).
 */
export function calibrateScenario(input: CalibrationInput): Calibration | Insufficient {
  requireCalibration(input);
  const { model, daily, ascertainment, registrationDelay = 7 as Days } = input;
  if (daily.length < minDays)
    return { status: 'insufficient', reason: 'calibration.days', needed: minDays, got: daily.length };
  const weekMean = daily.slice(-7).reduce((sum, cases) => sum + cases, 0) / 7;
  if (weekMean === 0) return { status: 'insufficient', reason: 'calibration.cases', needed: 1, got: 0 };
  const posterior = recentReproduction(input);
  const growthPerDay = growthRate(posterior.mean, model.latency, model.infectiousPeriod);
  // Three days centre the seven-day mean on its middle.
  const infectionsPerDay = (weekMean / ascertainment) * Math.exp(growthPerDay * (registrationDelay + 3));
  const start = startState(input, infectionsPerDay, growthPerDay);
  const transmission = seasonFactor(model.season, model.startDay) * mitigationFactor(model.mitigations, 0);
  const r0 = (posterior.mean * model.population) / (start.susceptible * transmission);
  requireFinite('r0', r0, 0, highestR0);
  const deaths = scaleDeaths({ ...model, r0 }, start.state, input.recentDeaths ?? null);
  return {
    status: 'ok',
    model: deaths.model,
    start: start.state,
    reproduction: posterior,
    growthPerDay,
    infectionsPerDay,
    registrationDelay,
    ascertainment,
    hospitalRatio: start.hospitalRatio,
    deathRatio: deaths.ratio,
    warnings: [...generationWarnings(input), ...start.warnings, ...deaths.warnings],
  };
}

/** Mean and spread of the time between infection and passing it on in the model itself: three latent stages, one infectious. */
export function generationInterval(latency: Days, infectiousPeriod: Days): SerialInterval {
  const sdDays = Math.sqrt(latency ** 2 / 3 + infectiousPeriod ** 2) as Days;
  return { meanDays: (latency + infectiousPeriod) as Days, sdDays };
}

function recentReproduction({ model, daily, serialInterval }: CalibrationInput) {
  const interval = serialInterval ?? generationInterval(model.latency, model.infectiousPeriod);
  const { shape, scale, mean, sd } = estimateRt(daily, serialIntervalWeights(interval, 60)).at(-1) as {
    shape: number;
    scale: number;
    mean: number;
    sd: number;
  };
  return { shape, scale, mean, sd };
}

function generationWarnings({ model, serialInterval, observedInterval }: CalibrationInput): Warning[] {
  const generation = model.latency + model.infectiousPeriod;
  const observed = serialInterval?.meanDays ?? observedInterval;
  if (observed === undefined || Math.abs(generation / observed - 1) <= 0.3) return [];
  const params = { generationDays: generation, serialIntervalDays: observed };
  return [{ code: 'scenario.generation-mismatch', severity: 'warn', params }];
}
