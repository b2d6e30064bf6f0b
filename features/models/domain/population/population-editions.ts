import { versionsOf, type Edition, type Editions } from '../editions.ts';
import { runBands, runPopulation } from './run-population.ts';

/** A version of the population model with what it computes by. */
export interface PopulationEdition extends Edition {
  readonly runPopulation: typeof runPopulation;
  readonly runBands: typeof runBands;
}

/** Every version of the population model, newest first. */
export const populationEditions = [
  { version: 2, day: '2026-11-28', runPopulation, runBands },
  { version: 1, day: '2026-11-22', runPopulation, runBands },
] as const satisfies Editions<PopulationEdition>;

/** Their numbers, newest first. */
export const populationVersions = versionsOf(populationEditions);
