import {
  compareEnsembles,
  memberWarnings,
  type Spread,
} from '#simulation/epidemic/scenario/summarise-ensemble.ts';
import { memberSeries, type EnsembleRuns } from '#simulation/epidemic/scenario/run-ensemble.ts';
import { quantileOfSorted } from '#simulation/numeric/distribution/quantile.ts';
import { toModelWarnings, type ModelWarning } from '../warning-codes.ts';

/** Quantiles of the members day by day: 5, 25, 50, 75, 95 %. No member runs along one of them. */
export type DayBands = readonly [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array];

const levels = [0.05, 0.25, 0.5, 0.75, 0.95] as const;

/** When intensive care overflows: in which share of the members at all, and on which first day among those. */
export interface Overflow {
  share: number;
  /** Days after the start; null where it overflows in no member. */
  firstDay: Spread | null;
}

/** What the members of a scenario say together. Unit: people, days. */
export interface EnsembleResult {
  members: number;
  registered: DayBands;
  icuNeed: DayBands;
  /** Over the whole scenario. */
  cases: Spread;
  deaths: Spread;
  peakIcu: Spread;
  overflow: Overflow;
  /** What of the members had to be cut. */
  warnings: ModelWarning[];
}

/** Differences to the reference, member by member under the same chance; what touches 0 can't be told apart. */
export interface ScenarioDifference {
  cases: Spread;
  deaths: Spread;
  peakIcu: Spread;
  daysOver: Spread;
  overflowShare: number;
}

/** Sums the members up. */
export function resultOf(runs: EnsembleRuns): EnsembleResult {
  return {
    members: runs.members,
    registered: bandsOf(runs, 'registeredCases'),
    icuNeed: bandsOf(runs, 'icuNeed'),
    cases: spreadOf(casesOf(runs)),
    deaths: spreadOf(eachMember(runs, 'deathsCumulative', (values) => values[runs.days]!)),
    peakIcu: spreadOf(peaksOf(runs)),
    overflow: overflowOf(runs),
    warnings: toModelWarnings(memberWarnings(runs)),
  };
}

/** Compares a scenario with its reference; both were run by the same members. */
export function differenceTo(scenario: EnsembleRuns, reference: EnsembleRuns): ScenarioDifference {
  const { deaths, daysOverBeds } = compareEnsembles(scenario, reference);
  return {
    cases: spreadOf(minus(casesOf(scenario), casesOf(reference))),
    deaths,
    peakIcu: spreadOf(minus(peaksOf(scenario), peaksOf(reference))),
    daysOver: daysOverBeds,
    overflowShare: overflowOf(scenario).share - overflowOf(reference).share,
  };
}

/** Whether an interval lies on one side of 0. */
export function isDistinct({ q05, q95 }: Spread): boolean {
  return q05 > 0 || q95 < 0;
}

function overflowOf(runs: EnsembleRuns): Overflow {
  const firsts = eachMember(runs, 'icuOverflow', (values) => values.findIndex((people) => people > 0));
  const over = firsts.filter((day) => day >= 0);
  return { share: over.length / runs.members, firstDay: over.length === 0 ? null : spreadOf(over) };
}

/** Day 0 was registered already. */
function casesOf(runs: EnsembleRuns): number[] {
  return eachMember(runs, 'registeredCases', (values) =>
    values.reduce((sum, value, day) => (day === 0 ? 0 : sum + value), 0),
  );
}

function peaksOf(runs: EnsembleRuns): number[] {
  return eachMember(runs, 'icuNeed', (values) => values.reduce((most, value) => Math.max(most, value), 0));
}

type Series = Parameters<typeof memberSeries>[1];

function eachMember(runs: EnsembleRuns, series: Series, value: (values: Float32Array) => number): number[] {
  return Array.from({ length: runs.members }, (_, member) => value(memberSeries(runs, series, member)));
}

function bandsOf(runs: EnsembleRuns, series: Series): DayBands {
  const members = Array.from({ length: runs.members }, (_, member) => memberSeries(runs, series, member));
  const band = () => new Float64Array(runs.days + 1);
  const bands: DayBands = [band(), band(), band(), band(), band()];
  const today = new Float32Array(runs.members);
  for (let day = 0; day <= runs.days; day++) {
    members.forEach((values, member) => (today[member] = values[day]!));
    today.sort();
    levels.forEach((level, at) => (bands[at]![day] = quantileOfSorted(today, level)));
  }
  return bands;
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = Float64Array.from(values).sort();
  const at = (level: number) => quantileOfSorted(sorted, level);
  return { q05: at(0.05), q50: at(0.5), q95: at(0.95) };
}

function minus(one: readonly number[], other: readonly number[]): number[] {
  return one.map((value, at) => value - other[at]!);
}
