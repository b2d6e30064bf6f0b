import type { EnsembleRuns } from '#simulation/epidemic/scenario/run-ensemble.ts';
import { memberSeries } from '#simulation/epidemic/scenario/run-ensemble.ts';
import { memberWarnings } from '#simulation/epidemic/scenario/summarise-ensemble.ts';
import { quantileOfSorted } from '#simulation/numeric/distribution/quantile.ts';
import type { Spread } from '#simulation/epidemic/scenario/summarise-ensemble.ts';
import { daysBetween } from '#platform/shared/calendar-days.ts';
import { toModelWarnings, type ModelWarning } from '../warning-codes.ts';
import { runEnsemble } from '../scenario/ensemble-run.ts';
import { referenceOf } from '../scenario/scenario-params.ts';
import { setUpScenario } from '../scenario/scenario-start.ts';
import type { AskedScenario } from '../scenario/simulate-scenario.ts';

/** Five quantiles over the members: the middle half and nine tenths of them. Unit: per cent. */
export interface EffectBand {
  q05: number;
  q25: number;
  q50: number;
  q75: number;
  q95: number;
}

/** A scenario whose effect is asked for, over so many whole weeks from a day on. */
export interface AskedEffect extends AskedScenario {
  from: string;
  weeks: number;
}

/** What a scenario does to the registered cases, or why that cannot be told. */
export interface EffectAnswer {
  status: 'ok' | 'insufficient';
  reason: string | null;
  /** Registered cases from the first day to the end of each week, against the same run without it. */
  weeks: EffectBand[];
  /** The same of the whole span. Unit: people. */
  cases: Spread | null;
  /** What is to be said of the answer before it is used. */
  warnings: ModelWarning[];
}

const nothing = { weeks: [], cases: null, warnings: [] };

/** Runs a scenario and its reference over the same draws and compares the cases of each member with its own reference. */
export async function effectOnCases({ from, weeks, ...asked }: AskedEffect): Promise<EffectAnswer> {
  const { start, params, version, members, seed } = asked;
  const setups = [params, referenceOf(params)].map((each) => setUpScenario(start, each, version));
  const runs: EnsembleRuns[] = [];
  const warnings: Parameters<typeof toModelWarnings>[0][number][] = [];
  for (const setup of setups) {
    if (setup.status !== 'ok') return { ...nothing, status: 'insufficient', reason: setup.reason };
    runs.push((await runEnsemble(setup, { members, seed }))!);
    warnings.push(...setup.calibration.warnings, ...memberWarnings(runs.at(-1)!));
  }
  const [own, reference] = runs as [EnsembleRuns, EnsembleRuns];
  const first = daysBetween(start.day, from);
  const sums = (of: EnsembleRuns, days: number): number[] =>
    Array.from({ length: members }, (_, member) =>
      memberSeries(of, 'registeredCases', member)
        .subarray(first, first + days)
        .reduce((sum, value) => sum + value, 0),
    );
  const spans = Array.from({ length: weeks }, (_, week) => 7 * (week + 1));
  const bands = spans.map((days) => bandOf(shareOff(sums(own, days), sums(reference, days))));
  if (bands.some((band) => band === null))
    return { ...nothing, status: 'insufficient', reason: 'effect.no-cases' };
  const without = sums(reference, 7 * weeks);
  const { q05, q50, q95 } = bandOf(sums(own, 7 * weeks).map((value, at) => value - without[at]!))!;
  return {
    status: 'ok',
    reason: null,
    weeks: bands as EffectBand[],
    cases: { q05, q50, q95 },
    warnings: toModelWarnings(warnings),
  };
}

/** How much more or less each member has than its reference, per cent; a member whose reference has nobody tells nothing. */
function shareOff(own: readonly number[], reference: readonly number[]): number[] {
  return own.flatMap((value, at) => (reference[at]! > 0 ? [100 * (value / reference[at]! - 1)] : []));
}

function bandOf(values: readonly number[]): EffectBand | null {
  if (values.length === 0) return null;
  const sorted = Float64Array.from(values).sort();
  const at = (level: number): number => quantileOfSorted(sorted, level);
  return { q05: at(0.05), q25: at(0.25), q50: at(0.5), q75: at(0.75), q95: at(0.95) };
}
