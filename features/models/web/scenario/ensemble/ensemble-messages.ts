import type { EnsembleResult, ScenarioDifference } from '#features/models/domain/scenario/ensemble-result.ts';
import type { ModelVersion } from '#features/models/domain/scenario/model-versions.ts';
import type { ScenarioParams } from '#features/models/domain/scenario/scenario-params.ts';
import type { ScenarioStart } from '#features/models/domain/scenario/scenario-start.ts';

/** A scenario with the version it was saved with. */
export interface ComparedScenario {
  params: ScenarioParams;
  version: ModelVersion;
}

/** What the worker is asked; a newer question ends the one before it. */
export interface EnsembleQuestion {
  id: number;
  start: ScenarioStart;
  version: ModelVersion;
  /** How many members each of them is run by. */
  members: number;
  own: ScenarioParams;
  /** Scenarios to stand beside, each judged by its own reference. */
  compared: readonly ComparedScenario[];
}

/** What the worker tells on its way; `done` members of the scenario on screen. */
export type EnsembleNews =
  | { id: number; kind: 'own'; done: number; result: EnsembleResult }
  | { id: number; kind: 'reference'; result: EnsembleResult; difference: ScenarioDifference | null }
  | { id: number; kind: 'compared'; at: number; difference: ScenarioDifference };
