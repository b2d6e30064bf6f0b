import { calibrateScenario } from '#simulation/epidemic/scenario/calibrate-scenario.ts';
import { memberSeries, runMembers } from '#simulation/epidemic/scenario/run-ensemble.ts';
import type { EnsembleRuns } from '#simulation/epidemic/scenario/run-ensemble.ts';
import { baselineQuantiles, weeklySums } from '#simulation/forecast/bands/baseline.ts';
import { phaseOf, scoreQuantiles } from '#simulation/forecast/quality/score-forecasts.ts';
import type { ScoredForecast } from '#simulation/forecast/quality/score-forecasts.ts';
import { hubLevels, quantileOfSorted } from '#simulation/numeric/distribution/quantile.ts';
import type { DayNumber, Persons, Share } from '#simulation/numeric/units.ts';
import { earlySeverity, scenarioParameters as defaults } from '#simulation/parameters/scenario.ts';
import type { Parameter } from '#simulation/parameters/parameter.ts';
import { suppliedOr } from '#simulation/parameters/supplied.ts';

/** One region at one origin: what was known then and what came. */
export interface CheckedOrigin {
  readonly region: number;
  /** Days known. */
  readonly origin: number;
  /** Calendar day of the last known one: day 0 of the scenario. */
  readonly startDay: DayNumber;
  /** daily[day] — registered cases as known at the origin, `origin` entries. Unit: persons. */
  readonly known: Float64Array;
  /** The same series with all that came later, for the observed weeks. */
  readonly final: Float64Array;
  readonly peopleByAge: readonly number[];
}

const weeks = 4;
const calibrationDays = 90;

/** The range a user would leave around the default of 0.3. */
const ascertainmentRange = [0.2 as Share, 0.45 as Share] as const;

/** Scores of the scenario "nothing changes" beside the baseline's, one a week; none when calibration has too little data. */
export function checkOrigin(checked: CheckedOrigin, members: number, seed: number): ScoredForecast[] {
  const calibration = calibrateScenario(calibrationInput(checked));
  if (calibration.status !== 'ok') return [];
  const spread = {
    reproductionSdFactor: defaultOf('reproductionSdFactor'),
    reproductionModelSd: defaultOf('reproductionModelSd'),
    reproductionPersistence: defaultOf('reproductionPersistence'),
    ascertainment: ascertainmentRange,
    reductions: [],
    severityLogSd: defaultOf('severityLogSd'),
    registrationDelaySd: defaultOf('registrationDelaySd'),
  };
  const runs = runMembers(calibration, spread, { days: 7 * weeks, seed, from: 0, to: members });
  return runs ? scoreWeeks(checked, runs) : [];
}

function calibrationInput({ known, peopleByAge, startDay }: CheckedOrigin) {
  const population = peopleByAge.reduce((sum, people) => sum + people, 0);
  const ascertainment = defaultOf('ascertainment');
  const registered = known.reduce((sum, cases) => sum + cases, 0);
  return {
    model: {
      population: population as Persons,
      severity: suppliedOr('severity', null, earlySeverity),
      latency: defaultOf('latency'),
      infectiousPeriod: defaultOf('infectiousPeriod'),
      hospitalStay: defaultOf('hospitalStay'),
      icuStay: defaultOf('icuStay'),
      icuBeds: Infinity,
      overflowSeverity: defaultOf('overflowSeverity'),
      importsPerDay: ((defaultOf('importsPer100kPerDay') * population) / 100_000) as Persons,
      season: {
        amplitude: defaultOf('seasonAmplitude'),
        peakMonth: defaultOf('seasonPeakMonth'),
      },
      startDay,
      mitigations: [],
    },
    daily: [...known.subarray(-calibrationDays)],
    populationByAge: peopleByAge,
    ascertainment,
    immuneShare: Math.min(0.95, registered / ascertainment / population) as Share,
  };
}

function scoreWeeks({ region, origin, known, final }: CheckedOrigin, runs: EnsembleRuns): ScoredForecast[] {
  const weekly = weeklySums(known, origin);
  const baseline = baselineQuantiles(weekly, hubLevels, weeks);
  return baseline.map((stays, h) => {
    const sums = Float64Array.from({ length: runs.members }, (_, member) =>
      weekOf(memberSeries(runs, 'registeredCases', member), 7 * h + 1),
    ).sort();
    const quantiles = hubLevels.map((p) => quantileOfSorted(sums, p));
    const observed = weekOf(final, origin + 7 * h);
    const median = quantiles[11] ?? Number.NaN;
    return {
      region,
      origin,
      horizonWeeks: h + 1,
      phase: phaseOf(weekly),
      observed,
      point: median,
      median,
      low95: quantiles[1] ?? Number.NaN,
      high95: quantiles[21] ?? Number.NaN,
      model: scoreQuantiles(quantiles, median, observed),
      baseline: scoreQuantiles(stays, weekly.at(-1) ?? 0, observed),
    };
  });
}

type NumberName = Exclude<keyof typeof defaults, 'icuBeds' | 'immuneShare'>;

function defaultOf<Name extends NumberName>(name: Name) {
  return suppliedOr(name, null, defaults[name] as Parameter<NonNullable<(typeof defaults)[Name]['value']>>);
}

function weekOf(daily: ArrayLike<number>, from: number): number {
  let sum = 0;
  for (let day = from; day < from + 7; day++) sum += daily[day] ?? Number.NaN;
  return sum;
}
