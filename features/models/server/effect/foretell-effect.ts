import type { RequestContext } from '#platform/server/context.ts';
import { addDays, daysBetween } from '#platform/shared/calendar-days.ts';
import { inputHash } from '#simulation/numeric/run-record.ts';
import type { EffectAnswer } from '../../domain/effect/effect-on-cases.ts';
import { ensembleMembers, ensembleSeed } from '../../domain/scenario/ensemble-run.ts';
import { newestVersion } from '../../domain/scenario/model-versions.ts';
import {
  referenceParams,
  scenarioBounds,
  type ScenarioParams,
} from '../../domain/scenario/scenario-params.ts';
import { startOf, type ScenarioStart } from '../../domain/scenario/scenario-start.ts';
import { runModel } from '../runs/run-model.ts';
import { readStart } from '../scenario/read-start.ts';

/** Fewer contacts in a place from a day on; the reduction lies between `low` and `high`. Unit: per cent. */
export interface AskedReduction {
  yugoId: number;
  starts: string;
  /** Null = to the end of the weeks. */
  ends: string | null;
  weeks: number;
  low: number;
  high: number;
}

/** What the scenario model says such a reduction will do to the cases, with everything it was computed from. */
export interface ForetoldEffect extends Pick<EffectAnswer, 'weeks' | 'cases' | 'warnings'> {
  inputs: { start: ScenarioStart; params: ScenarioParams; members: number; seed: number };
  model: string;
  modelVersion: string;
  inputHash: string;
  /** The last day that was reported. */
  dataAsOf: string;
}

/** Why nothing can be computed: no series, in force already, beyond the model's year, or what the calibration lacks. */
export type NoEffect = 'no_data' | 'in_force' | 'too_far' | 'too_few_reports';

/** Runs the epidemic of a place with a reduction and without it, beside the process's own thread. */
export async function foretellEffect(
  { yugoId, starts, ends, weeks, low, high }: AskedReduction,
  context: RequestContext,
): Promise<ForetoldEffect | { lack: NoEffect }> {
  const known = await readStart(yugoId, context);
  if (known === null) return { lack: 'no_data' };
  const start = startOf(known);
  const { day } = start;
  if (starts <= day) return { lack: 'in_force' };
  const to = addDays(starts, 7 * weeks - 1);
  const days = Math.max(scenarioBounds.days.min, daysBetween(day, to));
  if (days > scenarioBounds.days.max) return { lack: 'too_far' };
  const interval = {
    name: '-',
    from: starts,
    to: ends !== null && ends < to ? ends : to,
    low,
    high,
    isOn: true,
  };
  const params: ScenarioParams = { ...referenceParams, days, contacts: [interval] };
  const drawn = { members: ensembleMembers, seed: ensembleSeed };
  const asked = { start, params, version: newestVersion, ...drawn, from: starts, weeks };
  const answer = await runModel(() => ({ kind: 'effect', ...asked }) as const, context);
  if (answer.status !== 'ok') return { lack: 'too_few_reports' };
  const inputs = { start, params, ...drawn };
  return {
    weeks: answer.weeks,
    cases: answer.cases,
    warnings: answer.warnings,
    inputs,
    model: 'seir-age-9',
    modelVersion: newestVersion,
    inputHash: inputHash({ ...inputs, starts, weeks }),
    dataAsOf: day,
  };
}
