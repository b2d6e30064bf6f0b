import { backtestRegions } from '#simulation/forecast/quality/backtest.ts';
import { forecastRegions } from '#simulation/forecast/forecast-regions.ts';
import { runMembers } from '#simulation/epidemic/scenario/run-ensemble.ts';
import { runScenario } from '#simulation/epidemic/scenario/run-scenario.ts';
import { forecastFuel } from '#simulation/economy/fuel-forecast.ts';
import { budgetLine } from '#simulation/family/budget-line.ts';
import { isoDateOf } from '#simulation/numeric/calendar.ts';
import { gammaQuantile } from '#simulation/numeric/distribution/gamma.ts';
import { createRandom } from '#simulation/numeric/random.ts';
import type { DayNumber, Rub, Share, Years } from '#simulation/numeric/units.ts';
import { demographicSpread } from '#simulation/parameters/population.ts';
import { resolveFamilyPolicy } from '#simulation/parameters/resolve-family-policy.ts';
import { projectEnsemble } from '#simulation/population/project-ensemble.ts';
import { projectPopulation } from '#simulation/population/project-population.ts';
import { exampleParameters, examplePopulation } from './example-population.ts';
import { exampleRegions } from './example-regions.ts';
import { exampleCalibration, exampleModel, exampleState } from './example-scenario.ts';

/** Numbers of every model by name: what must be the same wherever it is computed. `bits` are whole and must be equal. */
export interface Digest {
  readonly bits: readonly number[];
  readonly dates: readonly string[];
  readonly numbers: Readonly<Record<string, readonly number[]>>;
}

/** Runs every model once on fixed examples. */
export function digestOfModels(): Digest {
  const random = createRandom(42, 7);
  const regions = exampleRegions(5, 260);
  const backtest = backtestRegions(regions, 'deaths', 98);
  const base = examplePopulation();
  const parameters = exampleParameters();
  const spread = demographicSpread.value;
  const fuel = forecastFuel(Array.from({ length: 80 }, (_, week) => 50 + Math.sin(week) + week / 10));
  return {
    bits: Array.from({ length: 100 }, () => random.uint32()),
    dates: [18_320, 18_321, 18_322, 18_627, 18_628].map((day) => isoDateOf(day as DayNumber)),
    numbers: {
      normals: Array.from({ length: 100 }, () => random.normal()),
      gamma: [0.5, 3, 1e3, 1e6].map((shape) => gammaQuantile(shape, 0.9)),
      scenario: [...runScenario(exampleModel(), exampleState(20), 120).end],
      ensemble: [...ensemble()],
      forecast: forecastRegions(regions, 'cases').flatMap((one) =>
        one.status === 'ok' ? one.weekly.flat() : [],
      ),
      scores: backtest.status === 'ok' ? backtest.scored.slice(-50).map(({ model }) => model.wis) : [],
      projection: [...projectPopulation(base, parameters).total],
      bands: spread ? [...projectEnsemble(base, parameters, spread, { members: 20 }).q90] : [],
      family: budgetLine(family, resolveFamilyPolicy(2025)).map(({ disposable }) => disposable),
      fuel: fuel.status === 'ok' ? [...fuel.point] : [],
    },
  };
}

const family = {
  persons: [
    { age: 35 as Years, isParent: true, grossWage: 1 as Rub },
    { age: 5 as Years, isChild: true },
  ],
  housingCost: 5000 as Rub,
};

function ensemble(): Float32Array {
  const calibration = exampleCalibration(0.02);
  const spread = {
    reproductionSdFactor: 1.5,
    reproductionModelSd: 0.15 as Share,
    reproductionPersistence: 0.8 as Share,
    ascertainment: [0.2 as Share, 0.4 as Share],
    reductions: [],
    severityLogSd: 0.25,
  } as const;
  const runs = runMembers(calibration, spread, { days: 60, seed: 3, from: 0, to: 4 });
  return runs?.values ?? new Float32Array();
}
