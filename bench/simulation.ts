import { fileURLToPath } from 'node:url';
import { backtestRegions } from '#simulation/forecast/quality/backtest.ts';
import { forecastRegions } from '#simulation/forecast/forecast-regions.ts';
import { runMembers } from '#simulation/epidemic/scenario/run-ensemble.ts';
import { runScenario } from '#simulation/epidemic/scenario/run-scenario.ts';
import { summariseEnsemble } from '#simulation/epidemic/scenario/summarise-ensemble.ts';
import { budgetLine } from '#simulation/family/budget-line.ts';
import type { Household } from '#simulation/family/household.ts';
import type { Rub, Share, Years } from '#simulation/numeric/units.ts';
import { demographicSpread } from '#simulation/parameters/population.ts';
import { resolveFamilyPolicy } from '#simulation/parameters/resolve-family-policy.ts';
import { projectEnsemble } from '#simulation/population/project-ensemble.ts';
import type { DemographicSpread } from '#simulation/population/draw-deviations.ts';
import { projectPopulation } from '#simulation/population/project-population.ts';
import { exampleParameters, examplePopulation } from '#simulation/testing/example-population.ts';
import { exampleCalibration, exampleModel, exampleState } from '#simulation/testing/example-scenario.ts';
import type { PointMemory } from '#simulation/forecast/point/points-of-regions.ts';
import { forecastMeasures } from '#simulation/forecast/series/region-history.ts';
import { quantileOfSorted } from '#simulation/numeric/distribution/quantile.ts';
import { historiesOf, readSeries } from '#tools/evaluate/forecast/read-series.ts';
import type { Line } from './bench.ts';

/** One thing timed: warmed, on one core, the middle round and the 95th of a hundred against their bars. */
interface Timed {
  readonly name: string;
  readonly barMs: number;
  /** Where the slowest rounds have a bar of their own. */
  readonly slowBarMs?: number;
  readonly rounds: number;
  /** Runs in one round; the time is divided by it. */
  readonly repeats: number;
  readonly run: () => unknown;
}

const { regions } = readSeries({
  file: fileURLToPath(new URL('../data/covid/daily.csv', import.meta.url)),
  columns: { date: 'date', region: 'yugo_id', cases: 'cases_total', deaths: 'deaths_total' },
  from: '2020-03-21',
  until: '2022-01-20',
  without: new Set(),
  country: '1180665',
});
const histories = historiesOf(regions);

const halfTerm = { fromDay: 30, toDay: 90, reduction: 0.3 as Share };
const calibration = exampleCalibration(0.03, { mitigations: [halfTerm] });
const spread = {
  reproductionSdFactor: 1.5,
  reproductionModelSd: 0.15 as Share,
  reproductionPersistence: 0.8 as Share,
  ascertainment: [0.2 as Share, 0.4 as Share],
  reductions: [[0.2 as Share, 0.4 as Share]],
  severityLogSd: 0.25,
} as const;
const model = exampleModel({ mitigations: [halfTerm] });
const state = exampleState(20);
const base = examplePopulation();
const parameters = exampleParameters({ horizonYears: 50 });
const policy = resolveFamilyPolicy(2025, {
  'housing.standard1': 4500,
  'housing.standard2': 3600,
  'housing.standard3': 3200,
});
const family: Household = {
  persons: [
    { age: 36 as Years, isParent: true, grossWage: 30_000 as Rub },
    { age: 34 as Years, isParent: true, grossWage: 20_000 as Rub },
    ...[14, 9, 4].map((age) => ({ age: age as Years, isChild: true })),
  ],
  housingCost: 8000 as Rub,
};

const timed: readonly Timed[] = [
  {
    name: 'scenario, 365 days × 9 ages',
    barMs: 5,
    rounds: 30,
    repeats: 20,
    run: () => runScenario(model, state, 365),
  },
  { name: 'scenario, 200 members with quantiles', barMs: 1000, rounds: 7, repeats: 1, run: runEnsemble },
  {
    name: 'projection, 50 years',
    barMs: 2,
    rounds: 30,
    repeats: 20,
    run: () => projectPopulation(base, parameters),
  },
  { name: 'projection, 200 members', barMs: 400, rounds: 15, repeats: 1, run: runProjections },
  {
    name: 'budget line, 151 points',
    barMs: 5,
    rounds: 30,
    repeats: 10,
    run: () => budgetLine(family, policy),
  },
  { name: 'fresh forecast, 85 regions × 2 measures', barMs: 500, rounds: 15, repeats: 1, run: runForecasts },
  {
    name: 'backtest, 85 regions × 75 origins × 2 measures',
    barMs: 10_000,
    rounds: 3,
    repeats: 1,
    run: runBacktests,
  },
];

/** Times every model of the library on the processor. */
export function measure(): Promise<Line[]> {
  return Promise.resolve(timed.flatMap(linesOf));
}

function linesOf(one: Timed): Line[] {
  const times = timeOf(one);
  const line = (share: number, bar: number): Line => {
    const ms = quantileOfSorted(times, share);
    return {
      what: `${one.name}, p${Math.round(100 * share)}`,
      value: `${ms.toFixed(2)} ms`,
      bar: `${bar} ms`,
      ok: ms <= bar,
    };
  };
  return [line(0.5, one.barMs), line(0.95, one.slowBarMs ?? 2 * one.barMs)];
}

function timeOf({ rounds, repeats, run }: Timed): number[] {
  for (let i = 0; i < 3; i++) run();
  const times = Array.from({ length: rounds }, () => {
    const started = process.cpuUsage();
    for (let i = 0; i < repeats; i++) run();
    const { user, system } = process.cpuUsage(started);
    // Time on the processor: what other processes take meanwhile doesn't count.
    return (user + system) / 1000 / repeats;
  });
  return times.sort((a, b) => a - b);
}

function runEnsemble(): unknown {
  const runs = runMembers(calibration, spread, { days: 365, seed: 1, from: 0, to: 200 });
  return runs && summariseEnsemble(runs);
}

function runProjections(): unknown {
  return projectEnsemble(base, parameters, demographicSpread.value as DemographicSpread);
}

function runForecasts(): unknown {
  const memory: PointMemory = new Map();
  return forecastMeasures.map((one) => forecastRegions(histories, one, undefined, undefined, memory));
}

function runBacktests(): unknown {
  return forecastMeasures.map((one) => backtestRegions(histories, one, 120));
}
