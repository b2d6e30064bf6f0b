import { requireFinite, requireSeries } from '#simulation/numeric/refusal.ts';
import type { Days, Persons, Share } from '#simulation/numeric/units.ts';
import type { SerialInterval } from '#simulation/epidemic/serial-interval.ts';
import { requireScenarioModel } from './scenario-fences.ts';
import type { ScenarioModel } from './scenario-model.ts';

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
  /** Serial interval that was observed, to be set against the model's own; a warning where they differ by more than 30 %. */
  readonly observedInterval?: Days;
  /** People in hospital on the start day, intensive care included, if reported. */
  readonly hospitalised?: Persons | null;
  /** Registered deaths of the last 14 days, if reported. */
  readonly recentDeaths?: Persons | null;
}

/** Refuses data or assumptions outside their bounds. */
export function requireCalibration({
  model,
  daily,
  populationByAge,
  ascertainment,
  immuneShare,
  ...rest
}: CalibrationInput): void {
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
