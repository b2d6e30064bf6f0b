import type { PlaceStart } from '../../domain/population/place-start.ts';
import type { PopulationParams } from '../../domain/population/population-params.ts';
import type { PopulationResult } from '../../domain/population/write-result.ts';

/** A projection to be run beside the process's own thread. */
export interface PopulationTask {
  kind: 'population';
  start: PlaceStart;
  params: PopulationParams;
  reference: PopulationParams;
  /** 0 = no bands. */
  members: number;
  seed: number;
}

/** Every run that a thread does. */
export type ModelTask = PopulationTask;

/** What comes of each kind of task. */
export interface ModelAnswers {
  population: { scenario: PopulationResult; reference: PopulationResult };
}
