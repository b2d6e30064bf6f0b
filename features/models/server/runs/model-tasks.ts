import type { AskedEffect, EffectAnswer } from '../../domain/effect/effect-on-cases.ts';
import type { AskedPoverty, PovertyEffect } from '../../domain/effect/effect-on-poverty.ts';
import type { FamilyModel } from '../../domain/family/family-model.ts';
import type { RegionIncomes, RegionRollUp } from '../../domain/family/roll-up-region.ts';
import type { BudgetQuestion, FamilyResult } from '../../domain/family/run-family.ts';
import type { ModelWarning } from '../../domain/warning-codes.ts';
import type { PlaceStart } from '../../domain/population/place-start.ts';
import type { PopulationParams } from '../../domain/population/population-params.ts';
import type { AskedScenario, ScenarioAnswer } from '../../domain/scenario/simulate-scenario.ts';
import type { PopulationResult } from '../../domain/population/write-result.ts';

/** A projection to be run beside the process's own thread. */
export interface PopulationTask {
  kind: 'population';
  start: PlaceStart;
  params: PopulationParams;
  reference: PopulationParams;
  /** Of the model. */
  version: number;
  /** 0 = no bands. */
  members: number;
  seed: number;
}

/** Households to be reckoned, with a budget line of one of them. */
export interface FamilyTask {
  kind: 'family';
  model: FamilyModel;
  /** Of the rules' reckoning, not of the model that is kept. */
  version: number;
  budget: BudgetQuestion | null;
  /** The region that the package is spread over. */
  incomes: RegionIncomes | null;
}

/** A scenario and its reference to be run. */
export interface ScenarioTask extends AskedScenario {
  kind: 'scenario';
}

/** What a scenario does to the cases of some weeks. */
export interface EffectTask extends AskedEffect {
  kind: 'effect';
}

/** What a measure of the economy does to the families of a region. */
export interface PovertyTask extends AskedPoverty {
  kind: 'poverty';
}

/** Every run that a thread does. */
export type ModelTask = PopulationTask | FamilyTask | ScenarioTask | EffectTask | PovertyTask;

/** What comes of each kind of task. */
export interface ModelAnswers {
  population: { scenario: PopulationResult; reference: PopulationResult };
  family: FamilyResult & { region: RegionRollUp | null; warnings: ModelWarning[] };
  scenario: ScenarioAnswer;
  effect: EffectAnswer;
  poverty: PovertyEffect;
}
