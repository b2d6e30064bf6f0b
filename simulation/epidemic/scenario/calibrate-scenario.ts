import type { Warning } from '#simulation/numeric/run-record.ts';
import { requireFinite, requireSeries } from '#simulation/numeric/refusal.ts';
import type { Insufficient } from '#simulation/numeric/refusal.ts';
import type { Days, Persons, Share } from '#simulation/numeric/units.ts';
import { estimateRt } from '#simulation/epidemic/estimate-rt.ts';
import { serialIntervalWeights } from '#simulation/epidemic/serial-interval.ts';
import type { SerialInterval } from '#simulation/epidemic/serial-interval.ts';
import { growthRate } from './epidemic-analytics.ts';
import { mitigationFactor } from './mitigation.ts';
import { requireScenarioModel } from './scenario-model.ts';
import type { ScenarioModel } from './scenario-model.ts';
import { scaleDeaths } from './scale-deaths.ts';
import { seasonFactor } from './season.ts';
import { startState } from './start-state.ts';

/** What a region's data say about the day a scenario starts. */
export interface CalibrationInput {
  /** All of the model but its R0, which is found. */
  readonly model: Omit<ScenarioModel, 'r0'>;
  /** daily[day] — registered cases up to the start day, at least 15 days. Unit: persons. */
  readonly daily: readonly number[];
  /** People by age group; their sum is the model's population. */
  readonly populationByAge: readonly number[];
  /** Registered cases over infections. */
  readonly ascertainment: Share;
  /** Share of people who can't be infected at the start. */
  readonly immuneShare: Share;
  /** From infection to registration; 7 days unless the operator knows better. */
  readonly registrationDelay?: Days;
  /** Serial interval for R; the model's own generation interval when left out, so that R and growth agree. */
  readonly serialInterval?: SerialInterval;
  /** People in hospital on the start day, intensive care included, if reported. */
  readonly hospitalised?: Persons | null;
  /** Registered deaths of the last 14 days, if reported. */
  readonly recentDeaths?: Persons | null;
}

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

const fewestDays = 15;

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
  if (daily.length < fewestDays)
    return { status: 'insufficient', reason: 'calibration.days', needed: fewestDays, got: daily.length };
  const weekMean = daily.slice(-7).reduce((sum, cases) => sum + cases, 0) / 7;
  if (weekMean === 0) return { status: 'insufficient', reason: 'calibration.cases', needed: 1, got: 0 };
  const posterior = recentReproduction(input);
  const growthPerDay = growthRate(posterior.mean, model.latency, model.infectiousPeriod);
  // Three days centre the seven-day mean on its middle.
  const infectionsPerDay = (weekMean / ascertainment) * Math.exp(growthPerDay * (registrationDelay + 3));
  const start = startState(input, infectionsPerDay, growthPerDay);
  const transmission = seasonFactor(model.season, model.startDay) * mitigationFactor(model.mitigations, 0);
  const r0 = (posterior.mean * model.population) / (start.susceptible * transmission);
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

function generationWarnings({ model, serialInterval }: CalibrationInput): Warning[] {
  const generation = model.latency + model.infectiousPeriod;
  if (!serialInterval || Math.abs(generation / serialInterval.meanDays - 1) <= 0.3) return [];
  const params = { generationDays: generation, serialIntervalDays: serialInterval.meanDays };
  return [{ code: 'scenario.generation-mismatch', severity: 'warn', params }];
}

function requireCalibration({
  model,
  daily,
  populationByAge,
  ascertainment,
  immuneShare,
  ...rest
}: CalibrationInput) {
  requireScenarioModel({ ...model, r0: 1 });
  requireSeries('daily', daily);
  requireSeries('populationByAge', populationByAge, { length: model.severity.length });
  const sum = populationByAge.reduce((total, people) => total + people, 0);
  requireFinite('populationByAge', sum / model.population, 1 - 1e-6, 1 + 1e-6);
  requireFinite('ascertainment', ascertainment, 0.05, 1);
  requireFinite('immuneShare', immuneShare, 0, 0.95);
  if (rest.registrationDelay !== undefined) requireFinite('registrationDelay', rest.registrationDelay, 0, 30);
  if (rest.hospitalised != null) requireFinite('hospitalised', rest.hospitalised, 0);
  if (rest.recentDeaths != null) requireFinite('recentDeaths', rest.recentDeaths, 0);
}
