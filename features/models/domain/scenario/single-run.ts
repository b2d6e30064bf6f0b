import { registeredCases, registrationOf } from '#simulation/epidemic/scenario/registered-cases.ts';
import { effectiveR, runScenario, seriesOf } from '#simulation/epidemic/scenario/run-scenario.ts';
import type { ScenarioSetup } from './scenario-start.ts';

/** One run without chance, by day from day 0 on. Unit: people. */
export interface SingleRun {
  registered: Float64Array;
  icuNeed: Float64Array;
  deaths: Float64Array;
  /** R of each day, computed where it is told: nothing on screen draws it. */
  rEff: () => Float64Array;
}

/** Runs the calibrated model once: what is redrawn while something is moved. */
export function runOnce({ calibration, spread, days, singlePersistence }: ScenarioSetup): SingleRun {
  const { mean } = calibration.reproduction;
  // R drifts back towards 1 as in the members: otherwise the line would jump when they come.
  const model = { ...calibration.model, r0: calibration.model.r0 * mean ** (singlePersistence - 1) };
  const run = runScenario(model, calibration.start, days);
  const susceptible = seriesOf(run, 'susceptible');
  const critical = seriesOf(run, 'critical');
  const overflow = seriesOf(run, 'overflow');
  const deaths = seriesOf(run, 'deaths');
  const registered = registeredCases(
    registrationOf(calibration.registrationDelay, spread.registrationDelaySd),
    calibration,
    (day) => susceptible[day]! - susceptible[Math.min(day, days - 1) + 1]!,
  );
  return {
    registered: critical.map((_, day) => registered(day)),
    icuNeed: critical.map((people, day) => people + overflow[day]!),
    deaths: deaths.map((people) => people - deaths[0]!),
    rEff: () => effectiveR(model, run),
  };
}
