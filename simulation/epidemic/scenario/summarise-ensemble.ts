import { quantileOfSorted } from '#simulation/numeric/distribution/quantile.ts';
import { refuse } from '#simulation/numeric/refusal.ts';
import type { Warning } from '#simulation/numeric/run-record.ts';
import type { Share } from '#simulation/numeric/units.ts';
import { memberLimits } from './draw-members.ts';
import { ensembleSeries, memberSeries } from './run-ensemble.ts';
import type { EnsembleRuns, EnsembleSeries } from './run-ensemble.ts';

/** Mean and quantiles by day. Bands are day by day: no member runs along one of them. */
export interface SeriesBands {
  readonly mean: Float64Array;
  readonly q05: Float64Array;
  readonly q25: Float64Array;
  readonly q50: Float64Array;
  readonly q75: Float64Array;
  readonly q95: Float64Array;
}

/** Three quantiles over members. */
export interface Spread {
  readonly q05: number;
  readonly q50: number;
  readonly q95: number;
}

/** What an ensemble says. */
export interface EnsembleSummary {
  readonly bands: Readonly<Record<EnsembleSeries, SeriesBands>>;
  readonly infections: Spread;
  readonly deaths: Spread;
  /** Highest need of intensive care over each member's own course, and the day it falls on. */
  readonly peakIcuNeed: Spread;
  readonly peakIcuDay: Spread;
  /** Share of members that need more beds than there are, by day. */
  readonly shareOverBeds: readonly Share[];
  /** Which draws had to be cut, in how many members. */
  readonly warnings: readonly Warning[];
}

/** Summarises all series; sorts once a day and series. Source: modelling.md 1.4 (ensemble). */
export function summariseEnsemble(runs: EnsembleRuns): EnsembleSummary {
  const bands = Object.fromEntries(ensembleSeries.map((series) => [series, bandsOf(runs, series)]));
  const ends = (series: EnsembleSeries) =>
    spreadOf(eachMember(runs, series, (values) => values[runs.days] as number));
  const peaks = eachMember(runs, 'icuNeed', (values) => Math.max(...values));
  const peakDays = eachMember(runs, 'icuNeed', (values) => values.indexOf(Math.max(...values)));
  const shareOverBeds = Array.from({ length: runs.days + 1 }, (_, day) => {
    const over = eachMember(runs, 'icuOverflow', (values) => ((values[day] as number) > 0 ? 1 : 0));
    return (over.reduce((sum, one) => sum + one, 0) / runs.members) as Share;
  });
  return {
    bands: bands as Record<EnsembleSeries, SeriesBands>,
    infections: ends('infectionsCumulative'),
    deaths: ends('deathsCumulative'),
    peakIcuNeed: spreadOf(peaks),
    peakIcuDay: spreadOf(peakDays),
    shareOverBeds,
    warnings: memberWarnings(runs),
  };
}

/** What of the members had to be cut, and in how many (`scenario.severity-limited`, `scenario.infected-limited`, `scenario.r0-limited`). */
export function memberWarnings(runs: Pick<EnsembleRuns, 'limited' | 'members'>): Warning[] {
  return memberLimits
    .filter((limit) => runs.limited[limit] > 0)
    .map((limit) => ({
      code: `scenario.${limit}-limited`,
      severity: 'info',
      params: { members: runs.limited[limit], of: runs.members },
    }));
}

/** Difference of a scenario to the reference, member by member; an interval around 0 means "no distinguishable effect". */
export interface EnsembleDifference {
  readonly deaths: Spread;
  readonly infections: Spread;
  /** Days on which intensive care overflows. */
  readonly daysOverBeds: Spread;
  readonly isDistinguishable: boolean;
}

/** Compares two ensembles of the same seed, length and size. Source: modelling.md 1.4, 6. */
export function compareEnsembles(scenario: EnsembleRuns, reference: EnsembleRuns): EnsembleDifference {
  if (scenario.days !== reference.days || scenario.members !== reference.members)
    refuse({ path: 'reference', code: 'wrong-shape', got: `${reference.members} × ${reference.days}` });
  const differ = (series: EnsembleSeries, value: (values: Float32Array) => number) => {
    const of = (runs: EnsembleRuns) => eachMember(runs, series, value);
    const base = of(reference);
    return spreadOf(of(scenario).map((one, member) => one - (base[member] as number)));
  };
  const last = (values: Float32Array) => values[scenario.days] as number;
  const deaths = differ('deathsCumulative', last);
  return {
    deaths,
    infections: differ('infectionsCumulative', last),
    daysOverBeds: differ('icuOverflow', (values) =>
      values.reduce((sum, people) => sum + (people > 0 ? 1 : 0), 0),
    ),
    isDistinguishable: deaths.q05 > 0 || deaths.q95 < 0,
  };
}

function bandsOf(runs: EnsembleRuns, series: EnsembleSeries): SeriesBands {
  const length = runs.days + 1;
  const [mean, q05, q25, q50, q75, q95] = Array.from({ length: 6 }, () => new Float64Array(length)) as Six;
  const day1 = new Float32Array(runs.members);
  const all = runs.values;
  const start = ensembleSeries.indexOf(series) * runs.members * length;
  for (let day = 0; day < length; day++) {
    let sum = 0;
    for (let member = 0; member < runs.members; member++) {
      const value = all[start + member * length + day] as number;
      day1[member] = value;
      sum += value;
    }
    day1.sort();
    mean[day] = sum / runs.members;
    q05[day] = quantileOfSorted(day1, 0.05);
    q25[day] = quantileOfSorted(day1, 0.25);
    q50[day] = quantileOfSorted(day1, 0.5);
    q75[day] = quantileOfSorted(day1, 0.75);
    q95[day] = quantileOfSorted(day1, 0.95);
  }
  return { mean, q05, q25, q50, q75, q95 };
}

type Six = [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array, Float64Array];

function eachMember(
  runs: EnsembleRuns,
  series: EnsembleSeries,
  value: (values: Float32Array) => number,
): number[] {
  return Array.from({ length: runs.members }, (_, member) => value(memberSeries(runs, series, member)));
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = Float64Array.from(values).sort();
  const at = (p: number) => quantileOfSorted(sorted, p);
  return { q05: at(0.05), q50: at(0.5), q95: at(0.95) };
}
