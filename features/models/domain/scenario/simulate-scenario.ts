import { memberWarnings } from '#simulation/epidemic/scenario/summarise-ensemble.ts';
import type { Spread } from '#simulation/epidemic/scenario/summarise-ensemble.ts';
import type { EnsembleRuns } from '#simulation/epidemic/scenario/run-ensemble.ts';
import { toModelWarnings, type ModelWarning } from '../warning-codes.ts';
import { differenceTo, resultOf, type DayBands, type ScenarioDifference } from './ensemble-result.ts';
import { runEnsemble } from './ensemble-run.ts';
import type { ModelVersion } from './model-versions.ts';
import { referenceOf, type ScenarioParams } from './scenario-params.ts';
import { setUpScenario, type ScenarioSetup, type ScenarioStart } from './scenario-start.ts';
import { runOnce } from './single-run.ts';

/** What is to be run; 0 members = a single run alone. */
export interface AskedScenario {
  start: ScenarioStart;
  params: ScenarioParams;
  version: ModelVersion;
  members: number;
  seed: number;
}

/** A run as it travels: one entry a day from day 0 on. Unit: people. */
export interface WrittenRun {
  single: { registered: number[]; icuNeed: number[]; deaths: number[]; rEff: number[] };
  ensemble: WrittenEnsemble | null;
}

interface WrittenEnsemble {
  members: number;
  registered: WrittenBands;
  icuNeed: WrittenBands;
  cases: Spread;
  deaths: Spread;
  peakIcu: Spread;
  overflow: { share: number; firstDay: Spread | null };
}

type WrittenBands = Record<'q05' | 'q25' | 'q50' | 'q75' | 'q95', number[]>;

/** What comes of a scenario and its reference, or why nothing can. */
export interface ScenarioAnswer {
  status: 'ok' | 'insufficient';
  reason: string | null;
  reproduction: number | null;
  scenario: WrittenRun | null;
  reference: WrittenRun | null;
  difference: ScenarioDifference | null;
  /** Of the start and of the members of the scenario. */
  warnings: ModelWarning[];
}

const nothing = { reproduction: null, scenario: null, reference: null, difference: null, warnings: [] };

/** Runs a scenario and its reference over the same draws, as the screen does. */
export async function simulateScenario(asked: AskedScenario): Promise<ScenarioAnswer> {
  const { start, params, version } = asked;
  const own = setUpScenario(start, params, version);
  const reference = setUpScenario(start, referenceOf(params), version);
  if (own.status !== 'ok') return { ...nothing, status: 'insufficient', reason: own.reason };
  if (reference.status !== 'ok') return { ...nothing, status: 'insufficient', reason: reference.reason };
  const [ownRuns, referenceRuns] = [await membersOf(own, asked), await membersOf(reference, asked)];
  return {
    status: 'ok',
    reason: null,
    reproduction: own.calibration.reproduction.mean,
    scenario: writtenRun(own, ownRuns),
    reference: writtenRun(reference, referenceRuns),
    difference: ownRuns && referenceRuns && differenceTo(ownRuns, referenceRuns),
    warnings: toModelWarnings([...own.calibration.warnings, ...(ownRuns ? memberWarnings(ownRuns) : [])]),
  };
}

async function membersOf(
  setup: ScenarioSetup,
  { members, seed }: AskedScenario,
): Promise<EnsembleRuns | null> {
  return members === 0 ? null : runEnsemble(setup, { members, seed });
}

function writtenRun(setup: ScenarioSetup, runs: EnsembleRuns | null): WrittenRun {
  const { registered, icuNeed, deaths, rEff } = runOnce(setup);
  return {
    single: {
      registered: [...registered],
      icuNeed: [...icuNeed],
      deaths: [...deaths],
      rEff: [...rEff()],
    },
    ensemble: runs && writtenEnsemble(runs),
  };
}

function writtenEnsemble(runs: EnsembleRuns): WrittenEnsemble {
  const { registered, icuNeed, warnings: _said, ...totals } = resultOf(runs);
  return { ...totals, registered: writtenBands(registered), icuNeed: writtenBands(icuNeed) };
}

function writtenBands([q05, q25, q50, q75, q95]: DayBands): WrittenBands {
  return { q05: [...q05], q25: [...q25], q50: [...q50], q75: [...q75], q95: [...q95] };
}
