import { describeRun, type RunRecord } from '#simulation/numeric/run-record.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import type { DayBands, EnsembleResult, ScenarioDifference } from './ensemble-result.ts';
import { ensembleSeed } from './ensemble-run.ts';
import type { ModelVersion } from './model-versions.ts';
import type { ScenarioParams } from './scenario-params.ts';
import { startOf, type ScenarioStart } from './scenario-start.ts';

interface Written {
  yugoId: number;
  name: string;
  start: ScenarioStart;
  params: ScenarioParams;
  version: ModelVersion;
  ensemble: {
    members: number;
    own: EnsembleResult | null;
    reference: EnsembleResult | null;
    difference: ScenarioDifference | null;
  };
}

/** A scenario with its result as a file: enough to compute it again. `computedAt` is the day of the data, as everything else in it. */
export function documentOf({ yugoId, name, start, params, version, ensemble }: Written) {
  return {
    place: { yugoId, name },
    startDay: start.day,
    params,
    members: ensemble.members,
    seed: ensembleSeed,
    meta: recordOf({ start: startOf(start), params, members: ensemble.members, seed: ensembleSeed }, version),
    result: ensemble.own && seriesOf(ensemble.own, start.day),
    reference: ensemble.reference && seriesOf(ensemble.reference, start.day),
    versusReference: ensemble.difference,
  };
}

interface RunInput {
  start: ScenarioStart;
  params: ScenarioParams;
  members: number;
  seed: number;
}

/** The record of a run: equal data, assumptions and version give an equal fingerprint. */
function recordOf(input: RunInput, version: ModelVersion): RunRecord {
  return describeRun({
    model: 'seir-age-9',
    modelVersion: version,
    dataAsOf: input.start.day,
    computedAt: input.start.day,
    input,
  });
}

function seriesOf({ registered, icuNeed, cases, deaths, peakIcu, overflow }: EnsembleResult, day: string) {
  return {
    days: Array.from(registered[2], (_, at) => addDays(day, at)),
    registeredCases: written(registered),
    icuNeed: written(icuNeed),
    totals: { cases, deaths, peakIcu },
    overflow,
  };
}

function written([q05, q25, q50, q75, q95]: DayBands) {
  const tenths = (values: Float64Array): number[] =>
    Array.from(values, (value) => Math.round(value * 10) / 10);
  return { q05: tenths(q05), q25: tenths(q25), q50: tenths(q50), q75: tenths(q75), q95: tenths(q95) };
}
